import type { PaymentStatistic } from '@herna/contract/player'
import { CURRENCY, type Queryable } from '../../foundation/index.ts'

interface Row {
  kind: 'deposit' | 'withdrawal'
  count: number
  amount: string
  first: Date
  last: Date
}

/** [7.14], shape chosen in the contract. */
export async function readPaymentStatistic(db: Queryable, playerId: string): Promise<PaymentStatistic> {
  const { rows } = await db.query<Row>(
    `SELECT kind, count(*)::int AS count, sum(amount) AS amount, min(at) AS first, max(at) AS last
     FROM pam.payments WHERE player_id = $1 GROUP BY kind`,
    [playerId],
  )
  const deposits = rows.find(({ kind }) => kind === 'deposit')
  const withdrawals = rows.find(({ kind }) => kind === 'withdrawal')
  return {
    currencyCode: CURRENCY,
    depositCount: deposits?.count ?? 0,
    depositAmount: Number(deposits?.amount ?? 0),
    firstDepositDate: deposits?.first.toISOString() ?? null,
    lastDepositDate: deposits?.last.toISOString() ?? null,
    withdrawalCount: withdrawals?.count ?? 0,
    withdrawalAmount: Number(withdrawals?.amount ?? 0),
    lastWithdrawalDate: withdrawals?.last.toISOString() ?? null,
  }
}
