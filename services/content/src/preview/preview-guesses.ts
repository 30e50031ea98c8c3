/** Counts wrong passwords, by visitor and all together [S10]. Kept in memory: a restart forgives, which a guesser cannot bring about. */
export interface PreviewGuesses {
  /** Seconds until this visitor may try again; 0: now. */
  wait(visitor: string): number
  /** Tells a wrong one; answers as `wait` does. */
  wrong(visitor: string): number
  right(visitor: string): void
}

const WINDOW = 10 * 60_000
/** Wrong ones of one visitor in a window. */
const OF_ONE = 10
/** Of all: who comes from a thousand addresses gets no further than that. */
const OF_ALL = 100
const MOST_VISITORS = 10_000

interface Count {
  wrong: number
  since: number
}

export function createPreviewGuesses(now: () => number): PreviewGuesses {
  const counts = new Map<string, Count>()
  let all: Count = { wrong: 0, since: 0 }

  const isOver = ({ since }: Count) => now() - since >= WINDOW
  const left = (count: Count | undefined, most: number) =>
    !count || isOver(count) || count.wrong < most ? 0 : Math.ceil((count.since + WINDOW - now()) / 1000)
  const raise = (count: Count | undefined): Count =>
    !count || isOver(count) ? { wrong: 1, since: now() } : { wrong: count.wrong + 1, since: count.since }
  const sweep = () => {
    if (counts.size < MOST_VISITORS) return
    for (const [visitor, count] of counts) if (isOver(count)) counts.delete(visitor)
    if (counts.size >= MOST_VISITORS) counts.clear()
  }
  const wait: PreviewGuesses['wait'] = (visitor) => Math.max(left(counts.get(visitor), OF_ONE), left(all, OF_ALL))

  return {
    wait,
    wrong(visitor) {
      sweep()
      counts.set(visitor, raise(counts.get(visitor)))
      all = raise(all)
      return wait(visitor)
    },
    right: (visitor) => void counts.delete(visitor),
  }
}
