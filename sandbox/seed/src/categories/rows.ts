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
  const remaining = [...entries]
  const counts = new Map<string, number>()
  for (const { game } of remaining) counts.set(game.provider, (counts.get(game.provider) ?? 0) + 1)
  const ordered: Entry[] = []
  while (remaining.length) {
    const previousProvider = ordered.at(-1)?.game.provider
    const majorityProvider = [...counts].find(
      ([provider, count]) => provider !== previousProvider && count * 2 > remaining.length,
    )?.[0]
    const nextIndex = remaining.findIndex(({ game }) =>
      majorityProvider ? game.provider === majorityProvider : game.provider !== previousProvider,
    )
    const [next] = remaining.splice(Math.max(0, nextIndex), 1)
    if (!next) break
    counts.set(next.game.provider, (counts.get(next.game.provider) ?? 1) - 1)
    ordered.push(next)
  }
  return ordered
}

export const codes = (entries: readonly Entry[]): string[] => entries.map(({ game }) => game.gameCode)
