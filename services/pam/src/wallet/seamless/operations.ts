import type { BetRequest, Payment, RollbackRequest, TransactionReply, WalletErrorCode, WinRequest } from '@herna/contract/wallet'
import type pg from 'pg'
import type { Purse } from '../ledger/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import type { BetsTogether } from './bets-together.ts'
import { refuseCall } from './refusals.ts'
import { describePurse } from './wallet-balance.ts'

interface Answer {
  refusal: WalletErrorCode | null
  detail: string | null
  transaction: string | null
  payment: Payment
  cash: string
  bonus: string
  held: string
}

/** The statements of `migrations/0006-wallet.sql`: one round trip each, prepared once a connection. */
const BET = { name: 'wallet-bet', text: 'SELECT * FROM pam.wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9)' }
const WIN = { name: 'wallet-win', text: 'SELECT * FROM pam.wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)' }
const ROLLBACK = { name: 'wallet-rollback', text: 'SELECT * FROM pam.wallet_rollback($1, $2, $3, $4, $5, $6, $7)' }

export async function bet(
  context: PamContext,
  together: BetsTogether,
  provider: string,
  call: BetRequest,
): Promise<TransactionReply> {
  // A bonus is looked at alone: few bets have one.
  const written = call.bonusId === undefined ? await together.write(provider, call) : null
  if (written) return replyOf(call.transactionId, { ...written, refusal: null, detail: null })
  return together.alone(() => betAlone(context, provider, call))
}

async function betAlone(context: PamContext, provider: string, call: BetRequest): Promise<TransactionReply> {
  const { sessionId, transactionId, roundId, gameCode, amount, bonusId = null } = call
  const ask = (admitUnknown: boolean) =>
    run(context.pool, BET, [provider, sessionId, transactionId, roundId, gameCode, amount, bonusId, context.now(), admitUnknown])
  let answer = await ask(false)
  // The register is silent: an outage that was announced lets play go on, whatever else does not stand in its way.
  if (answer.detail === 'register-unknown' && (await context.register.outageAnnounced().catch(() => false)))
    answer = await ask(true)
  return replyOf(transactionId, answer)
}

export async function win({ pool, now }: PamContext, provider: string, call: WinRequest): Promise<TransactionReply> {
  const { playerId, transactionId, roundId, gameCode, amount, isRoundClosed, jackpot } = call
  const of = [playerId, transactionId, roundId, gameCode, amount, isRoundClosed, jackpot?.title ?? null, jackpot?.amount ?? null]
  return replyOf(transactionId, await run(pool, WIN, [provider, ...of, now()]))
}

export async function rollback({ pool, now }: PamContext, provider: string, call: RollbackRequest): Promise<TransactionReply> {
  const { playerId, transactionId, roundId, gameCode, betTransactionId } = call
  const of = [playerId, transactionId, roundId, gameCode, betTransactionId]
  return replyOf(transactionId, await run(pool, ROLLBACK, [provider, ...of, now()]))
}

/** One player's id of a call used by another at the same moment meets the index: it is a mismatch as any other. */
async function run(db: Queryable, statement: { name: string; text: string }, values: unknown[]): Promise<Answer> {
  try {
    const { rows } = await db.query<Answer>({ ...statement, values })
    return rows[0] as Answer
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError
    if (code === '23505' && constraint === 'ledger_once_per_call') throw refuseCall('transaction-mismatch')
    throw error
  }
}

function replyOf(transactionId: string, answer: Answer): TransactionReply {
  if (answer.refusal !== null) throw refuseCall(answer.refusal, undefined, answer.detail)
  const purse: Purse = { cash: Number(answer.cash), bonus: Number(answer.bonus), held: Number(answer.held) }
  return { transactionId, walletTransactionId: answer.transaction, payment: answer.payment, balance: describePurse(purse) }
}
