import { dateAfter, instantAfter } from '../epoch.ts'
import type { Random } from '../random.ts'

/** Commercial tier of a game [9.5]: low for most games, high for a few. */
export const drawCommercialTier = (random: Random): number => random.weighted([10, 17, 18, 15, 12, 9, 7, 5, 3.5, 2, 1.5])
export const drawPromotionLevel = (random: Random): number => random.weighted([62, 17, 10, 6, 3, 2])

/** Age of a game in days before the epoch: mostly recent, up to twelve years. */
export const drawAgeInDays = (random: Random): number => Math.round(12 + random.next() ** 2.2 * 4400)
export const releaseDate = (ageInDays: number): string => dateAfter(-ageInDays)

/** About one game in a hundred is in maintenance; most of these have an end. */
export const drawMaintenance = (random: Random): { until: string | null } | null =>
  random.chance(0.008) ? { until: random.chance(0.6) ? instantAfter(10 + random.int(50)) : null } : null
