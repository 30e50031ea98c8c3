import type { LobbyKind } from '@herna/contract'
import type { Catalogue } from '@herna/rules'
import { playedNewestFirst } from '@herna/rules/personal'
import { favouriteCodes, onFavourites } from '../favourites/index.ts'
import { playerGames } from '../player-data/index.ts'
import { isIn, type Taste } from './taste.ts'

/** A player's taste comes from the account, not from the browser: the newest favourite, and what was played last; two rows should have two reasons. */
export function playerTaste(catalogue: Catalogue, lobby: LobbyKind): Taste {
  const here = (code: string): boolean => {
    const place = catalogue.placeOf.get(code)
    return place !== undefined && isIn(lobby, catalogue.types[catalogue.type[place] as number] ?? 'Slot')
  }
  const liked = favouriteCodes().find(here) ?? null
  const played = playedNewestFirst(playerGames.get().value ?? []).filter(here)
  return { liked, played: played.find((code) => code !== liked) ?? played[0] ?? null }
}

/** Changes with what the account says; empty while it says nothing, and the browser's demos count. */
export const tasteVersion = (): string => [...favouriteCodes(), ...playedNewestFirst(playerGames.get().value ?? [])].join(' ')

export function onPlayerTaste(listener: () => void): () => void {
  const offs = [onFavourites(listener), playerGames.subscribe(listener)]
  return () => offs.forEach((off) => off())
}
