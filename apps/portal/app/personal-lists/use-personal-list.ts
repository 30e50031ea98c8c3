import { CONTINUE_SOURCE, type LobbyKind } from '@herna/contract'
import { type Catalogue, formatCurrency, type MoneyStyle } from '@herna/rules'
import {
  lobbyOfSource,
  mostPlayed,
  opensInLiveCasino,
  type PlayerSource,
  partOf,
  playedNewestFirst,
  isSpecialSource,
  type SpecialSource,
  recentlyPlayed,
  triedOnce,
} from '@herna/rules/personal'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { useRouteLoaderData } from 'react-router'
import { gamesToPlayFree, gamingBonusesState, loadBonuses, onGamingBonuses } from '../bonuses/index.ts'
import { useCatalogue } from '../catalogue-index/index.ts'
import { tileAt, type TileView } from '../game/index.ts'
import { type PublicConfiguration, useMoneyStyle, usePreview } from '../config/index.ts'
import { favouriteCodes, favouritesState, loadFavourites, onFavourites } from '../favourites/index.ts'
import { personalisedGames, playerGames, specialCategories, triedGames, wins } from '../player-data/index.ts'
import { isInLobby } from '../recommendations/index.ts'
import { addressOf } from '../urls/index.ts'
import { personalText } from './personal-texts.ts'

export interface PersonalList {
  state: 'loading' | 'failed' | 'ready'
  tiles: readonly TileView[]
  retry(): void
}

type State = 'off' | 'idle' | 'loading' | 'failed' | 'ready'
interface Source {
  subscribe(listener: () => void): () => void
  state(): State
  codes(): readonly string[]
  load(): Promise<void>
}
type Games = NonNullable<ReturnType<typeof playerGames.get>['value']>
const playedGamesSource = (part: typeof playerGames, pick: (games: Games) => string[]): Source => ({
  subscribe: part.subscribe,
  state: () => part.get().state,
  codes: () => pick(part.get().value ?? []),
  load: part.load,
})
const favouritesSource: Source = { subscribe: onFavourites, state: favouritesState, codes: favouriteCodes, load: loadFavourites }
const freePlaySource = (kind: 'free-spins' | 'golden-chips'): Source => ({
  subscribe: onGamingBonuses,
  state: gamingBonusesState,
  codes: () => gamesToPlayFree(kind),
  load: loadBonuses,
})
const specialSource = (source: SpecialSource): Source => ({
  subscribe: specialCategories.subscribe,
  state: () => specialCategories.get().state,
  codes: () => specialCategories.get().value?.find((category) => category.source === source)?.games ?? [],
  load: specialCategories.load,
})

/** The data source of each list [3.9]. */
const SOURCES: Record<PlayerSource, Source> = {
  Favourites: favouritesSource,
  FavouritesLive: favouritesSource,
  MostPlayed: playedGamesSource(playerGames, mostPlayed),
  RecentlyPlayed: playedGamesSource(playerGames, recentlyPlayed),
  TriedOnce: playedGamesSource(triedGames, triedOnce),
  ContinuePlaying: playedGamesSource(triedGames, playedNewestFirst),
  RecentWins: {
    subscribe: wins.subscribe,
    state: () => wins.get().state,
    codes: () => (wins.get().value ?? []).map(({ code }) => code),
    load: wins.load,
  },
  FreeSpins: freePlaySource('free-spins'),
  GoldenChips: freePlaySource('golden-chips'),
  BloomreachPersonalized: {
    subscribe: personalisedGames.subscribe,
    state: () => personalisedGames.get().state,
    codes: () => personalisedGames.get().value ?? [],
    load: personalisedGames.load,
  },
  PopularPggService: specialSource('PopularPggService'),
  TrendingPggService: specialSource('TrendingPggService'),
  RecommendedPggService: specialSource('RecommendedPggService'),
}
export const sourceOf = (source: PlayerSource): Source => SOURCES[source]

