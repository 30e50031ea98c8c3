import { type JackpotFeed, jackpotFeed } from '@herna/contract/games'
import type { Logger } from 'pino'
import type { JackpotsAccess } from '../app/wires/jackpots-access.ts'

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

/** Amounts of jackpots, asked for while somebody looks at pages. A silent host costs a page nothing: it shows the last good amounts. */
export function createJackpotFeed({ address, now, log, limit = LIMIT }: Feed): JackpotsAccess {
  let known: JackpotFeed | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let asking: Promise<void> = Promise.resolve()
  let wasSilent = false

  const ask = async (): Promise<void> => {
    try {
      const response = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(limit) })
      if (!response.ok) throw new Error(`jackpots: answered ${response.status}`)
      known = jackpotFeed.parse(await response.json())
      wasSilent = false
    } catch (error) {
      if (!wasSilent) log.warn({ err: error }, 'the amounts of jackpots could not be read; the last good ones are shown')
      wasSilent = true
    }
  }
  const askWhenOld = (): Promise<void> => {
    if (now() - askedAt >= FRESH) {
      askedAt = now()
      asking = ask()
    }
    return asking
  }
  return {
    latest() {
      void askWhenOld()
      return known
    },
    async fresh() {
      await askWhenOld()
      return known
    },
  }
}
