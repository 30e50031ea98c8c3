import type { ArtBrief } from '@herna/contract/content'
import type pg from 'pg'
import type { FormerGame, Game } from './games.ts'

type Querying = Pick<pg.Pool, 'query'>

/** Every model a game was opened with, oldest first. */
export async function readFormerGames(pool: Querying): Promise<FormerGame[]> {
  const { rows } = await pool.query<Record<'game_code' | 'variant_id' | 'min_bet' | 'max_bet', string> & { brief: ArtBrief }>(
    'SELECT game_code, variant_id, brief, min_bet, max_bet FROM game_host.games ORDER BY opened_at',
  )
  return rows.map((row) => ({
    gameCode: row.game_code,
    variantId: row.variant_id,
    brief: row.brief,
    minBet: Number(row.min_bet),
    maxBet: Number(row.max_bet),
  }))
}

const HOUR_MS = 3_600_000

/** Called when a player opens the game; an existing row is updated at most once an hour. */
export async function saveGame(pool: Querying, { assignment }: Game, now: Date): Promise<void> {
  const { variantId, brief, minBet, maxBet } = assignment
  await pool.query(
    `INSERT INTO game_host.games AS g (game_code, variant_id, brief, min_bet, max_bet, opened_at) VALUES ($1, $2, $3, $4, $5, $6)
     ON CONFLICT (game_code, variant_id) DO UPDATE
       SET brief = excluded.brief, min_bet = excluded.min_bet, max_bet = excluded.max_bet, opened_at = excluded.opened_at
     WHERE g.opened_at < $7`,
    [brief.gameCode, variantId, JSON.stringify(brief), minBet, maxBet, now, new Date(now.getTime() - HOUR_MS)],
  )
}
