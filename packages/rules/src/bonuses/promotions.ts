interface OptInPromotion {
  templateCode: string | null
  tagName: string | null
}
/** Bonus templates and tags of the player [4.22]. */
export interface JoinedPromotions {
  templates: readonly string[]
  tags: readonly string[]
}

/** Whether the player opted in by the template or has the tag of the promotion [4.22]. */
export const isPromotionActive = ({ templateCode, tagName }: OptInPromotion, { templates, tags }: JoinedPromotions): boolean =>
  (templateCode !== null && templates.includes(templateCode)) || (tagName !== null && tags.includes(tagName))

/** Promotions split into active and available ones, each in the editor's order [4.22]. */
export function splitPromotions<P extends OptInPromotion>(
  promotions: readonly P[],
  joined: JoinedPromotions,
): { active: P[]; available: P[] } {
  return {
    active: promotions.filter((each) => isPromotionActive(each, joined)),
    available: promotions.filter((each) => !isPromotionActive(each, joined)),
  }
}

/** Number shown beside promotions: bonuses plus active promotions; null: no badge [2.34]. */
export function promotionsBadgeCount(bonuses: number, activePromotions: number): number | null {
  const count = bonuses + activePromotions
  return count > 0 ? count : null
}
