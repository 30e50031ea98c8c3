/** What the gateway knows of one game of a player [3.42] [7.24]. */
export interface PlayedByPlayer {
  gameCode: string
  gameRoundCount: number
  lastPlayedAt: string
}
/** A closed round as the gateway lists it [3.42] [7.25]; cents. */
export interface PlayedResult {
  code?: string
  win?: number
}
export interface RecentWin {
  code: string
  /** Cents. */
  win: number
}

/** From this many rounds a game is heavily played [9.6]. */
export const HEAVILY_PLAYED_FROM = 50
/** The least rounds of a game that count as played [7.24]; below it was tried and left. */
export const LEAST_PLAYED = 10
/** [9.6] */
export const MOST_RECENT_WINS = 30
/** [7.24] [7.25] [9.6] */
const WINDOW_MONTHS = 1

const byRounds = (one: PlayedByPlayer, other: PlayedByPlayer): number =>
  other.gameRoundCount - one.gameRoundCount || other.lastPlayedAt.localeCompare(one.lastPlayedAt)
const byDate = (one: PlayedByPlayer, other: PlayedByPlayer): number =>
  other.lastPlayedAt.localeCompare(one.lastPlayedAt) || other.gameRoundCount - one.gameRoundCount
const codesOf = (games: readonly PlayedByPlayer[]): string[] => games.map(({ gameCode }) => gameCode)

/** Heavily played, most rounds first [9.6]. */
export const mostPlayed = (games: readonly PlayedByPlayer[]): string[] =>
  codesOf(games.filter(({ gameRoundCount }) => gameRoundCount >= HEAVILY_PLAYED_FROM).sort(byRounds))

/** Lightly played, the last played first [9.6]. */
export const recentlyPlayed = (games: readonly PlayedByPlayer[]): string[] =>
  codesOf(games.filter(({ gameRoundCount }) => gameRoundCount < HEAVILY_PLAYED_FROM).sort(byDate))

/** A few rounds and no more, the last tried first. */
export const triedOnce = (games: readonly PlayedByPlayer[]): string[] =>
  codesOf(games.filter(({ gameRoundCount }) => gameRoundCount < LEAST_PLAYED).sort(byDate))

/** Everything played, the last played first: what recommendations start from. */
export const playedNewestFirst = (games: readonly PlayedByPlayer[]): string[] => codesOf([...games].sort(byDate))

/** The highest win of each game, the highest first; a round without a win is none [9.6]. */
export function recentWins(results: readonly PlayedResult[]): RecentWin[] {
  const highest = new Map<string, number>()
  for (const { code, win = 0 } of results) {
    if (code !== undefined && win > 0) highest.set(code, Math.max(highest.get(code) ?? 0, win))
  }
  return [...highest]
    .map(([code, win]) => ({ code, win }))
    .sort((one, other) => other.win - one.win)
    .slice(0, MOST_RECENT_WINS)
}

/** The window player games and results are asked for: a month until now [7.24] [7.25] [9.6]. */
export function playerGamesWindow(now: number): { from: string; to: string } {
  const from = new Date(now)
  const day = from.getUTCDate()
  from.setUTCMonth(from.getUTCMonth() - WINDOW_MONTHS)
  // A month before the 31st of March is the last of February, not the 3rd of March.
  if (from.getUTCDate() !== day) from.setUTCDate(0)
  return { from: from.toISOString(), to: new Date(now).toISOString() }
}
