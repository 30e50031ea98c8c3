import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { contentQuery } from './calls.ts'
import { gameCode } from './game.ts'

/** GET /Personalized/general/categories [7.33]: lists of [3.9] that are made of what all players play. Most fitting first; empty where nothing is known. */
export const personalizedCategory = z.object({
  source: z.enum(['PopularPggService', 'TrendingPggService', 'RecommendedPggService']),
  slug: z.string(),
  title: z.string(),
  games: z.array(gameCode),
})
export type PersonalizedCategory = z.infer<typeof personalizedCategory>
export const personalizedCategories = defineOperation({
  method: 'GET',
  path: '/Personalized/general/categories',
  query: contentQuery,
  reply: z.array(personalizedCategory),
})
