import type { BetRequest, Payment, RollbackRequest, TransactionReply, WalletErrorCode, WinRequest } from '@herna/contract/wallet'
import type pg from 'pg'
import type { WalletBalances } from '../ledger/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import type { BetBatcher } from './bet-batcher.ts'
import { refuseCall } from './refusals.ts'
import { toWalletBalance } from './wallet-balance.ts'

interface WalletRow {
  refusal: WalletErrorCode | null
  detail: string | null
  transaction: string | null
  payment: Payment
  cash: string
  bonus: string
  held: string
}

/** Statements of `migrations/0006-wallet.sql`: one round trip each, prepared once per connection. */
const BET = { name: 'wallet-bet', text: 'SELECT * FROM pam.wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, $9)' }
const WIN = { name: 'wallet-win', text: 'SELECT * FROM pam.wallet_win($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)' }
const ROLLBACK = { name: 'wallet-rollback', text: 'SELECT * FROM pam.wallet_rollback($1, $2, $3, $4, $5, $6, $7)' }

export async function bet(
  context: PamContext,
  batcher: BetBatcher,
  provider: string,
  call: BetRequest,
): Promise<TransactionReply> {
  // Bets paid by a bonus are rare and run alone.
  const writtenBet = call.bonusId === undefined ? await batcher.write(provider, call) : null
  if (writtenBet) return replyOf(call.transactionId, { ...writtenBet, refusal: null, detail: null })
  return batcher.runAlone(() => betAlone(context, provider, call))
}

async function betAlone(context: PamContext, provider: string, call: BetRequest): Promise<TransactionReply> {
  const { sessionId, transactionId, roundId, gameCode, amount, bonusId = null } = call
  const post = (admitUnknown: boolean) =>
    run(context.pool, BET, [provider, sessionId, transactionId, roundId, gameCode, amount, bonusId, context.now(), admitUnknown])
  let row = await post(false)
  // The register does not reply: an announced outage admits the bet, subject to all other checks.
  if (row.detail === 'register-unknown' && (await context.register.outageAnnounced().catch(() => false))) row = await post(true)
  return replyOf(transactionId, row)
}

export async function win({ pool, now }: PamContext, provider: string, call: WinRequest): Promise<TransactionReply> {
  const { playerId, transactionId, roundId, gameCode, amount, isRoundClosed, jackpot } = call
  const values = [
    playerId,
    transactionId,
    roundId,
    gameCode,
    amount,
    isRoundClosed,
    jackpot?.title ?? null,
    jackpot?.amount ?? null,
  ]
  return replyOf(transactionId, await run(pool, WIN, [provider, ...values, now()]))
}

export async function rollback({ pool, now }: PamContext, provider: string, call: RollbackRequest): Promise<TransactionReply> {
  const { playerId, transactionId, roundId, gameCode, betTransactionId } = call
  const values = [playerId, transactionId, roundId, gameCode, betTransactionId]
  return replyOf(transactionId, await run(pool, ROLLBACK, [provider, ...values, now()]))
}

/** A concurrent call of another player with the same transaction id violates the index: a mismatch like any other. */
async function run(db: Queryable, statement: { name: string; text: string }, values: unknown[]): Promise<WalletRow> {
  try {
    const { rows } = await db.query<WalletRow>({ ...statement, values })
    return rows[0] as WalletRow
  } catch (error) {
    const { code, constraint } = error as pg.DatabaseError
    if (code === '23505' && constraint === 'ledger_once_per_call') throw refuseCall('transaction-mismatch')
    throw error
  }
}

function replyOf(transactionId: string, row: WalletRow): TransactionReply {
  if (row.refusal !== null) throw refuseCall(row.refusal, undefined, row.detail)
  const balances: WalletBalances = { cash: Number(row.cash), bonus: Number(row.bonus), held: Number(row.held) }
  return { transactionId, walletTransactionId: row.transaction, payment: row.payment, balance: toWalletBalance(balances) }
}
