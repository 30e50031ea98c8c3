import { setTimeout as pause } from 'node:timers/promises'
import { call } from './client.ts'

export interface Reconciliation {
  isRight: boolean
  differences: unknown[]
  openRounds: { count: number }
}
/** The sweepers settle what dead nodes have left for half a minute. */
const SETTLED_WITHIN_MS = 60_000

/** The ledger against wallets and rounds, once no round is open; after a minute as it is then. */
export async function reconcile(services: string, operatorToken: string): Promise<Reconciliation> {
  const giveUpAt = performance.now() + SETTLED_WITHIN_MS
  for (;;) {
    const result = await readReconciliation(services, operatorToken)
    if ((result.openRounds.count === 0 && result.isRight) || performance.now() > giveUpAt) return result
    await pause(2_000)
  }
}

async function readReconciliation(services: string, operatorToken: string): Promise<Reconciliation> {
  const headers = { authorization: `Bearer ${operatorToken}` }
  const { status, body } = await call(`${services}/platform/operator/reconciliation`, { headers })
  if (status !== 200) throw new Error(`reconciliation: ${status} ${body}`)
  return JSON.parse(body) as Reconciliation
}
