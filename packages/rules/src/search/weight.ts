import { TIER_BOUNDS } from '../recommendations/tiers.ts'

/** [5.9] [9.9] */
export const SEARCH_WEIGHTS = { start: 14, inside: 7, end: 0, inCategory: 6, tierCap: 5 } as const

export const MOST_WEIGHT = SEARCH_WEIGHTS.start + SEARCH_WEIGHTS.inCategory

/** By where the term stands in the text: at its start, inside, or at its end [5.9]. All in characters. */
export function placeWeight(at: number, termLength: number, textLength: number): number {
  if (at === 0) return SEARCH_WEIGHTS.start
  return at + termLength < textLength ? SEARCH_WEIGHTS.inside : SEARCH_WEIGHTS.end
}

/** What a game adds: more in the configured category, otherwise its commercial tier, capped [5.9] [5.12]. */
export const gameWeight = (isInCategory: boolean, commercialTier: number): number =>
  isInCategory
    ? SEARCH_WEIGHTS.inCategory
    : Math.min(SEARCH_WEIGHTS.tierCap, Math.max(TIER_BOUNDS.least, Math.min(TIER_BOUNDS.most, commercialTier)))
