interface Joinable {
  templateCode: string | null
  tagName: string | null
}
/** What a player joined: codes of templates and tags [4.22]. */
export interface Joined {
  templates: readonly string[]
  tags: readonly string[]
}

/** A promotion is active when the player opted in by its template or carries its tag [4.22]. */
export const isPromotionActive = ({ templateCode, tagName }: Joinable, { templates, tags }: Joined): boolean =>
  (templateCode !== null && templates.includes(templateCode)) || (tagName !== null && tags.includes(tagName))

/** Promotions split into active and all others, each in the editor's order [4.22]. */
export function promotionSides<P extends Joinable>(promotions: readonly P[], joined: Joined): { active: P[]; available: P[] } {
  return {
    active: promotions.filter((each) => isPromotionActive(each, joined)),
    available: promotions.filter((each) => !isPromotionActive(each, joined)),
  }
}

/** What the badge beside promotions counts; null: no badge [2.34]. */
export function promotionsBadge(bonuses: number, activePromotions: number): number | null {
  const count = bonuses + activePromotions
  return count > 0 ? count : null
}
