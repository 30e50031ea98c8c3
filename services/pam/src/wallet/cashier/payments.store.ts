import type { Queryable } from '../../foundation/index.ts'

export type PaymentKind = 'deposit' | 'withdrawal'
export interface Payment {
  paymentId: string
  kind: PaymentKind
  amount: number
  at: Date
}

const MAX_PAYMENTS = 200

interface Row {
  paymentId: string
  kind: PaymentKind
  amount: string
  at: Date
}
const COLUMNS = 'payment_id AS "paymentId", kind, amount, at'
const paymentOf = (row: Row): Payment => ({ ...row, amount: Number(row.amount) })

export async function findPayment(db: Queryable, playerId: string, paymentId: string): Promise<Payment | null> {
  const { rows } = await db.query<Row>(`SELECT ${COLUMNS} FROM pam.payments WHERE player_id = $1 AND payment_id = $2`, [
    playerId,
    paymentId,
  ])
  return rows[0] ? paymentOf(rows[0]) : null
}

/** Newest first. */
export async function listPayments(db: Queryable, playerId: string): Promise<Payment[]> {
  const { rows } = await db.query<Row>(
    `SELECT ${COLUMNS} FROM pam.payments WHERE player_id = $1 AND payment_id IS NOT NULL ORDER BY at DESC, id DESC LIMIT ${MAX_PAYMENTS}`,
    [playerId],
  )
  return rows.map(paymentOf)
}

/** Inserts a payment and posts it to the ledger; the caller holds the wallet lock. */
export async function postPayment(db: Queryable, playerId: string, { paymentId, kind, amount, at }: Payment): Promise<void> {
  await db.query('INSERT INTO pam.payments (player_id, payment_id, kind, amount, at) VALUES ($1, $2, $3, $4, $5)', [
    playerId,
    paymentId,
    kind,
    amount,
    at,
  ])
  const cash = kind === 'deposit' ? amount : -amount
  await db.query(
    `INSERT INTO pam.ledger (at, day, player_id, kind, amount, cash, bank, reference) VALUES ($1, pam.day_of($1), $2, $3, $4, $5, $6, $7)`,
    [at, playerId, kind, amount, cash, -cash, paymentId],
  )
  await db.query('SELECT pam.payment_posted($1, $2, $3, $4, $5)', [playerId, paymentId, kind, amount, at])
}
