import type { TransactionReply, WalletErrorCode } from '@herna/contract/wallet'
import type { GameHostContext } from '../context.ts'
import { claimDueCalls, keepAnswer, outstandingCalls, tryLater, type WalletCallRow } from './wallet-calls.store.ts'

type Delivering = Pick<GameHostContext, 'pool' | 'wallet' | 'now' | 'log'>

/** A no that no repetition changes: kept as such, for somebody to look at. Any other no may be mended while we wait. */
const FINAL: readonly WalletErrorCode[] = ['transaction-mismatch', 'round-closed', 'round-settled', 'round-unknown']
const LONGEST_WAIT = 60_000

/** Makes one call and keeps its answer; true when it was definite. */
async function deliver(delivering: Delivering, call: WalletCallRow): Promise<boolean> {
  const { pool, wallet, now, log } = delivering
  const answer = await (call.kind === 'win' ? wallet.call('win', call.body) : wallet.call('rollback', call.body))
  const { transactionId } = call.body
  if (answer.is === 'done') {
    await keepAnswer(pool, call.id, null, now())
    if (call.kind === 'win') await keepBalance(delivering, call.body, answer.reply)
    return true
  }
  if (answer.is === 'refused' && FINAL.includes(answer.code)) {
    log.error(
      { event: 'wallet refused', call: call.kind, transactionId, code: answer.code },
      'the wallet refused a call for good',
    )
    await keepAnswer(pool, call.id, answer.code, now())
    return true
  }
  const why = answer.is === 'refused' ? answer.code : answer.why
  const wait = Math.min(LONGEST_WAIT, 500 * 2 ** Math.min(call.attempts, 10))
  log.warn({ event: 'wallet silent', call: call.kind, transactionId, attempts: call.attempts, why })
  await tryLater(pool, call.id, new Date(now().getTime() + wait))
  return false
}

/** The round's balance is the wallet's word as soon as there is one. */
async function keepBalance({ pool }: Delivering, win: { playerId: string; roundId: string }, reply: TransactionReply) {
  await pool.query(`UPDATE game_host.rounds SET balance = $3 WHERE owner_id = $1 AND id = $2 AND phase = 'closed'`, [
    win.playerId,
    win.roundId,
    reply.balance.gaming,
  ])
}

/** Everything the wallet has not answered of this player's game, in order. False when it stays silent about one. */
export async function deliverOutstanding(delivering: Delivering, playerId: string, gameCode: string): Promise<boolean> {
  for (const call of await outstandingCalls(delivering.pool, playerId, gameCode))
    if (!(await deliver(delivering, call))) return false
  return true
}

const AT_ONCE = 8

/** What is due, of all players. */
export async function deliverDue(delivering: Delivering): Promise<number> {
  const due = await claimDueCalls(delivering.pool, delivering.now(), AT_ONCE)
  await Promise.all(due.map((call) => deliver(delivering, call)))
  return due.length
}
