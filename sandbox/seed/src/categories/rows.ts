import type { Entry } from '../games/entry.ts'

/** By rank, then by code, so that the order is deterministic. */
export const byRank = (a: Entry, b: Entry): number =>
  b.game.commercialTier - a.game.commercialTier ||
  b.game.promotionLevel - a.game.promotionLevel ||
  (a.game.gameCode < b.game.gameCode ? -1 : 1)

/**
 * Separates games of the same studio, changing the order as little as possible: a studio with more than half of the remaining games must come
 * next, otherwise its games would be adjacent at the end.
 */
export function separateStudios(entries: readonly Entry[]): Entry[] {
  const left = [...entries]
  const counts = new Map<string, number>()
  for (const { game } of left) counts.set(game.provider, (counts.get(game.provider) ?? 0) + 1)
  const out: Entry[] = []
  while (left.length) {
    const last = out.at(-1)?.game.provider
    const pressing = [...counts].find(([provider, count]) => provider !== last && count * 2 > left.length)?.[0]
    const found = left.findIndex(({ game }) => (pressing ? game.provider === pressing : game.provider !== last))
    const [next] = left.splice(Math.max(0, found), 1)
    if (!next) break
    counts.set(next.game.provider, (counts.get(next.game.provider) ?? 1) - 1)
    out.push(next)
  }
  return out
}

export const codes = (entries: readonly Entry[]): string[] => entries.map(({ game }) => game.gameCode)
