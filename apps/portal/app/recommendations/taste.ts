import { type GameType, LIVE_CASINO_GAME_TYPES, type LobbyKind } from '@herna/contract'

/** A game started in this browser, with its number of starts. Lists are newest first. */
export interface PlayedGame {
  code: string
  type: GameType
  starts: number
}

/** Game codes that recommendations are based on: of a guest from games started in this browser, of a player from favourites and played rounds. */
export interface Taste {
  liked: string | null
  played: string | null
}

/** Starts from which a game counts as liked. */
export const MIN_STARTS_LIKED = 2

/** Whether games of this type belong to the lobby [3.1]. */
export const isInLobby = (lobby: LobbyKind, type: GameType): boolean =>
  lobby === 'Live' ? LIVE_CASINO_GAME_TYPES.includes(type) : type !== 'Live'

/**
 * Liked: the most often started game, the more recent of equals. Played: the last game, or the one before it when the last is the liked
 * one, so that two rows have two reasons. A single liked game is both.
 */
export function tasteOf(games: readonly PlayedGame[], lobby: LobbyKind): Taste {
  const lobbyGames = games.filter(({ type }) => isInLobby(lobby, type))
  const liked = lobbyGames.reduce<PlayedGame | null>(
    (best, game) => (game.starts >= MIN_STARTS_LIKED && game.starts > (best?.starts ?? 0) ? game : best),
    null,
  )
  const played = lobbyGames.find((game) => game !== liked) ?? liked
  return { liked: liked?.code ?? null, played: played?.code ?? null }
}
