/**
 * Counts wrong passwords [S10]: by visitor, and of all strangers together. A visitor is a client's address or a browser that has known the password before. Such
 * a browser is stopped by its own wrong ones alone, so that nobody's guessing keeps the editors out. Kept in memory: a restart forgives, which a guesser
 * cannot bring about.
 */
export interface PreviewGuesses {
  /** Seconds until this visitor may try again; 0: now. */
  wait(visitor: Visitor): number
  /** Counts a wrong one; answers as `wait` does. */
  wrong(visitor: Visitor): number
  right(visitor: Visitor): void
}
export interface Visitor {
  key: string
  /** The browser has known the password before. */
  isKnown: boolean
}

const WINDOW = 10 * 60_000
/** Wrong ones of one visitor in a window. */
const OF_ONE = 10
/** Of all strangers: who comes from a hundred networks gets no further than that. */
const OF_STRANGERS = 100
const MOST_VISITORS = 10_000

interface Count {
  wrong: number
  since: number
}

export function createPreviewGuesses(now: () => number): PreviewGuesses {
  const counts = new Map<string, Count>()
  let strangers: Count = { wrong: 0, since: 0 }

  const isOver = ({ since }: Count) => now() - since >= WINDOW
  const left = (count: Count | undefined, most: number) =>
    !count || isOver(count) || count.wrong < most ? 0 : Math.ceil((count.since + WINDOW - now()) / 1000)
  const raise = (count: Count | undefined): Count =>
    !count || isOver(count) ? { wrong: 1, since: now() } : { wrong: count.wrong + 1, since: count.since }
  /** The oldest go when there are too many: the brake of all strangers is what holds then. */
  const sweep = () => {
    if (counts.size < MOST_VISITORS) return
    for (const [key, count] of counts) if (isOver(count)) counts.delete(key)
    for (const key of counts.keys()) {
      if (counts.size < MOST_VISITORS) break
      counts.delete(key)
    }
  }
  const wait: PreviewGuesses['wait'] = ({ key, isKnown }) =>
    Math.max(left(counts.get(key), OF_ONE), isKnown ? 0 : left(strangers, OF_STRANGERS))

  return {
    wait,
    wrong(visitor) {
      sweep()
      counts.set(visitor.key, raise(counts.get(visitor.key)))
      if (!visitor.isKnown) strangers = raise(strangers)
      return wait(visitor)
    },
    right: ({ key }) => void counts.delete(key),
  }
}
