import type { Limit, Protection } from '@herna/contract/player'

/** Share used of the wager or loss limit closest to exhaustion, in whole per cent rounded down, so 100 means used up; null when no such limit is set. */
export function limitShare(limits: readonly Limit[]): number | null {
  const shares = limits.flatMap(({ kind, amount, used }) => {
    if (kind === 'deposit' || amount === null) return []
    return [amount === 0 ? 100 : Math.min(100, Math.floor((used / amount) * 100))]
  })
  return shares.length === 0 ? null : Math.max(...shares)
}

/** The wager or loss limit with the least left (at most one): the probable cause of a blocked bet. */
export const spentLimits = (limits: readonly Limit[]): Limit[] =>
  limits
    .filter(({ kind, left }) => kind !== 'deposit' && left !== null)
    .toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0))
    .slice(0, 1)

/** Why no stake is taken: an exclusion, the limit that is probably in the way, or null: the operator. A used-up limit forbids play too, and is no exclusion. */
export function causeOfBlock({
  mayPlay,
  exclusions,
  limits,
}: Pick<Protection, 'mayPlay' | 'exclusions' | 'limits'>): 'exclusion' | Limit | null {
  const limit = spentLimits(limits)[0] ?? null
  const isExcluded = exclusions.some(({ gameType }) => gameType === null)
  return isExcluded || (!mayPlay && limit?.left !== 0) ? 'exclusion' : limit
}
