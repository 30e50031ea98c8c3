/** Commercial tiers are clamped to this range [5.12]. */
export const TIER_BOUNDS = { least: 0, most: 10 } as const

const BY_TIER = [1, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25] as const // [9.5]
const BY_PROMOTION_LEVEL = [1, 2, 3, 5, 7.5, 10] as const // [9.5]

const clampedScore = (scores: readonly number[], level: number): number =>
  scores[Math.min(scores.length - 1, Math.max(0, Math.trunc(level)))] as number

export const tierScore = (commercialTier: number): number => clampedScore(BY_TIER, commercialTier)
export const promotionScore = (promotionLevel: number): number => clampedScore(BY_PROMOTION_LEVEL, promotionLevel)
