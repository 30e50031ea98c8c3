import type { PaymentReply } from '@herna/contract/player'
import { isErased, type Player } from '../../identity/index.ts'
import { refuse } from '../../http/index.ts'
import { lockWallet, readBalances, readWalletBalances } from '../ledger/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { addToTotals, playBlock, registerAllows } from '../../protection/index.ts'
import { inTransaction } from '@herna/service-kit'
import { findPayment, type Payment, type PaymentKind, postPayment } from './payments.store.ts'

/**
 * Posts a deposit or withdrawal, idempotent per `paymentId`. Errors: `payment-mismatch`, `email-not-verified`, `player-blocked`,
 * `play-stopped`, `limit-reached`, `insufficient-funds`.
 */
export async function pay(
  context: PamContext,
  player: Player,
  kind: PaymentKind,
  { paymentId, amount }: { paymentId: string; amount: number },
): Promise<PaymentReply> {
  if (kind === 'deposit' && player.emailVerifiedAt === null)
    throw refuse(403, 'email-not-verified', 'The e-mail address is not verified yet.')
  const registerClear = kind === 'withdrawal' || (await registerAllows(context, player))
  return inTransaction(context.pool, async (db) => {
    await lockWallet(db, player.id)
    const earlierPayment = await findPayment(db, player.id, paymentId)
    if (earlierPayment && (earlierPayment.kind !== kind || earlierPayment.amount !== amount))
      throw refuse(409, 'payment-mismatch', 'This id was used for another payment.', 'paymentId')
    if (earlierPayment) return replyOf(db, player.id, earlierPayment)
    const currentTime = context.now()
    if (kind === 'deposit') await requireMayDeposit(db, player.id, { amount, at: currentTime, registerAllows: registerClear })
    else await requireCash(db, player.id, amount)
    await postPayment(db, player.id, { paymentId, kind, amount, at: currentTime })
    await addToTotals(db, player.id, currentTime, kind === 'deposit' ? { deposited: amount } : { withdrawn: amount })
    return replyOf(db, player.id, { paymentId, kind, amount, at: currentTime })
  })
}

/** Checks exclusion, kill switches and limits, in the transaction that posts the deposit (M12). */
async function requireMayDeposit(
  db: Queryable,
  playerId: string,
  { amount, at, registerAllows: isClear }: { amount: number; at: Date; registerAllows: boolean },
): Promise<void> {
  if (!isClear || (await playBlock(db, playerId, at)) || (await isErased(db, playerId)))
    throw refuse(403, 'player-blocked', 'This player may not deposit.')
  const { rows } = await db.query<{ stopped: boolean; passed: string | null }>(
    `SELECT pam.is_stopped($1, NULL) AS stopped, pam.limit_passed($1, '{deposit}', $2, $3) AS passed`,
    [playerId, amount, at],
  )
  if (rows[0]?.stopped) throw refuse(403, 'play-stopped', 'The operator has stopped play; withdrawals are possible.')
  if (rows[0]?.passed) throw refuse(403, 'limit-reached', `The limit ${rows[0].passed} would be exceeded.`, 'amount')
}

/** Cash can always be withdrawn; bonus money cannot. */
async function requireCash(db: Queryable, playerId: string, amount: number): Promise<void> {
  const { cash } = await readWalletBalances(db, playerId)
  if (cash < amount) throw refuse(409, 'insufficient-funds', 'The cash balance does not cover the amount.', 'amount')
}

const replyOf = async (db: Queryable, playerId: string, { paymentId, kind, amount, at }: Payment): Promise<PaymentReply> => ({
  paymentId,
  kind,
  amount,
  at: at.toISOString(),
  balances: await readBalances(db, playerId),
})
