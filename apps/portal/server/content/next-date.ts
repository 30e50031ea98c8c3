import type { ContentSnapshot } from '../../app/loader-context/index.ts'

/** The next moment at which the same content shows something else: a promotion begins or ends. `null`: none. */
export function nextDate(content: Pick<ContentSnapshot, 'promotions'>, now: number): number | null {
  const dates = content.promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .map((date) => (date === null ? Number.NaN : Date.parse(date)))
    .filter((date) => date > now)
  return dates.length > 0 ? Math.min(...dates) : null
}

/** Timers hold no longer than this. */
const LONGEST = 2 ** 31 - 1

/** Calls back whenever such a moment is reached. */
export function watchDates(now: () => number, onDate: () => void) {
  let timer: NodeJS.Timeout | undefined
  const follow = (content: Pick<ContentSnapshot, 'promotions'>) => {
    clearTimeout(timer)
    const next = nextDate(content, now())
    if (next === null) return
    const arrive = () => {
      if (now() >= next) onDate()
      follow(content)
    }
    timer = setTimeout(arrive, Math.min(next - now(), LONGEST)).unref()
  }
  return { follow, stop: () => clearTimeout(timer) }
}
