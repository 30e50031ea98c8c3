import type { PaymentReply } from '@herna/contract/player'
import type { Player } from '../../identity/index.ts'
import { refuse } from '../../http/index.ts'
import { lockWallet, readBalances, readPurse } from '../ledger/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { addToTotals, playBlock, registerAllows } from '../../protection/index.ts'
import { inTransaction } from '@herna/service-kit'
import { findPayment, type Payment, type PaymentKind, postPayment } from './payments.store.ts'

/** Once for each id of the caller's; the same id for another payment is a mismatch. */
export async function pay(
  context: PamContext,
  player: Player,
  kind: PaymentKind,
  { paymentId, amount }: { paymentId: string; amount: number },
): Promise<PaymentReply> {
  if (kind === 'deposit' && player.emailVerifiedAt === null)
    throw refuse(403, 'email-not-verified', 'The e-mail address is not verified yet.')
  const mayPayIn = kind === 'withdrawal' || (await registerAllows(context, player))
  return inTransaction(context.pool, async (db) => {
    await lockWallet(db, player.id)
    const before = await findPayment(db, player.id, paymentId)
    if (before && (before.kind !== kind || before.amount !== amount))
      throw refuse(409, 'payment-mismatch', 'This id was used for another payment.', 'paymentId')
    if (before) return replyOf(db, player.id, before)
    const at = context.now()
    if (kind === 'deposit') await requireMayDeposit(db, player.id, { amount, at, registerAllows: mayPayIn })
    else await requireCash(db, player.id, amount)
    await postPayment(db, player.id, { paymentId, kind, amount, at })
    await addToTotals(db, player.id, at, kind === 'deposit' ? { deposited: amount } : { withdrawn: amount })
    return replyOf(db, player.id, { paymentId, kind, amount, at })
  })
}

/** Exclusion, the operator's switches and the limits, in the transaction that would post (M12). */
async function requireMayDeposit(
  db: Queryable,
  playerId: string,
  { amount, at, registerAllows: isClear }: { amount: number; at: Date; registerAllows: boolean },
): Promise<void> {
  if (!isClear || (await playBlock(db, playerId, at))) throw refuse(403, 'player-blocked', 'This player may not pay in.')
  const { rows } = await db.query<{ stopped: boolean; passed: string | null }>(
    `SELECT pam.is_stopped($1, NULL) AS stopped, pam.limit_passed($1, '{deposit}', $2, $3) AS passed`,
    [playerId, amount, at],
  )
  if (rows[0]?.stopped) throw refuse(403, 'play-stopped', 'The operator has stopped play; paying out is possible.')
  if (rows[0]?.passed) throw refuse(403, 'limit-reached', `The limit ${rows[0].passed} would be passed.`, 'amount')
}

/** Nobody is kept from their own money; bonus money is not theirs yet. */
async function requireCash(db: Queryable, playerId: string, amount: number): Promise<void> {
  const { cash } = await readPurse(db, playerId)
  if (cash < amount) throw refuse(409, 'insufficient-funds', 'There is less cash than that.', 'amount')
}

const replyOf = async (db: Queryable, playerId: string, { paymentId, kind, amount, at }: Payment): Promise<PaymentReply> => ({
  paymentId,
  kind,
  amount,
  at: at.toISOString(),
  balances: await readBalances(db, playerId),
})
