import type pg from 'pg'
import type { CrashState } from './crash-state.ts'

/** An accepted bet of a player in a shared round. */
export interface CrashBetRow {
  readonly ownerId: string
  readonly isReal: boolean
  readonly state: CrashState
}

/** Accepted bets of all players in a round, highest first, of real and of demo play. */
export async function readCrashBets(pool: Pick<pg.Pool, 'query'>, gameCode: string, round: number): Promise<CrashBetRow[]> {
  const { rows } = await pool.query<CrashBetRow>(
    `SELECT owner_id AS "ownerId", is_real AS "isReal", state FROM game_host.rounds
     WHERE game_code = $1 AND table_round = $2 AND phase IN ('open', 'closed') ORDER BY bet DESC, played_at, id`,
    [gameCode, round],
  )
  return rows
}
