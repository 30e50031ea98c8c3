import type { LobbyKind } from '@herna/contract'
import type { Catalogue } from '@herna/rules'
import { playedNewestFirst } from '@herna/rules/personal'
import { favouriteCodes, onFavourites } from '../favourites/index.ts'
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

/** Changes with the account's data; empty without any, and then the browser's played games are used. */
export const playerTasteKey = (): string => [...favouriteCodes(), ...playedNewestFirst(playerGames.get().value ?? [])].join(' ')

export function onPlayerTaste(listener: () => void): () => void {
  const unsubscribers = [onFavourites(listener), playerGames.subscribe(listener)]
  return () => unsubscribers.forEach((off) => off())
}
