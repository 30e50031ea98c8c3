import type { WalletErrorCode } from '@herna/contract/wallet'
import type { GameHostContext } from '../context.ts'
import {
  claimDueCalls,
  markAcknowledged,
  markPaid,
  readPendingCalls,
  postponeCall,
  type WalletCallRow,
} from './wallet-calls.store.ts'

type DeliveryContext = Pick<GameHostContext, 'pool' | 'wallet' | 'now' | 'log'>

/** Refusals that no retry changes: stored for the operator. Other refusals may be corrected meanwhile, so the call is retried. */
const FINAL_REFUSALS: readonly WalletErrorCode[] = ['transaction-mismatch', 'round-closed', 'round-settled', 'round-unknown']
const MAX_RETRY_WAIT_MS = 60_000

/** Sends one call and saves the result; true when it was definite. */
async function deliver(deliveryContext: DeliveryContext, call: WalletCallRow): Promise<boolean> {
  const { pool, wallet, now, log } = deliveryContext
  const result = await (call.kind === 'win' ? wallet.call('win', call.body) : wallet.call('rollback', call.body))
  const { transactionId } = call.body
  if (result.status === 'done') {
    const { playerId, roundId } = call.body
    // The wallet's balance replaces the computed one.
    if (call.kind === 'win') await markPaid(pool, call.id, { playerId, roundId, balance: result.reply.balance.gaming }, now())
    else await markAcknowledged(pool, call.id, null, now())
    return true
  }
  if (result.status === 'refused' && FINAL_REFUSALS.includes(result.code)) {
    log.error({ event: 'wallet refused', call: call.kind, transactionId, code: result.code }, 'wallet call finally refused')
    await markAcknowledged(pool, call.id, result.code, now())
    return true
  }
  const reason = result.status === 'refused' ? result.code : result.reason
  const wait = Math.min(MAX_RETRY_WAIT_MS, 500 * 2 ** Math.min(call.attempts, 10))
  const { kind, attempts } = call
  log.warn({ event: 'wallet silent', call: kind, transactionId, attempts, reason }, 'wallet call failed; it is retried')
  await postponeCall(pool, call.id, new Date(now().getTime() + wait))
  return false
}

/** Sends all pending calls of this player's game, in order. False when one was not answered definitely. */
export async function flushPendingCalls(deliveryContext: DeliveryContext, playerId: string, gameCode: string): Promise<boolean> {
  for (const call of await readPendingCalls(deliveryContext.pool, playerId, gameCode))
    if (!(await deliver(deliveryContext, call))) return false
  return true
}

const BATCH_SIZE = 8

/** Sends the due calls of all players and returns their count. */
export async function deliverDueCalls(deliveryContext: DeliveryContext): Promise<number> {
  const dueCalls = await claimDueCalls(deliveryContext.pool, deliveryContext.now(), BATCH_SIZE)
  await Promise.all(dueCalls.map((call) => deliver(deliveryContext, call)))
  return dueCalls.length
}
