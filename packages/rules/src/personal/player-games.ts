/** Rounds of one game by a player, from the gateway [3.42] [7.24]. */
export interface PlayedByPlayer {
  gameCode: string
  gameRoundCount: number
  lastPlayedAt: string
}
/** Result of a closed round, from the gateway [3.42] [7.25]; `win` in cents. */
export interface PlayedResult {
  code?: string
  win?: number
}
/** The highest win in a game. */
export interface RecentWin {
  code: string
  /** Cents. */
  win: number
}

/** From this many rounds a game is heavily played [9.6]. */
export const HEAVILY_PLAYED_FROM = 50
/** The fewest rounds that count as played [7.24]; below it the game was only tried. */
export const LEAST_PLAYED = 10
/** Maximum number of recent wins [9.6]. */
export const MOST_RECENT_WINS = 30
/** [7.24] [7.25] [9.6] */
const WINDOW_MONTHS = 1

/** ISO times in UTC sort as text; the first `localeCompare` of a page makes the browser load its tables. */
const newestFirst = (one: string, other: string): number => (one === other ? 0 : one > other ? -1 : 1)
const byRounds = (one: PlayedByPlayer, other: PlayedByPlayer): number =>
  other.gameRoundCount - one.gameRoundCount || newestFirst(one.lastPlayedAt, other.lastPlayedAt)
const byDate = (one: PlayedByPlayer, other: PlayedByPlayer): number =>
  newestFirst(one.lastPlayedAt, other.lastPlayedAt) || other.gameRoundCount - one.gameRoundCount
const codesOf = (games: readonly PlayedByPlayer[]): string[] => games.map(({ gameCode }) => gameCode)

/** Heavily played games, most rounds first [9.6]. */
export const mostPlayed = (games: readonly PlayedByPlayer[]): string[] =>
  codesOf(games.filter(({ gameRoundCount }) => gameRoundCount >= HEAVILY_PLAYED_FROM).sort(byRounds))

/** Lightly played games, last played first [9.6]. */
export const recentlyPlayed = (games: readonly PlayedByPlayer[]): string[] =>
  codesOf(games.filter(({ gameRoundCount }) => gameRoundCount < HEAVILY_PLAYED_FROM).sort(byDate))

/** Games with fewer rounds than count as played, last tried first. */
export const triedOnce = (games: readonly PlayedByPlayer[]): string[] =>
  codesOf(games.filter(({ gameRoundCount }) => gameRoundCount < LEAST_PLAYED).sort(byDate))

/** All played games, last played first: the basis of recommendations. */
export const playedNewestFirst = (games: readonly PlayedByPlayer[]): string[] => codesOf([...games].sort(byDate))

/** The highest win of each game in cents, highest first; rounds without a win are ignored [9.6]. */
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

/** The period that player games and results are requested for: one month until `now` (ms), as ISO UTC [7.24] [7.25] [9.6]. */
export function playerGamesWindow(now: number): { from: string; to: string } {
  const from = new Date(now)
  const day = from.getUTCDate()
  from.setUTCMonth(from.getUTCMonth() - WINDOW_MONTHS)
  // A month before 31 March is the last day of February, not 3 March.
  if (from.getUTCDate() !== day) from.setUTCDate(0)
  return { from: from.toISOString(), to: new Date(now).toISOString() }
}
