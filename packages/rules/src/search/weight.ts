import { TIER_BOUNDS } from '../recommendations/tiers.ts'

/** [5.9] [9.9] */
export const SEARCH_WEIGHTS = { start: 14, inside: 7, end: 0, inCategory: 6, tierCap: 5 } as const

/** By where the term stands in the folded text: at its start, inside, or at its end [5.9]. */
export function placeWeight(text: string, term: string): number {
  if (text.startsWith(term)) return SEARCH_WEIGHTS.start
  const found = text.indexOf(term)
  return found + term.length < text.length ? SEARCH_WEIGHTS.inside : SEARCH_WEIGHTS.end
}

/** What a game adds: more in the configured category, otherwise its commercial tier, capped [5.9] [5.12]. */
export const gameWeight = (isInCategory: boolean, commercialTier: number): number =>
  isInCategory
    ? SEARCH_WEIGHTS.inCategory
    : Math.min(SEARCH_WEIGHTS.tierCap, Math.max(TIER_BOUNDS.least, Math.min(TIER_BOUNDS.most, commercialTier)))
