import type { RoundReply, SlotStep } from '@herna/contract/games'
import type pg from 'pg'

export interface RoundRow extends RoundReply {
  readonly sessionId: string
  readonly variantId: string
}

interface Stored {
  bet: string
  win: string
  steps: SlotStep[]
  balance_after_bet: string
  balance: string
}

/** The round a session played under this id, or null. */
export async function readRound(client: pg.PoolClient, sessionId: string, roundId: string): Promise<RoundReply | null> {
  const { rows } = await client.query<Stored>(
    `SELECT bet, win, steps, balance_after_bet, balance FROM game_host.rounds WHERE session_id = $1 AND id = $2`,
    [sessionId, roundId],
  )
  const row = rows[0]
  if (!row) return null
  return {
    roundId,
    bet: Number(row.bet),
    steps: row.steps,
    win: Number(row.win),
    balanceAfterBet: Number(row.balance_after_bet),
    balance: Number(row.balance),
  }
}

export async function keepRound(client: pg.PoolClient, round: RoundRow, now: Date): Promise<void> {
  await client.query(
    `INSERT INTO game_host.rounds (session_id, id, variant_id, bet, win, steps, balance_after_bet, balance, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      round.sessionId,
      round.roundId,
      round.variantId,
      round.bet,
      round.win,
      JSON.stringify(round.steps),
      round.balanceAfterBet,
      round.balance,
      now,
    ],
  )
}
