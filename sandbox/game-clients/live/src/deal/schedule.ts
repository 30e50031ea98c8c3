/** When a round's cards are dealt, milliseconds of the host's time. */
export interface DealTimes {
  readonly bettingEndsAt: number
  readonly resultAt: number
}

/** The result is known a moment after the betting; nothing is dealt before. */
const FIRST_AFTER_MS = 2000
/** The last card lies on the table for a moment before the result is announced. */
const LAST_BEFORE_MS = 1200

/**
 * When each of `count` cards comes, evenly spread over the time of dealing. It follows from the times alone, so everybody sees
 * the same cards at the same time, also who comes late.
 */
export function dealMoments(count: number, { bettingEndsAt, resultAt }: DealTimes): number[] {
  const first = Math.min(bettingEndsAt + FIRST_AFTER_MS, resultAt)
  const last = Math.max(resultAt - LAST_BEFORE_MS, first)
  return Array.from({ length: count }, (_, nth) => first + (count === 1 ? 0 : (nth * (last - first)) / (count - 1)))
}

/** How many of `count` cards lie on the table. */
export const dealtCount = (count: number, times: DealTimes, now: number): number =>
  dealMoments(count, times).filter((moment) => moment <= now).length
