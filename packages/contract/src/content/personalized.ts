import * as z from 'zod/mini'
import { ERROR_KEYS } from '../errors.ts'
import { defineOperation } from '../operation.ts'
import { contentQuery } from './calls.ts'
import { gameCode } from './game.ts'

/** A list computed from the activity of all players [3.9] [7.33]: game codes, best first; empty while there is no data. */
export const personalizedCategory = z.object({
  source: z.enum(['PopularPggService', 'TrendingPggService', 'RecommendedPggService']),
  slug: z.string(),
  title: z.string(),
  games: z.array(gameCode),
})
/** A list computed from the activity of all players [3.9] [7.33]: game codes, best first. */
export type PersonalizedCategory = z.infer<typeof personalizedCategory>
/**
 * The lists computed from the activity of all players [7.33]. Error: `errors.unauthorized-access` (401) for drafts without a
 * preview pass.
 */
export const personalizedCategories = defineOperation({
  method: 'GET',
  path: '/Personalized/general/categories',
  query: contentQuery,
  reply: z.array(personalizedCategory),
  errors: [ERROR_KEYS.unauthorizedAccess],
})
