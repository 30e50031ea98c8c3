import type { Limit } from '@herna/contract/player'

/** How much of the limit that is nearest to its end is used, in whole per cent, never rounded up to a full one; null: none on stakes or losses is set. */
export function limitShare(limits: readonly Limit[]): number | null {
  const shares = limits.flatMap(({ kind, amount, used }) => {
    if (kind === 'deposit' || amount === null) return []
    return [amount === 0 ? 100 : Math.min(100, Math.floor((used / amount) * 100))]
  })
  return shares.length === 0 ? null : Math.max(...shares)
}

/** Limits on stakes or losses of which nothing is left, or of which less is left than a stake asked for may take. */
export const spentLimits = (limits: readonly Limit[]): Limit[] =>
  limits
    .filter(({ kind, left }) => kind !== 'deposit' && left !== null)
    .toSorted((a, b) => (a.left ?? 0) - (b.left ?? 0))
    .slice(0, 1)