/** Catalogue indexes of the list's games that still exist, in the list's order; favourites only of their own lobby. */
export function indexesOfList(catalogue: Catalogue, source: PlayerSource, codes: readonly string[]): number[] {
  const lobby = lobbyOfSource(source)
  return codes.flatMap((code) => {
    const index = catalogue.indexByCode.get(code)
    if (index === undefined) return []
    return lobby === null || isInLobby(lobby, catalogue.types[catalogue.type[index] as number] ?? 'Slot') ? [index] : []
  })
}

/** One of the player's lists, as tiles. */
export const usePersonalList = (source: PlayerSource): PersonalList => usePersonalLists([source])[0] as PersonalList

/** Several of the player's lists in the given order. */
export function usePersonalLists(sources: readonly PlayerSource[]): PersonalList[] {
  const names = sources.join(' ')
  const snapshot = useSyncExternalStore(
    useCallback((listener) => subscribeTo(names.split(' ') as PlayerSource[], listener), [names]),
    () => sources.map(snapshotOf).join('|'),
    () => '',
  )
  const money = useMoneyStyle()
  const { catalogue, state, retry } = useCatalogue(true)
  return useMemo(() => {
    const sourceList = snapshot === '' ? [] : (names.split(' ') as PlayerSource[])
    return sourceList.map((source) => listOf(source, { catalogue, state, retry, money }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is a new function on every render
  }, [names, snapshot, catalogue, state, money])
}

function subscribeTo(sources: readonly PlayerSource[], listener: () => void): () => void {
  const unsubscribers = sources.map((source) => SOURCES[source].subscribe(listener))
  return () => unsubscribers.forEach((off) => off())
}

/** A string that changes when the list does, because stores return new arrays for the same codes. */
const snapshotOf = (source: PlayerSource): string => {
  const { state, codes } = SOURCES[source]
  return `${state()} ${codes().join(' ')}`
}

interface CatalogueState {
  catalogue: Catalogue | null
  state: string
  retry(): void
  money: MoneyStyle
}

function listOf(source: PlayerSource, { catalogue, state, retry, money }: CatalogueState): PersonalList {
  const list = SOURCES[source]
  const listState = list.state()
  const hasList = listState === 'ready' || list.codes().length > 0
  return {
    state: stateOf(listState === 'failed' && !hasList ? 'failed' : hasList ? 'ready' : 'loading', catalogue ? 'ready' : state),
    tiles: catalogue && hasList ? tilesOf(catalogue, source, list.codes(), money) : [],
    retry() {
      if (listState === 'failed') void list.load()
      if (state === 'failed') retry()
    },
  }
}

/** Both the player's list and the catalogue are needed. */
function stateOf(list: PersonalList['state'], catalogue: string): PersonalList['state'] {
  if (list === 'failed' || catalogue === 'failed') return 'failed'
  return list === 'ready' && catalogue === 'ready' ? 'ready' : 'loading'
}

function tilesOf(catalogue: Catalogue, source: PlayerSource, codes: readonly string[], money: MoneyStyle): TileView[] {
  const tiles = indexesOfList(catalogue, source, codes).map((index) => tileAt(catalogue, index))
  if (partOf(source) !== 'recentWins') return tiles
  const winByCode = new Map((wins.get().value ?? []).map(({ code, win }) => [code, win]))
  // The line under the name shows the win instead of the provider.
  return tiles.map((tile) => ({
    ...tile,
    provider: personalText('won', { amount: formatCurrency(winByCode.get(tile.code) ?? 0, money) }),
  }))
}

/** URL of the whole list [2.26]; live-only lists open in the live casino while its layout is active. `null` when the row is the whole list. */
export function usePersonalAddress(source: PlayerSource, lobby: LobbyKind): string | null {
  const root = useRouteLoaderData('root') as { configuration?: PublicConfiguration } | undefined
  const slug = root?.configuration?.personalSlugs?.[source] ?? ''
  const preview = usePreview()
  if (isSpecialSource(source) || source === CONTINUE_SOURCE) return null
  const route = opensInLiveCasino(source, lobby === 'Live') ? 'preview-live-casino-user-slug' : 'preview-user-slug'
  return addressOf(route, { slug }, preview)
}
