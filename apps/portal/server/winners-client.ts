import { type Winner, type WinnerKind, winnerList } from '@herna/contract/winners'
import type { WinnersAccess } from '../app/loader-context/index.ts'

interface Bulletin {
  base: string
  /** ISO country of the portal's location [7.39]. */
  country: string
  /** Milliseconds a page waits for the list [F2]. */
  limit?: number
}

const LIMIT = 2_500

/** The bulletin service's lists [7.39]: the live one at its historical address, the others beside it. */
export function createWinnersClient({ base, country, limit = LIMIT }: Bulletin): WinnersAccess {
  const addressOf = (kind: WinnerKind) =>
    kind === 'recent'
      ? `${base}/get-winners-live.php?${new URLSearchParams({ country })}`
      : `${base}/top?${new URLSearchParams({ kind, country })}`
  return {
    async list(kind): Promise<Winner[]> {
      const response = await fetch(addressOf(kind), { redirect: 'error', signal: AbortSignal.timeout(limit) })
      if (!response.ok) throw new Error(`winners: answered ${response.status}`)
      return winnerList.parse(await response.json())
    },
  }
}
