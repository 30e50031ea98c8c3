import { randomUUID } from 'node:crypto'
import type { Browser } from './browser.fixture.ts'
import type { RunningPam } from './pam.fixture.ts'

interface Refusal {
  refusal: string | null
  detail: string | null
}
export interface Bet {
  game: string
  stake: number
  bonusId?: string
}

export interface TestPlay {
  playerId: string
  /** Posts a bet; its round stays open. */
  bet(bet: Bet): Promise<Refusal & { roundId: string; betId: string }>
  win(round: { roundId: string; game: string }, cents: number): Promise<void>
  rollback(round: { roundId: string; betId: string; game: string }): Promise<void>
  /** A complete round: bet, win, closed. */
  round(bet: Bet & { won?: number }): Promise<void>
}

/** Plays rounds through the wallet's SQL functions, without the signed HTTP calls, which have their own tests. */
export async function startTestPlay(pam: RunningPam, browser: Browser): Promise<TestPlay> {
  const { body } = await browser.call('GET', '/gateway/pams/api/v2/clientOverview')
  const playerId = body.userId as string
  const { pool } = pam.database
  const sessionOf = async (game: string) => {
    const { rows } = await pool.query<{ id: string }>(
      `INSERT INTO pam.wallet_sessions AS w (id, provider, player_id, game_code, login_id, opened_at)
       VALUES (gen_random_uuid(), 'test', $1, $2, (SELECT id FROM pam.sessions WHERE player_id = $1 AND ended_at IS NULL ORDER BY started_at DESC LIMIT 1), $3)
       ON CONFLICT (player_id, provider, game_code) DO UPDATE SET login_id = excluded.login_id RETURNING id`,
      [playerId, game, pam.clock.now],
    )
    return rows[0]?.id
  }
  const bet: TestPlay['bet'] = async ({ game, stake, bonusId }) => {
    const [roundId, betId] = [randomUUID(), randomUUID()]
    const { rows } = await pool.query<Refusal>(
      'SELECT refusal, detail FROM pam.wallet_bet($1, $2, $3, $4, $5, $6, $7, $8, false)',
      ['test', await sessionOf(game), betId, roundId, game, stake, bonusId ?? null, pam.clock.now],
    )
    return { refusal: rows[0]?.refusal ?? null, detail: rows[0]?.detail ?? null, roundId, betId }
  }
  const win: TestPlay['win'] = async ({ roundId, game }, cents) => {
    const { rows } = await pool.query<Refusal>(
      'SELECT refusal, detail FROM pam.wallet_win($1, $2, $3, $4, $5, $6, true, NULL, NULL, $7)',
      ['test', playerId, randomUUID(), roundId, game, cents, pam.clock.now],
    )
    if (rows[0]?.refusal) throw new Error(`the win was refused: ${rows[0].refusal}`)
  }
  const rollback: TestPlay['rollback'] = async ({ roundId, betId, game }) => {
    const values = ['test', playerId, randomUUID(), roundId, game, betId, pam.clock.now]
    const { rows } = await pool.query<Refusal>(
      'SELECT refusal, detail FROM pam.wallet_rollback($1, $2, $3, $4, $5, $6, $7)',
      values,
    )
    if (rows[0]?.refusal) throw new Error(`the rollback was refused: ${rows[0].refusal}`)
  }
  const round: TestPlay['round'] = async ({ won = 0, ...betOptions }) => {
    const placed = await bet(betOptions)
    if (placed.refusal) throw new Error(`the bet was refused: ${placed.refusal}`)
    await win({ roundId: placed.roundId, game: betOptions.game }, won)
  }
  return { playerId, bet, win, rollback, round }
}

/** Posts a cash grant to the ledger. */
export const grantCash = (pam: RunningPam, playerId: string, cents: number) =>
  pam.database.pool.query(`SELECT pam.post_bonus($1, 'bonus-cash', $2, gen_random_uuid(), $3)`, [playerId, cents, pam.clock.now])
