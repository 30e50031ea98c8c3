/** The ticker of jackpots [4.26] [9.7]: amounts climb on the screen from 99 % towards what the server said, and never above it. */

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

export interface TickingLevel {
  /** Cents on the screen. */
  amount: number
  /** Cents the server said. */
  target: number
  /** When the climb to this target began. */
  since: number
}
/** Levels from the top (largest) down, as the contract has them. */
export type TickingJackpot = readonly TickingLevel[]

const startOf = (target: number): number => Math.floor(target * JACKPOT_TICKER.startPart)

export const startJackpot = (targets: readonly number[], now: number): TickingJackpot =>
  targets.map((target) => ({ amount: startOf(target), target, since: now }))

/** Takes over the server's news: a level that was lowered (it was won) falls at once, one that rose goes on climbing. */
export function updateJackpot(jackpot: TickingJackpot, targets: readonly number[], now: number): TickingJackpot {
  return targets.map((target, index) => {
    const level = jackpot[index]
    if (!level || target < level.target) return { amount: startOf(target), target, since: now }
    if (target === level.target) return level
    return { amount: Math.max(level.amount, startOf(target)), target, since: now }
  })
}

/** One step: what is left, spread over the ticks that are left of the two hours, at least a cent, never over the target. */
function climb(level: TickingLevel, now: number, msPerTick: number): TickingLevel {
  const left = level.target - level.amount
  if (left <= 0) return level
  const ticksLeft = Math.max(1, (level.since + JACKPOT_TICKER.globalTime - now) / msPerTick)
  const increment = Math.max(JACKPOT_TICKER.minimumIncrement, Math.ceil(left / ticksLeft))
  return { ...level, amount: Math.min(level.target, level.amount + increment) }
}

export const TOP_TICK_MS = JACKPOT_TICKER.updateInterval / JACKPOT_TICKER.topDivisor
export const LOW_TICK_MS = JACKPOT_TICKER.updateInterval / JACKPOT_TICKER.lowDivisor

export const tickTopLevel = (jackpot: TickingJackpot, now: number): TickingJackpot =>
  jackpot.map((level, index) => (index === 0 ? climb(level, now, TOP_TICK_MS) : level))

/** Which low levels (all but the top) a tick touches: three to five of them, or as many as there are. `random` gives [0, 1). */
export function lowLevelsToTick(count: number, random: () => number): Set<number> {
  const { least, most } = JACKPOT_TICKER.lowLevels
  const wanted = Math.min(count, least + Math.floor(random() * (most - least + 1)))
  const left = Array.from({ length: count }, (_, index) => index + 1)
  const chosen = new Set<number>()
  while (chosen.size < wanted) chosen.add(left.splice(Math.floor(random() * left.length), 1)[0] as number)
  return chosen
}

/** How many levels a tick touches on average. */
function touchesOf(count: number): number {
  const { least, most } = JACKPOT_TICKER.lowLevels
  let sum = 0
  for (let wanted = least; wanted <= most; wanted++) sum += Math.min(count, wanted)
  return sum / (most - least + 1)
}

/** A level that chance passed over is at its amount when its two hours are over. */
export function tickLowLevels(jackpot: TickingJackpot, now: number, random: () => number): TickingJackpot {
  const count = jackpot.length - 1
  if (count < 1) return jackpot
  const chosen = lowLevelsToTick(count, random)
  const msPerTouch = (LOW_TICK_MS * count) / touchesOf(count)
  return jackpot.map((level, index) => {
    const isOver = index > 0 && now - level.since >= JACKPOT_TICKER.globalTime
    return chosen.has(index) || isOver ? climb(level, now, msPerTouch) : level
  })
}

export const jackpotTotal = (jackpot: TickingJackpot): number => jackpot.reduce((sum, level) => sum + level.amount, 0)

/** Whether amounts may be fetched: not within 30 s of the last success, unless forced. Keep `null` after a failure. */
export const mayFetchJackpots = (lastSuccess: number | null, now: number, forced = false): boolean =>
  forced || lastSuccess === null || now - lastSuccess >= JACKPOT_TICKER.fetchThrottle
