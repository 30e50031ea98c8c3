import type { LimitPeriod, Statement } from '@herna/contract/player'
import { dayOf, periodOf, type Queryable } from '../foundation/index.ts'
import type { UsedByPeriod } from './limits.ts'

export interface Movement {
  deposited?: number
  withdrawn?: number
  staked?: number
  won?: number
}

/** Adds to the day's totals, in the transaction that moves the money. */
export async function addToTotals(
  db: Queryable,
  playerId: string,
  at: Date,
  { deposited = 0, withdrawn = 0, staked = 0, won = 0 }: Movement,
) {
  await db.query(
    `INSERT INTO pam.daily_totals AS t (player_id, day, deposited, withdrawn, staked, won) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (player_id, day) DO UPDATE SET deposited = t.deposited + excluded.deposited, withdrawn = t.withdrawn + excluded.withdrawn,
       staked = t.staked + excluded.staked, won = t.won + excluded.won`,
    [playerId, dayOf(at), deposited, withdrawn, staked, won],
  )
}

const SUMS = `coalesce(sum(deposited), 0)::bigint AS deposited, coalesce(sum(withdrawn), 0)::bigint AS withdrawn,
  coalesce(sum(staked), 0)::bigint AS staked, coalesce(sum(won), 0)::bigint AS won`
type Sums = Record<'deposited' | 'withdrawn' | 'staked' | 'won', string>
const toNumbers = ({ deposited, withdrawn, staked, won }: Sums) => ({
  deposited: Number(deposited),
  withdrawn: Number(withdrawn),
  staked: Number(staked),
  won: Number(won),
})

/** Totals of this day, week and month. */
export async function readUsed(db: Queryable, playerId: string, now: Date): Promise<UsedByPeriod> {
  const usedInPeriod = async (period: LimitPeriod) => {
    const { from, until } = periodOf(dayOf(now), period)
    const { rows } = await db.query<Sums>(
      `SELECT ${SUMS} FROM pam.daily_totals WHERE player_id = $1 AND day >= $2 AND day < $3`,
      [playerId, from, until],
    )
    return toNumbers(rows[0] as Sums)
  }
  return { day: await usedInPeriod('day'), week: await usedInPeriod('week'), month: await usedInPeriod('month') }
}

/** Months of a statement, oldest first, both days included; months without movement are omitted. */
export async function readMonths(db: Queryable, playerId: string, from: string, to: string): Promise<Statement['months']> {
  const { rows } = await db.query<Sums & { month: string }>(
    `SELECT to_char(day, 'YYYY-MM') AS month, ${SUMS} FROM pam.daily_totals WHERE player_id = $1 AND day >= $2 AND day <= $3 GROUP BY 1 ORDER BY 1`,
    [playerId, from, to],
  )
  return rows.map((row) => ({ month: row.month, ...toNumbers(row) }))
}
