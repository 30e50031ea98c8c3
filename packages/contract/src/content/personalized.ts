import * as z from 'zod/mini'
import { gameCode } from './game.ts'

/** GET /Personalized/general/categories [7.33]: lists of [3.9] that are made of what all players play. Most fitting first; empty where nothing is known. */
export const personalizedCategory = z.object({
  source: z.enum(['PopularPggService', 'TrendingPggService', 'RecommendedPggService']),
  slug: z.string(),
  title: z.string(),
  games: z.array(gameCode),
})
export type PersonalizedCategory = z.infer<typeof personalizedCategory>
export const PERSONALIZED_CATEGORIES = {
  path: '/Personalized/general/categories',
  schema: z.array(personalizedCategory),
} as const
