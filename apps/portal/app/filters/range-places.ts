import type { AmountRange } from '@herna/rules'

/** Where the thumbs of a range stand; a bound between two steps stands on the one below for the start, above for the end. */
export function placesOfRange(steps: readonly number[], { min, max }: AmountRange): [number, number] {
  const last = steps.length - 1
  const from = min > 0 ? steps.findLastIndex((step) => step <= min) : 0
  const to = max > 0 ? steps.findIndex((step) => step >= max) : last
  return [from, Math.max(from, to === -1 ? last : to)]
}

/** A thumb at its own end of the steps is no bound. */
export const rangeOfPlaces = (steps: readonly number[], [from, to]: readonly [number, number]): AmountRange => ({
  min: from === 0 ? 0 : (steps[from] ?? 0),
  max: to === steps.length - 1 ? 0 : (steps[to] ?? 0),
})

/** Counts as heights 0 … 1. The square root keeps a few games to be seen beside many. */
export function barHeights(counts: readonly number[]): number[] {
  const most = Math.max(1, ...counts)
  return counts.map((count) => Math.sqrt(count / most))
}
