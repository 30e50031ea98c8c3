import type { LimitKind, LimitPeriod } from '@herna/contract/player'
import type { Queryable } from '../foundation/index.ts'

/** One change of a limit. */
export interface LimitChangeRow {
  readonly id: string
  readonly kind: LimitKind
  readonly period: LimitPeriod
  /** Cents; null: no limit. */
  readonly amount: number | null
  readonly loosens: boolean
  readonly requestedAt: Date
  readonly effectiveAt: Date
  readonly withdrawnAt: Date | null
}

/**
 * All changes of a player's limits, in the order they were written. There are few: three kinds, three periods, one loosening a
 * month.
 */
export async function readLimitChanges(db: Queryable, playerId: string): Promise<LimitChangeRow[]> {
  const { rows } = await db.query<Omit<LimitChangeRow, 'amount'> & { amount: string | null }>(
    `SELECT id, kind, period, amount, loosens, requested_at AS "requestedAt", effective_at AS "effectiveAt", withdrawn_at AS "withdrawnAt"
     FROM pam.limit_changes WHERE player_id = $1 ORDER BY id`,
    [playerId],
  )
  return rows.map((row) => ({ ...row, amount: row.amount === null ? null : Number(row.amount) }))
}

export async function addLimitChange(
  db: Queryable,
  playerId: string,
  { kind, period, amount, loosens, requestedAt, effectiveAt }: Omit<LimitChangeRow, 'id' | 'withdrawnAt'>,
): Promise<void> {
  await db.query(
    `INSERT INTO pam.limit_changes (player_id, kind, period, amount, loosens, requested_at, effective_at) VALUES ($1, $2, $3, $4, $5, $6, $7)`,
    [playerId, kind, period, amount, loosens, requestedAt, effectiveAt],
  )
}

/** Withdraws pending looser values, of one limit or of all. Returns how many. */
export async function withdrawPending(
  db: Queryable,
  playerId: string,
  now: Date,
  only?: { kind: LimitKind; period: LimitPeriod },
): Promise<number> {
  const { rowCount } = await db.query(
    `UPDATE pam.limit_changes SET withdrawn_at = $2 WHERE player_id = $1 AND withdrawn_at IS NULL AND loosens AND effective_at > $2
     AND ($3::text IS NULL OR kind = $3) AND ($4::text IS NULL OR period = $4)`,
    [playerId, now, only?.kind ?? null, only?.period ?? null],
  )
  return rowCount ?? 0
}
