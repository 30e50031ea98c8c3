import type { JackpotFeed } from '@herna/contract/games'
import type pg from 'pg'
import { type JackpotLevel, pay, shareOf, UNITS_IN_CENT } from './rules.ts'

type Querying = Pick<pg.Pool, 'query'>

interface Stored {
  jackpot_id: string
  level: number
  title: string
  opening: string
  held: string
}
const levelOf = (row: Stored): JackpotLevel => ({
  jackpotId: row.jackpot_id,
  level: row.level,
  title: row.title,
  opening: Number(row.opening),
  held: BigInt(row.held),
})

/** A jackpot as the catalogue describes it: its levels start with the catalogue's amounts once, and keep what they hold from then on. */
export interface JackpotSetUp {
  readonly id: string
  readonly title: string
  readonly gameCodes: readonly string[]
  readonly jackpotLevels: readonly { readonly title: string; readonly amount: number }[]
}

export async function openJackpots(pool: Querying, jackpots: readonly JackpotSetUp[]): Promise<void> {
  for (const { id, title, jackpotLevels } of jackpots)
    for (const [level, { title: name, amount }] of jackpotLevels.entries())
      await pool.query(
        `INSERT INTO game_host.jackpot_levels (jackpot_id, level, title, opening, held) VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (jackpot_id, level) DO UPDATE SET title = excluded.title`,
        [id, level, `${title}: ${name}`, amount, (BigInt(amount) * UNITS_IN_CENT).toString()],
      )
}

export async function readLevels(client: Querying, jackpotId: string): Promise<JackpotLevel[]> {
  const { rows } = await client.query<Stored>(`SELECT * FROM game_host.jackpot_levels WHERE jackpot_id = $1 ORDER BY level`, [
    jackpotId,
  ])
  return rows.map(levelOf)
}

/** What an acknowledged stake does to its jackpot: every level takes its share, and the drawn one is paid out and starts anew. */
export async function applyStake(
  client: Querying,
  round: { jackpotId: string; stake: number; drawn: number | null; ownerId: string; roundId: string },
  now: Date,
): Promise<{ title: string; amount: number } | null> {
  const { jackpotId, stake, drawn, ownerId, roundId } = round
  // Always in the same order, so that two rounds never wait for each other.
  const { rows } = await client.query<Stored>(
    `SELECT * FROM game_host.jackpot_levels WHERE jackpot_id = $1 ORDER BY level FOR UPDATE`,
    [jackpotId],
  )
  await client.query(`UPDATE game_host.jackpot_levels SET held = held + $2 WHERE jackpot_id = $1`, [
    jackpotId,
    shareOf(stake).toString(),
  ])
  const won = rows.map(levelOf).find(({ level }) => level === drawn)
  if (!won) return null
  const { amount, held } = pay({ opening: won.opening, held: won.held + shareOf(stake) })
  await client.query(`UPDATE game_host.jackpot_levels SET held = $3 WHERE jackpot_id = $1 AND level = $2`, [
    jackpotId,
    won.level,
    held.toString(),
  ])
  await client.query(
    `INSERT INTO game_host.jackpot_wins (jackpot_id, level, owner_id, round_id, amount, won_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [jackpotId, won.level, ownerId, roundId, amount, now],
  )
  return { title: won.title, amount }
}

/** Whole cents of every level, the top first. */
export async function readFeed(pool: Querying): Promise<JackpotFeed> {
  const { rows } = await pool.query<{ jackpot_id: string; amounts: string[] }>(
    `SELECT jackpot_id, array_agg((held / 10000)::text ORDER BY level) AS amounts FROM game_host.jackpot_levels GROUP BY jackpot_id`,
  )
  return Object.fromEntries(rows.map(({ jackpot_id, amounts }) => [jackpot_id, amounts.map(Number)]))
}
