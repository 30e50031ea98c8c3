/**
 * Limits wrong passwords [S10]: per visitor, and for all unknown visitors together. A visitor is a client's address, or a browser that has used the password
 * before. Such a browser is limited only by its own wrong passwords, so that an attacker cannot lock out editors. Kept in memory only: a restart resets the
 * counts, but an attacker cannot cause one.
 */
export interface PasswordAttempts {
  /** Seconds until this visitor may try again; 0: now. */
  secondsToWait(visitor: Visitor): number
  /** Counts a wrong password; returns the seconds to wait. */
  recordFailure(visitor: Visitor): number
  recordSuccess(visitor: Visitor): void
}
export interface Visitor {
  key: string
  /** The browser has used the right password before. */
  isKnown: boolean
}

const WINDOW = 10 * 60_000
/** Wrong passwords per visitor in a window. */
const MAX_PER_VISITOR = 10
/** Wrong passwords of all unknown visitors in a window, against attacks from many networks. */
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
  const remainingSeconds = (count: Count | undefined, maxCount: number) =>
    !count || isOver(count) || count.wrong < maxCount ? 0 : Math.ceil((count.since + WINDOW - now()) / 1000)
  const increment = (count: Count | undefined): Count =>
    !count || isOver(count) ? { wrong: 1, since: now() } : { wrong: count.wrong + 1, since: count.since }
  /** Removes the oldest visitors when there are too many; the common limit still applies. */
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
