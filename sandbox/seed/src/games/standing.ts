import { dateAfter, instantAfter } from '../epoch.ts'
import type { Random } from '../random.ts'

/** How hard the house pushes a game [9.5]: most games sit low, a few stand in front. */
export const drawCommercialTier = (random: Random): number => random.weighted([10, 17, 18, 15, 12, 9, 7, 5, 3.5, 2, 1.5])
export const drawPromotionLevel = (random: Random): number => random.weighted([62, 17, 10, 6, 3, 2])

/** Days before the epoch a game came out: many recent ones, a tail of twelve years. */
export const drawAgeInDays = (random: Random): number => Math.round(12 + random.next() ** 2.2 * 4400)
export const releaseDate = (ageInDays: number): string => dateAfter(-ageInDays)

/** About one game in a hundred rests; half of them know until when. */
export const drawMaintenance = (random: Random): { until: string | null } | null =>
  random.chance(0.008) ? { until: random.chance(0.6) ? instantAfter(10 + random.int(50)) : null } : null
