import { type GameType, LIVE_CASINO_GAME_TYPES, type LobbyKind } from '@herna/contract'

/** Game codes that a player's recommendations are based on. */
export interface Taste {
  liked: string | null
  played: string | null
}

/** Whether games of this type belong to the lobby [3.1]. */
export const isInLobby = (lobby: LobbyKind, type: GameType): boolean =>
  lobby === 'Live' ? LIVE_CASINO_GAME_TYPES.includes(type) : type !== 'Live'
