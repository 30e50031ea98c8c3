import type { ContentSnapshot } from '../../app/loader-context/index.ts'

/** The next time (epoch ms) when a promotion starts or ends, so pages change without a new content version; `null` when there is none. */
export function nextDate(content: Pick<ContentSnapshot, 'promotions'>, now: number): number | null {
  const dates = content.promotions
    .flatMap(({ startsAt, endsAt }) => [startsAt, endsAt])
    .map((date) => (date === null ? Number.NaN : Date.parse(date)))
    .filter((date) => date > now)
  return dates.length > 0 ? Math.min(...dates) : null
}

/** Maximum delay of `setTimeout`. */
const MAX_TIMEOUT_MS = 2 ** 31 - 1

/** Calls `onDate` whenever such a time is reached. */
export function watchDates(now: () => number, onDate: () => void) {
  let timer: NodeJS.Timeout | undefined
  const follow = (content: Pick<ContentSnapshot, 'promotions'>) => {
    clearTimeout(timer)
    const next = nextDate(content, now())
    if (next === null) return
    const onTimer = () => {
      if (now() >= next) onDate()
      follow(content)
    }
    timer = setTimeout(onTimer, Math.min(next - now(), MAX_TIMEOUT_MS)).unref()
  }
  return { follow, stop: () => clearTimeout(timer) }
}
