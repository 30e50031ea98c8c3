const BY_TIER = [1, 2.5, 5, 7.5, 10, 12.5, 15, 17.5, 20, 22.5, 25] as const // [9.5]
const BY_PROMOTION_LEVEL = [1, 2, 3, 5, 7.5, 10] as const // [9.5]

/** The number as an index of the table: the nearest one that exists. */
const indexIn = (scores: readonly number[], level: number): number => Math.min(scores.length - 1, Math.max(0, Math.trunc(level)))

/** The commercial tier of an editor or an import, clamped to 0 … 10 [5.12]. */
export const clampedTier = (commercialTier: number): number => indexIn(BY_TIER, commercialTier)
/** The promotion level of an editor or an import, clamped to 0 … 5 [9.5]. */
export const clampedPromotionLevel = (promotionLevel: number): number => indexIn(BY_PROMOTION_LEVEL, promotionLevel)

export const tierScore = (commercialTier: number): number => BY_TIER[clampedTier(commercialTier)] as number
export const promotionScore = (promotionLevel: number): number =>
  BY_PROMOTION_LEVEL[clampedPromotionLevel(promotionLevel)] as number
