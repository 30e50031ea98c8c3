/**
 * The jackpot ticker [4.26] [9.7]: a level is displayed climbing from 99 % to its real amount and never above it. The climb is a
 * function of server time only, so that amounts rise consistently across pages, tabs and reloads. Amounts in cents, during a
 * climb with fractions.
 */

/** Constants of the ticker [9.7]; times in ms. */
export const JACKPOT_TICKER = {
  /** Within this time a level reaches the real amount. */
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

/** Ms; an older amount is removed from the page (GLI-19 4.13.2). */
export const JACKPOT_MAX_AGE = 30_000

/** The climb of one level. */
export interface JackpotClimb {
  /** The real amount. */
  amount: number
  /** The displayed amount when the climb began, */
  from: number
  /** and when, in ms of server time. */
  since: number
}

/** Interval between ticks of the top level. */
export const TOP_TICK_MS = JACKPOT_TICKER.updateInterval / JACKPOT_TICKER.topDivisor
/** Interval between ticks of the other levels. */
export const LOW_TICK_MS = JACKPOT_TICKER.updateInterval / JACKPOT_TICKER.lowDivisor
const tickOf = (level: number): number => (level === 0 ? TOP_TICK_MS : LOW_TICK_MS)

const startOf = (amount: number): number => amount * JACKPOT_TICKER.startPart

/** The displayed amount at `now`: the difference is spread over two hours, at least a cent per tick. */
export function climbAt({ amount, from, since }: JackpotClimb, level: number, now: number): number {
  const elapsed = Math.max(0, now - since)
  const proportional = (amount - from) * Math.min(1, elapsed / JACKPOT_TICKER.globalTime)
  const minimum = (elapsed / tickOf(level)) * JACKPOT_TICKER.minimumIncrement
  return Math.min(amount, from + Math.max(proportional, minimum))
}

/**
 * The climb towards a new amount. A level that rose continues from the displayed amount; a new level, or one that fell because it
 * was won, starts at 99 %.
 */
export function climbTo(amount: number, level: number, now: number, previous?: JackpotClimb): JackpotClimb {
  if (!previous || amount < previous.amount) return { amount, from: startOf(amount), since: now }
  if (amount === previous.amount) return previous
  return { amount, from: Math.max(climbAt(previous, level, now), startOf(amount)), since: now }
}

/** Pseudo-random, but identical everywhere for the same tick. */
function hashOf(tick: number): number {
  let hash = Math.imul(tick ^ (tick >>> 16), 0x45d9f3b)
  hash = Math.imul(hash ^ (hash >>> 15), 0x45d9f3b)
  return (hash ^ (hash >>> 16)) >>> 0
}

/** Which of `count` low levels (1 is the first below the top) a tick updates: three to five, or all when there are fewer. */
export function lowLevelsOfTick(tick: number, count: number): Set<number> {
  const { least: minLevels, most: maxLevels } = JACKPOT_TICKER.lowLevels
  const hash = hashOf(tick)
  const levels = Math.min(count, minLevels + (hash % (maxLevels - minLevels + 1)))
  const first = Math.floor(hash / 8)
  return new Set(Array.from({ length: levels }, (_, index) => 1 + ((first + index) % count)))
}

/** Time of the last tick that updated this level. */
function lastTickOf(level: number, count: number, now: number): number {
  let tick = Math.floor(now / tickOf(level))
  // A level is skipped by some ticks, but never by many in a row.
  if (level > 0)
    for (let skippedTicks = 0; skippedTicks < 60 && !lowLevelsOfTick(tick, count).has(level); skippedTicks += 1) tick -= 1
  return tick * tickOf(level)
}

/** The displayed amount of each level in whole cents at `now` (ms, server time), top first. */
export const shownLevels = (jackpot: readonly JackpotClimb[], now: number): number[] =>
  jackpot.map((climb, level) =>
    Math.floor(climbAt(climb, level, Math.max(climb.since, lastTickOf(level, jackpot.length - 1, now)))),
  )

/** Sum of the levels. */
export const jackpotTotal = (levels: readonly number[]): number => levels.reduce((sum, level) => sum + level, 0)

/** Whether amounts may be fetched: not within 30 s of the last success unless forced. Pass `null` after a failure. */
export const mayFetchJackpots = (lastSuccess: number | null, now: number, forced = false): boolean =>
  forced || lastSuccess === null || now - lastSuccess >= JACKPOT_TICKER.fetchThrottle
