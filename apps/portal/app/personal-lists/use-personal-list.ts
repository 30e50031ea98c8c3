import type { LobbyKind } from '@herna/contract'
import { type Catalogue, formatCurrency, type MoneyStyle } from '@herna/rules'
import {
  lobbyOfSource,
  mostPlayed,
  opensLive,
  type PlayerSource,
  partOf,
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
import { personalised, playerGames, specialCategories, triedGames, wins } from '../player-data/index.ts'
import { isIn } from '../recommendations/index.ts'
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
const played = (part: typeof playerGames, pick: (games: Games) => string[]): Source => ({
  subscribe: part.subscribe,
  state: () => part.get().state,
  codes: () => pick(part.get().value ?? []),
  load: part.load,
})
const favourites: Source = { subscribe: onFavourites, state: favouritesState, codes: favouriteCodes, load: loadFavourites }
const free = (kind: 'free-spins' | 'golden-chips'): Source => ({
  subscribe: onGamingBonuses,
  state: gamingBonusesState,
  codes: () => gamesToPlayFree(kind),
  load: loadBonuses,
})
const special = (source: SpecialSource): Source => ({
  subscribe: specialCategories.subscribe,
  state: () => specialCategories.get().state,
  codes: () => specialCategories.get().value?.find((category) => category.source === source)?.games ?? [],
  load: specialCategories.load,
})

/** Where each list comes from [3.9]. */
const SOURCES: Record<PlayerSource, Source> = {
  Favourites: favourites,
  FavouritesLive: favourites,
  MostPlayed: played(playerGames, mostPlayed),
  RecentlyPlayed: played(playerGames, recentlyPlayed),
  TriedOnce: played(triedGames, triedOnce),
  RecentWins: {
    subscribe: wins.subscribe,
    state: () => wins.get().state,
    codes: () => (wins.get().value ?? []).map(({ code }) => code),
    load: wins.load,
  },
  FreeSpins: free('free-spins'),
  GoldenChips: free('golden-chips'),
  BloomreachPersonalized: {
    subscribe: personalised.subscribe,
    state: () => personalised.get().state,
    codes: () => personalised.get().value ?? [],
    load: personalised.load,
  },
  PopularPggService: special('PopularPggService'),
  TrendingPggService: special('TrendingPggService'),
  RecommendedPggService: special('RecommendedPggService'),
}
export const sourceOf = (source: PlayerSource): Source => SOURCES[source]

/** Places of the list's games that still exist, in its order; favourites are of their lobby alone. */
export function placesOfList(catalogue: Catalogue, source: PlayerSource, codes: readonly string[]): number[] {
  const lobby = lobbyOfSource(source)
  return codes.flatMap((code) => {
    const place = catalogue.placeOf.get(code)
    if (place === undefined) return []
    return lobby === null || isIn(lobby, catalogue.types[catalogue.type[place] as number] ?? 'Slot') ? [place] : []
  })
}

/** One of the player's lists, as tiles. */
export const usePersonalList = (source: PlayerSource): PersonalList => usePersonalLists([source])[0] as PersonalList

/** Some of the player's lists, read together: a page shows them when all of them are there. */
export function usePersonalLists(sources: readonly PlayerSource[]): PersonalList[] {
  const names = sources.join(' ')
  const known = useSyncExternalStore(
    useCallback((listener) => subscribeTo(names.split(' ') as PlayerSource[], listener), [names]),
    () => sources.map(snapshotOf).join('|'),
    () => '',
  )
  const money = useMoneyStyle()
  const { catalogue, state, retry } = useCatalogue(true)
  return useMemo(() => {
    const asked = known === '' ? [] : (names.split(' ') as PlayerSource[])
    return asked.map((source) => listOf(source, { catalogue, state, retry, money }))
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `retry` is another function at every turn
  }, [names, known, catalogue, state, money])
}

function subscribeTo(sources: readonly PlayerSource[], listener: () => void): () => void {
  const offs = sources.map((source) => SOURCES[source].subscribe(listener))
  return () => offs.forEach((off) => off())
}

/** A text that differs where the list does: stores hand out new lists for the same codes. */
const snapshotOf = (source: PlayerSource): string => {
  const of = SOURCES[source]
  return `${of.state()} ${of.codes().join(' ')}`
}

interface Found {
  catalogue: Catalogue | null
  state: string
  retry(): void
  money: MoneyStyle
}

function listOf(source: PlayerSource, { catalogue, state, retry, money }: Found): PersonalList {
  const of = SOURCES[source]
  const own = of.state()
  const hasOwn = own === 'ready' || of.codes().length > 0
  return {
    state: stateOf(own === 'failed' && !hasOwn ? 'failed' : hasOwn ? 'ready' : 'loading', catalogue ? 'ready' : state),
    tiles: catalogue && hasOwn ? tilesOf(catalogue, source, of.codes(), money) : [],
    retry() {
      if (own === 'failed') void of.load()
      if (state === 'failed') retry()
    },
  }
}

/** Both are needed: what the player has, and what the games are. */
function stateOf(own: PersonalList['state'], games: string): PersonalList['state'] {
  if (own === 'failed' || games === 'failed') return 'failed'
  return own === 'ready' && games === 'ready' ? 'ready' : 'loading'
}

function tilesOf(catalogue: Catalogue, source: PlayerSource, codes: readonly string[], money: MoneyStyle): TileView[] {
  const tiles = placesOfList(catalogue, source, codes).map((place) => tileAt(catalogue, place))
  if (partOf(source) !== 'recentWins') return tiles
  const won = new Map((wins.get().value ?? []).map(({ code, win }) => [code, win]))
  // The line under the name tells the win, where it tells the studio otherwise.
  return tiles.map((tile) => ({
    ...tile,
    provider: personalText('won', { amount: formatCurrency(won.get(tile.code) ?? 0, money) }),
  }))
}

/** Where the whole list is [2.26]: live-only lists open in the live casino while its layout is active. `null`: the row is the whole list. */
export function usePersonalAddress(source: PlayerSource, lobby: LobbyKind): string | null {
  const root = useRouteLoaderData('root') as { configuration?: PublicConfiguration } | undefined
  const slug = root?.configuration?.personalSlugs?.[source] ?? ''
  const preview = usePreview()
  if (isSpecialSource(source)) return null
  const route = opensLive(source, lobby === 'Live') ? 'preview-live-casino-user-slug' : 'preview-user-slug'
  return addressOf(route, { slug }, preview)
}
