import { jackpotAmounts } from '@herna/contract/games'
import { callOperation, type Host } from '@herna/http-client'
import { JACKPOT_MAX_AGE } from '@herna/rules'
import type { Logger } from 'pino'
import type { JackpotReading, JackpotsAccess } from '../app/loader-context/index.ts'

interface Feed {
  /** Full URL of the feed at the game host. */
  address: string
  now: () => number
  log: Pick<Logger, 'warn'>
  /** Request timeout in milliseconds [F2]. */
  limit?: number
  /** Called for each failed call. */
  onFailure?: () => void
}

const TIMEOUT_MS = 2_500
/** Minimum milliseconds between two requests to the host, however many pages are rendered. */
const MIN_INTERVAL_MS = 2_000

/** Jackpot amounts, requested only on demand. When the host fails, the last ones are served for half a minute, then none (GLI-19 4.13.2). */
export function createJackpotFeed({ address, now, log, limit = TIMEOUT_MS, onFailure = () => undefined }: Feed): JackpotsAccess {
  let lastReading: { feed: JackpotReading['feed']; at: number } | null = null
  let requestedAt = Number.NEGATIVE_INFINITY
  let pendingRequest: Promise<void> = Promise.resolve()
  let hasFailed = false

  // The full URL is configured, so the operation's path is empty.
  const feed = { ...jackpotAmounts, path: '' } as const
  const host: Host = { base: address, timeoutMs: limit, request: { redirect: 'error' } }
  const requestAmounts = async (): Promise<void> => {
    // The time of the request, not of the response, so the age is never underestimated.
    const requestTime = now()
    try {
      lastReading = { feed: await callOperation(host, feed), at: requestTime }
      hasFailed = false
    } catch (error) {
      onFailure()
      if (!hasFailed) log.warn({ err: error }, 'jackpot amounts could not be read')
      hasFailed = true
    }
  }
  return {
    async read() {
      if (Math.abs(now() - requestedAt) >= MIN_INTERVAL_MS) {
        requestedAt = now()
        pendingRequest = requestAmounts()
      }
      await pendingRequest
      if (!lastReading) return null
      const age = Math.max(0, now() - lastReading.at)
      return age < JACKPOT_MAX_AGE ? { feed: lastReading.feed, age } : null
    },
  }
}
