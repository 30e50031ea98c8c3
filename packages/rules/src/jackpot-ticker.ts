/**
 * The ticker of jackpots [4.26] [9.7]: a level is shown climbing from 99 % towards what it holds, and never above it. The climb is a function of
 * the server's time alone, so that amounts rise across pages, tabs and reloads. Amounts are cents, in a climb with their fractions.
 */

export const JACKPOT_TICKER = {
  /** Within this time a level reaches the server's amount. */
  globalTime: 2 * 60 * 60 * 1000,
  startPart: 0.99,
  updateInterval: 10_000,
  /** Cents. */
  minimumIncrement: 1,
  lowLevels: { least: 3, most: 5 },
  topDivisor: 6,
  lowDivisor: 10,
  fetchThrottle: 30_000,
} as const

/** An amount on the screen is never older: then it is taken off (GLI-19 4.13.2). */
export const JACKPOT_MAX_AGE = 30_000

export interface JackpotClimb {
  /** What the level holds. */
  amount: number
  /** Where the climb began, */
  from: number
  /** and when, in milliseconds of the server's clock. */
  since: number
}

export const TOP_TICK_MS = JACKPOT_TICKER.updateInterval / JACKPOT_TICKER.topDivisor
export const LOW_TICK_MS = JACKPOT_TICKER.updateInterval / JACKPOT_TICKER.lowDivisor
const tickOf = (level: number): number => (level === 0 ? TOP_TICK_MS : LOW_TICK_MS)

const startOf = (amount: number): number => amount * JACKPOT_TICKER.startPart

/** What is left, spread over the two hours, and at least a cent at every tick. */
export function climbAt({ amount, from, since }: JackpotClimb, level: number, now: number): number {
  const elapsed = Math.max(0, now - since)
  const spread = (amount - from) * Math.min(1, elapsed / JACKPOT_TICKER.globalTime)
  const least = (elapsed / tickOf(level)) * JACKPOT_TICKER.minimumIncrement
  return Math.min(amount, from + Math.max(spread, least))
}

/** A level that rose goes on climbing from what is shown; a new one, or one that was lowered because it was won, starts at 99 % at once. */
export function climbTo(amount: number, level: number, now: number, before?: JackpotClimb): JackpotClimb {
  if (!before || amount < before.amount) return { amount, from: startOf(amount), since: now }
  if (amount === before.amount) return before
  return { amount, from: Math.max(climbAt(before, level, now), startOf(amount)), since: now }
}

/** The same everywhere for the same tick, and as good as random from tick to tick. */
function drawOf(tick: number): number {
  let hash = Math.imul(tick ^ (tick >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Which of so many low levels (1 is the first below the top) a tick touches: three to five of them, or as many as there are. */
export function lowLevelsOfTick(tick: number, count: number): Set<number> {
  const { least, most } = JACKPOT_TICKER.lowLevels
  const draw = drawOf(tick)
  const wanted = Math.min(count, least + (draw % (most - least + 1)))
  const first = Math.floor(draw / 8)
  return new Set(Array.from({ length: wanted }, (_, index) => 1 + ((first + index) % count)))
}

/** The moment of the last tick that touched this level. */
function lastTickOf(level: number, count: number, now: number): number {
  let tick = Math.floor(now / tickOf(level))
  // A level is passed over for some ticks, never for long.
  if (level > 0) for (let back = 0; back < 60 && !lowLevelsOfTick(tick, count).has(level); back += 1) tick -= 1
  return tick * tickOf(level)
}

/** Whole cents of each level as screens show them at this moment of the server's clock, the top first. */
export const shownLevels = (jackpot: readonly JackpotClimb[], now: number): number[] =>
  jackpot.map((climb, level) =>
    Math.floor(climbAt(climb, level, Math.max(climb.since, lastTickOf(level, jackpot.length - 1, now)))),
  )

export const jackpotTotal = (levels: readonly number[]): number => levels.reduce((sum, level) => sum + level, 0)

/** Whether amounts may be fetched: not within 30 s of the last success, unless forced. Keep `null` after a failure. */
export const mayFetchJackpots = (lastSuccess: number | null, now: number, forced = false): boolean =>
  forced || lastSuccess === null || now - lastSuccess >= JACKPOT_TICKER.fetchThrottle
