import { jackpotFeed } from '@herna/contract/games'
import { JACKPOT_MAX_AGE } from '@herna/rules'
import type { Logger } from 'pino'
import type { JackpotReading, JackpotsAccess } from '../app/loader-context/index.ts'

interface Feed {
  /** The feed's address at the game host. */
  address: string
  now: () => number
  log: Pick<Logger, 'warn'>
  /** Milliseconds a call may take [F2]. */
  limit?: number
}

const LIMIT = 2_500
/** The host is asked at most once in so many ms, however many pages are rendered. */
const FRESH = 2_000

/** Amounts of jackpots, asked for while somebody looks at them. Of a silent host the last ones stand for half a minute, and then none (GLI-19 4.13.2). */
export function createJackpotFeed({ address, now, log, limit = LIMIT }: Feed): JackpotsAccess {
  let known: { feed: JackpotReading['feed']; at: number } | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()
  let wasSilent = false

  const ask = async (): Promise<void> => {
    // When the host was asked, not when it answered: the answer cannot be older than it says.
    const at = now()
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(limit) })
      if (!response.ok) throw new Error(`jackpots: answered ${response.status}`)
      known = { feed: jackpotFeed.parse(await response.json()), at }
      wasSilent = false
    } catch (error) {
      if (!wasSilent) log.warn({ err: error }, 'the amounts of jackpots could not be read')
      wasSilent = true
    }
  }
  return {
    async read() {
      if (Math.abs(now() - askedAt) >= FRESH) {
        askedAt = now()
        asking = ask()
      }
      await asking
      if (!known) return null
      const age = Math.max(0, now() - known.at)
      return age < JACKPOT_MAX_AGE ? { feed: known.feed, age } : null
    },
  }
}
