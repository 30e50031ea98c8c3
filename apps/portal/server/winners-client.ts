import { liveWinners, topWinners } from '@herna/contract/winners'
import { callOperation, type Host } from '@herna/http-client'
import type { WinnersAccess } from '../app/loader-context/index.ts'

interface Source {
  base: string
  /** ISO country of the portal's location [7.39]. */
  country: string
  /** Milliseconds a page waits for the list [F2]. */
  limit?: number
}

const LIMIT = 2_500

/** The lists of the winners service [7.39]: the live one at its historical address, the others beside it. */
export function createWinnersClient({ base, country, limit = LIMIT }: Source): WinnersAccess {
  const host: Host = { base, timeoutMs: limit, request: { redirect: 'error' } }
  return {
    list: (kind) =>
      kind === 'recent'
        ? callOperation(host, liveWinners, { query: { country } })
        : callOperation(host, topWinners, { query: { kind, country } }),
  }
}
