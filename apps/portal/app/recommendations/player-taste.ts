import type { LobbyKind } from '@herna/contract'
import type { Catalogue } from '@herna/rules'
import { playedNewestFirst } from '@herna/rules/personal'
import { favouriteCodes, favouritesState, loadFavourites, onFavourites } from '../favourites/index.ts'
import { playerGames } from '../player-data/index.ts'
import { isInLobby, type Taste } from './taste.ts'

/** A player's taste from the account: the newest favourite and the last played game, if possible different ones, so that two rows have two reasons. */
export function playerTaste(catalogue: Catalogue, lobby: LobbyKind): Taste {
  const isInThisLobby = (code: string): boolean => {
    const index = catalogue.indexByCode.get(code)
    return index !== undefined && isInLobby(lobby, catalogue.types[catalogue.type[index] as number] ?? 'Slot')
  }
  const liked = favouriteCodes().find(isInThisLobby) ?? null
  const played = playedNewestFirst(playerGames.get().value ?? []).filter(isInThisLobby)
  return { liked, played: played.find((code) => code !== liked) ?? played[0] ?? null }
}

/** The account's part that decides a row. It is neither loaded nor loading for a guest. */
interface TasteSource {
  state(): string
  codes(): readonly string[]
  load(): Promise<void>
}
export const TASTE_SOURCES: Record<keyof Taste, TasteSource> = {
  liked: { state: favouritesState, codes: favouriteCodes, load: loadFavourites },
  played: {
    state: () => playerGames.get().state,
    codes: () => playedNewestFirst(playerGames.get().value ?? []),
    load: () => playerGames.load(),
  },
}

/** Changes with the state and the games of the account's parts. */
export const playerTasteKey = (): string =>
  [TASTE_SOURCES.liked, TASTE_SOURCES.played].map(({ state, codes }) => [state(), ...codes()].join(' ')).join('|')

export function onPlayerTaste(listener: () => void): () => void {
  const unsubscribers = [onFavourites(listener), playerGames.subscribe(listener)]
  return () => unsubscribers.forEach((off) => off())
}
