/**
 * Counts wrong passwords [S10]: by visitor, and of all strangers together. A visitor is a client's address or a browser that has known the password before. Such
 * a browser is stopped by its own wrong ones alone, so that nobody's guessing keeps the editors out. Kept in memory: a restart forgives, which a guesser
 * cannot bring about.
 */
export interface PasswordAttempts {
  /** Seconds until this visitor may try again; 0: now. */
  secondsToWait(visitor: Visitor): number
  /** Counts a wrong one; answers as `wait` does. */
  recordFailure(visitor: Visitor): number
  recordSuccess(visitor: Visitor): void
}
export interface Visitor {
  key: string
  /** The browser has known the password before. */
  isKnown: boolean
}

const WINDOW = 10 * 60_000
/** Wrong ones of one visitor in a window. */
const MAX_PER_VISITOR = 10
/** Of all strangers: who comes from a hundred networks gets no further than that. */
const MAX_UNKNOWN = 100
const MAX_VISITORS = 10_000

interface Count {
  wrong: number
  since: number
}

export function createPasswordAttempts(now: () => number): PasswordAttempts {
  const counts = new Map<string, Count>()
  let unknownVisitors: Count = { wrong: 0, since: 0 }

  const isOver = ({ since }: Count) => now() - since >= WINDOW
  const remainingSeconds = (count: Count | undefined, most: number) =>
    !count || isOver(count) || count.wrong < most ? 0 : Math.ceil((count.since + WINDOW - now()) / 1000)
  const increment = (count: Count | undefined): Count =>
    !count || isOver(count) ? { wrong: 1, since: now() } : { wrong: count.wrong + 1, since: count.since }
  /** The oldest go when there are too many: the brake of all strangers is what holds then. */
  const sweep = () => {
    if (counts.size < MAX_VISITORS) return
    for (const [key, count] of counts) if (isOver(count)) counts.delete(key)
    for (const key of counts.keys()) {
      if (counts.size < MAX_VISITORS) break
      counts.delete(key)
    }
  }
  const wait: PasswordAttempts['secondsToWait'] = ({ key, isKnown }) =>
    Math.max(remainingSeconds(counts.get(key), MAX_PER_VISITOR), isKnown ? 0 : remainingSeconds(unknownVisitors, MAX_UNKNOWN))

  return {
    secondsToWait: wait,
    recordFailure(visitor) {
      sweep()
      counts.set(visitor.key, increment(counts.get(visitor.key)))
      if (!visitor.isKnown) unknownVisitors = increment(unknownVisitors)
      return wait(visitor)
    },
    recordSuccess: ({ key }) => void counts.delete(key),
  }
}
