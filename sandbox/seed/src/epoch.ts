/** Reference date of the default catalogue: all its dates are relative to it, never to the clock. */
export const SEED_EPOCH = '2026-11-20T06:00:00.000Z'

const DAY = 86_400_000

/** ISO instant so many days after the epoch (negative: before). */
export const instantAfter = (days: number): string => new Date(Date.parse(SEED_EPOCH) + days * DAY).toISOString()

/** ISO date so many days after the epoch. */
export const dateAfter = (days: number): string => instantAfter(Math.round(days)).slice(0, 10)
