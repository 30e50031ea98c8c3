import type { AmountRange } from '@herna/rules'

/** Thumb positions (indexes of steps) of a range; a bound between two steps is rounded down for the start, up for the end. */
export function thumbsOfRange(steps: readonly number[], { min, max }: AmountRange): [number, number] {
  const last = steps.length - 1
  const from = min > 0 ? steps.findLastIndex((step) => step <= min) : 0
  const to = max > 0 ? steps.findIndex((step) => step >= max) : last
  return [from, Math.max(from, to === -1 ? last : to)]
}

/** The range of thumb positions; a thumb at its end gives no bound (0). */
export const rangeOfThumbs = (steps: readonly number[], [from, to]: readonly [number, number]): AmountRange => ({
  min: from === 0 ? 0 : (steps[from] ?? 0),
  max: to === steps.length - 1 ? 0 : (steps[to] ?? 0),
})

/** Counts as heights 0 … 1. The square root keeps small counts visible beside large ones. */
export function barHeights(counts: readonly number[]): number[] {
  const largest = Math.max(1, ...counts)
  return counts.map((count) => Math.sqrt(count / largest))
}
