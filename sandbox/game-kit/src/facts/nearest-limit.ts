import type { SessionReply } from '@herna/contract/games'

export type PlayLimits = SessionReply['limits']
type PlayLimit = NonNullable<PlayLimits>[number]

/** The limit with the greatest used share; of equals the one with the smaller remainder. Null: none is set. */
export function nearestLimit(limits: readonly PlayLimit[]): PlayLimit | null {
  const share = ({ amount, used }: PlayLimit) => (amount === 0 ? 1 : used / amount)
  const remaining = ({ amount, used }: PlayLimit) => amount - used
  return limits.toSorted((a, b) => share(b) - share(a) || remaining(a) - remaining(b))[0] ?? null
}
