import { type GameType, LIVE_CASINO_GAME_TYPES, type LobbyKind } from '@herna/contract'

/** A game this browser started: which, of what kind, how often. Newest first in lists. */
export interface PlayedGame {
  code: string
  type: GameType
  starts: number
}

/** What recommendations start from: codes of games. A guest's come from demos of this browser; with an account, favourites and real rounds will fill the same two places. */
export interface Taste {
  liked: string | null
  played: string | null
}

/** A game is liked when somebody came back to it. */
export const LIKED_FROM = 2

/** The lobbies a game stands in [3.1]. */
export const isIn = (lobby: LobbyKind, type: GameType): boolean =>
  lobby === 'Live' ? LIVE_CASINO_GAME_TYPES.includes(type) : type !== 'Live'

/**
 * Liked is the game returned to most, the more recent of equals; played is the last one, or the one before it where that is the liked
 * one: two rows should have two reasons. One game alone gives both.
 */
export function tasteOf(games: readonly PlayedGame[], lobby: LobbyKind): Taste {
  const here = games.filter(({ type }) => isIn(lobby, type))
  const liked = here.reduce<PlayedGame | null>(
    (best, game) => (game.starts >= LIKED_FROM && game.starts > (best?.starts ?? 0) ? game : best),
    null,
  )
  const played = here.find((game) => game !== liked) ?? liked
  return { liked: liked?.code ?? null, played: played?.code ?? null }
}
