import { liveWinners, topWinners } from '@herna/contract/winners'
import { callOperation, type Host } from '@herna/http-client'
import { requestIdHeader } from '@herna/telemetry'
import type { WinnersAccess } from '../app/loader-context/index.ts'

interface Source {
  base: string
  /** ISO country of the portal's location [7.39]. */
  country: string
  /** Request timeout in milliseconds [F2]. */
  limit?: number
  /** Called for each failed call. */
  onFailure?: () => void
}

const TIMEOUT_MS = 2_500

/** Client of the winners service [7.39]; the live list has its own operation. Rejects with CallFailed. */
export function createWinnersClient({ base, country, limit = TIMEOUT_MS, onFailure = () => undefined }: Source): WinnersAccess {
  const host: Host = { base, timeoutMs: limit, request: { redirect: 'error' }, headers: requestIdHeader }
  return {
    async list(kind) {
      try {
        if (kind === 'recent') return await callOperation(host, liveWinners, { query: { country } })
        return await callOperation(host, topWinners, { query: { kind, country } })
      } catch (error) {
        onFailure()
        throw error
      }
    },
  }
}
