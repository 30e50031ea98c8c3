import type { JackpotFeed } from '@herna/contract/games'
import { climbTo, type JackpotClimb } from '@herna/rules'
import type pg from 'pg'
import { type JackpotLevel, pay, shareOf, UNITS_PER_CENT } from './rules.ts'

type Querying = Pick<pg.Pool, 'query'>

interface LevelRow {
  jackpot_id: string
  level: number
  title: string
  opening_amount: string
  pool_units: string
  display_from_units: string
  display_since: Date
}
const CENT = Number(UNITS_PER_CENT)
/** The displayed climb of a level, in cents with fractions. */
const climbOfRow = ({
  pool_units,
  display_from_units,
  display_since,
}: Pick<LevelRow, 'pool_units' | 'display_from_units' | 'display_since'>): JackpotClimb => ({
  amount: Number(pool_units) / CENT,
  from: Number(display_from_units) / CENT,
  since: display_since.getTime(),
})
const levelOf = (row: LevelRow): JackpotLevel => ({
  jackpotId: row.jackpot_id,
  level: row.level,
  title: row.title,
  opening: Number(row.opening_amount),
  poolUnits: BigInt(row.pool_units),
})

/** A jackpot of the catalogue; its levels start with the catalogue's amounts (cents) once and keep their pool from then on. */
export interface JackpotConfig {
  readonly id: string
  readonly title: string
  readonly gameCodes: readonly string[]
  readonly jackpotLevels: readonly { readonly title: string; readonly amount: number }[]
}

/** Creates missing levels and updates the titles of existing ones; pools are never reset. */
export async function openJackpots(pool: Querying, jackpots: readonly JackpotConfig[], now: Date): Promise<void> {
  for (const { id, title, jackpotLevels } of jackpots)
    for (const [level, { title: name, amount }] of jackpotLevels.entries())
      await pool.query(
        `INSERT INTO game_host.jackpot_levels (jackpot_id, level, title, opening_amount, pool_units, display_from_units, display_since)
         VALUES ($1, $2, $3, $4, $5::bigint, $5::bigint * 99 / 100, $6)
         ON CONFLICT (jackpot_id, level) DO UPDATE SET title = excluded.title`,
        [id, level, `${title}: ${name}`, amount, (BigInt(amount) * UNITS_PER_CENT).toString(), now],
      )
}

export async function readLevels(client: Querying, jackpotId: string): Promise<JackpotLevel[]> {
  const { rows } = await client.query<LevelRow>(`SELECT * FROM game_host.jackpot_levels WHERE jackpot_id = $1 ORDER BY level`, [
    jackpotId,
  ])
  return rows.map(levelOf)
}

/** Applies an acknowledged stake: every level gets its contribution; the drawn one is paid out (cents) and starts again. */
export async function applyStake(
  client: Querying,
  round: { jackpotId: string; stake: number; drawn: number | null; ownerId: string; roundId: string },
  now: Date,
): Promise<{ title: string; amount: number } | null> {
  const { jackpotId, stake, drawn, ownerId, roundId } = round
  // Always locked in the same order, so that two rounds cannot deadlock.
  const { rows } = await client.query<LevelRow>(
    `SELECT * FROM game_host.jackpot_levels WHERE jackpot_id = $1 ORDER BY level FOR UPDATE`,
    [jackpotId],
  )
  const wonLevel = rows.map(levelOf).find(({ level }) => level === drawn)
  const payout = wonLevel && pay({ opening: wonLevel.opening, poolUnits: wonLevel.poolUnits + shareOf(stake) })
  const nextPool = (row: LevelRow): bigint =>
    payout && row.level === drawn ? payout.poolUnits : BigInt(row.pool_units) + shareOf(stake)
  await client.query(
    `UPDATE game_host.jackpot_levels AS stored SET pool_units = new.pool_units, display_from_units = LEAST(new.pool_units, new.display_from_units), display_since = new.display_since
     FROM unnest($2::int[], $3::bigint[], $4::bigint[], $5::timestamptz[]) AS new (level, pool_units, display_from_units, display_since)
     WHERE stored.jackpot_id = $1 AND stored.level = new.level`,
    [jackpotId, ...columnsOf(rows, nextPool, now)],
  )
  if (!wonLevel || !payout) return null
  await client.query(
    `INSERT INTO game_host.jackpot_wins (jackpot_id, level, owner_id, round_id, amount, won_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [jackpotId, wonLevel.level, ownerId, roundId, payout.amount, now],
  )
  return { title: wonLevel.title, amount: payout.amount }
}

/** Pools after a stake and the displayed climb towards them, as one array per column. */
function columnsOf(rows: readonly LevelRow[], heldNow: (row: LevelRow) => bigint, now: Date): unknown[][] {
  const climbs = rows.map((row) => climbTo(Number(heldNow(row)) / CENT, row.level, now.getTime(), climbOfRow(row)))
  return [
    rows.map(({ level }) => level),
    rows.map((row) => heldNow(row).toString()),
    // Rounded up, so that the displayed amount never falls.
    climbs.map(({ from }) => Math.ceil(from * CENT)),
    climbs.map(({ since }) => new Date(since)),
  ]
}

/** Pools of all levels in whole cents and their displayed climb, top level first. */
export async function readFeed(pool: Querying): Promise<JackpotFeed> {
  const { rows } = await pool.query<LevelRow>(`SELECT * FROM game_host.jackpot_levels ORDER BY jackpot_id, level`)
  const feed: JackpotFeed = {}
  for (const row of rows) {
    const climb = climbOfRow(row)
    ;(feed[row.jackpot_id] ??= []).push({ ...climb, amount: Math.floor(climb.amount) })
  }
  return feed
}
