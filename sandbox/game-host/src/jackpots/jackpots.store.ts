import type { JackpotFeed } from '@herna/contract/games'
import { climbTo, type JackpotClimb } from '@herna/rules'
import type pg from 'pg'
import { type JackpotLevel, pay, shareOf, UNITS_IN_CENT } from './rules.ts'

type Querying = Pick<pg.Pool, 'query'>

interface Stored {
  jackpot_id: string
  level: number
  title: string
  opening: string
  held: string
  shown_from: string
  shown_since: Date
}
const CENT = Number(UNITS_IN_CENT)
/** What screens show of a level, in cents with their fractions. */
const climbOf = ({ held, shown_from, shown_since }: Pick<Stored, 'held' | 'shown_from' | 'shown_since'>): JackpotClimb => ({
  amount: Number(held) / CENT,
  from: Number(shown_from) / CENT,
  since: shown_since.getTime(),
})
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

export async function openJackpots(pool: Querying, jackpots: readonly JackpotSetUp[], now: Date): Promise<void> {
  for (const { id, title, jackpotLevels } of jackpots)
    for (const [level, { title: name, amount }] of jackpotLevels.entries())
      await pool.query(
        `INSERT INTO game_host.jackpot_levels (jackpot_id, level, title, opening, held, shown_from, shown_since)
         VALUES ($1, $2, $3, $4, $5::bigint, $5::bigint * 99 / 100, $6)
         ON CONFLICT (jackpot_id, level) DO UPDATE SET title = excluded.title`,
        [id, level, `${title}: ${name}`, amount, (BigInt(amount) * UNITS_IN_CENT).toString(), now],
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
  const won = rows.map(levelOf).find(({ level }) => level === drawn)
  const paid = won && pay({ opening: won.opening, held: won.held + shareOf(stake) })
  const heldNow = (row: Stored): bigint => (paid && row.level === drawn ? paid.held : BigInt(row.held) + shareOf(stake))
  await client.query(
    `UPDATE game_host.jackpot_levels AS stored SET held = new.held, shown_from = LEAST(new.held, new.shown_from), shown_since = new.shown_since
     FROM unnest($2::int[], $3::bigint[], $4::bigint[], $5::timestamptz[]) AS new (level, held, shown_from, shown_since)
     WHERE stored.jackpot_id = $1 AND stored.level = new.level`,
    [jackpotId, ...columnsOf(rows, heldNow, now)],
  )
  if (!won || !paid) return null
  await client.query(
    `INSERT INTO game_host.jackpot_wins (jackpot_id, level, owner_id, round_id, amount, won_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [jackpotId, won.level, ownerId, roundId, paid.amount, now],
  )
  return { title: won.title, amount: paid.amount }
}

/** What every level holds after a stake, and the climb that screens show towards it, column by column. */
function columnsOf(rows: readonly Stored[], heldNow: (row: Stored) => bigint, now: Date): unknown[][] {
  const climbs = rows.map((row) => climbTo(Number(heldNow(row)) / CENT, row.level, now.getTime(), climbOf(row)))
  return [
    rows.map(({ level }) => level),
    rows.map((row) => heldNow(row).toString()),
    // Rounded up, so that what was on a screen is never more.
    climbs.map(({ from }) => Math.ceil(from * CENT)),
    climbs.map(({ since }) => new Date(since)),
  ]
}

/** What every level holds in whole cents, and how screens climb towards it; the top first. */
export async function readFeed(pool: Querying): Promise<JackpotFeed> {
  const { rows } = await pool.query<Stored>(`SELECT * FROM game_host.jackpot_levels ORDER BY jackpot_id, level`)
  const feed: JackpotFeed = {}
  for (const row of rows) {
    const climb = climbOf(row)
    ;(feed[row.jackpot_id] ??= []).push({ ...climb, amount: Math.floor(climb.amount) })
  }
  return feed
}
