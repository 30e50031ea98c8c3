import type { JackpotFeed } from '@herna/contract/games'
import { climbTo, type JackpotClimb } from '@herna/rules'
import { inTransaction } from '@herna/service-kit'
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

/** What a round draws from. The levels' opening amounts, which decide their odds, never change. */
export interface GameJackpot {
  readonly id: string
  readonly levels: readonly Pick<JackpotLevel, 'level' | 'opening'>[]
}

/** Creates missing levels and updates the titles of existing ones; pools are never reset. Returns the jackpot of each game by its code. */
export async function openJackpots(
  pool: Querying,
  jackpots: readonly JackpotConfig[],
  now: Date,
): Promise<Map<string, GameJackpot>> {
  for (const { id, title, jackpotLevels } of jackpots)
    for (const [level, { title: name, amount }] of jackpotLevels.entries())
      await pool.query(
        `INSERT INTO game_host.jackpot_levels (jackpot_id, level, title, opening_amount, pool_units, display_from_units, display_since)
         VALUES ($1, $2, $3, $4, $5::bigint, $5::bigint * 99 / 100, $6)
         ON CONFLICT (jackpot_id, level) DO UPDATE SET title = excluded.title`,
        [id, level, `${title}: ${name}`, amount, (BigInt(amount) * UNITS_PER_CENT).toString(), now],
      )
  const jackpotOf = new Map<string, GameJackpot>()
  for (const { id, gameCodes } of jackpots) {
    const jackpot = { id, levels: await readLevels(pool, id) }
    for (const code of gameCodes) jackpotOf.set(code, jackpot)
  }
  return jackpotOf
}

/** Levels of a jackpot, top level first. */
async function readLevels(client: Querying, jackpotId: string): Promise<JackpotLevel[]> {
  const { rows } = await client.query<LevelRow>(`SELECT * FROM game_host.jackpot_levels WHERE jackpot_id = $1 ORDER BY level`, [
    jackpotId,
  ])
  return rows.map(levelOf)
}

/** Adds the contribution of an acknowledged stake (cents) that won nothing. It waits for no other round; the pools receive it when it is folded in. */
export async function contribute(client: Querying, { jackpotId, stake }: { jackpotId: string; stake: number }): Promise<void> {
  await client.query({
    name: 'contribute',
    text: `INSERT INTO game_host.jackpot_contributions (jackpot_id, units) VALUES ($1, $2)`,
    values: [jackpotId, shareOf(stake).toString()],
  })
}

/** Pays a drawn level (cents), which then starts again; every level gets the winning stake's contribution and those before it. */
export async function payLevel(
  client: Querying,
  round: { jackpotId: string; stake: number; level: number; ownerId: string; roundId: string },
  now: Date,
): Promise<{ title: string; amount: number } | null> {
  const { jackpotId, stake, level, ownerId, roundId } = round
  const rows = await lockLevels(client, jackpotId)
  const contributed = (await takeContributions(client, jackpotId)) + shareOf(stake)
  const wonLevel = rows.map(levelOf).find((each) => each.level === level)
  const payout = wonLevel && pay({ opening: wonLevel.opening, poolUnits: wonLevel.poolUnits + contributed })
  await savePools(
    client,
    rows,
    (row) => (payout && row.level === level ? payout.poolUnits : BigInt(row.pool_units) + contributed),
    now,
  )
  if (!wonLevel || !payout) return null
  await client.query(
    `INSERT INTO game_host.jackpot_wins (jackpot_id, level, owner_id, round_id, amount, won_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [jackpotId, level, ownerId, roundId, payout.amount, now],
  )
  return { title: wonLevel.title, amount: payout.amount }
}

/** Adds all waiting contributions to their levels' pools; also safe at the same time as on another node. */
export async function foldContributions(pool: pg.Pool, now: Date): Promise<void> {
  const { rows: jackpots } = await pool.query<{ id: string }>(
    `SELECT DISTINCT jackpot_id AS id FROM game_host.jackpot_contributions`,
  )
  for (const { id } of jackpots)
    await inTransaction(pool, async (client) => {
      const rows = await lockLevels(client, id)
      const contributed = await takeContributions(client, id)
      await savePools(client, rows, (row) => BigInt(row.pool_units) + contributed, now)
    })
}

/** Always locked in the same order, so that two rounds cannot deadlock. */
async function lockLevels(client: Querying, jackpotId: string): Promise<LevelRow[]> {
  const { rows } = await client.query<LevelRow>(
    `SELECT * FROM game_host.jackpot_levels WHERE jackpot_id = $1 ORDER BY level FOR UPDATE`,
    [jackpotId],
  )
  return rows
}

/** Removes the waiting contributions and returns their sum, in a transaction that has locked the levels and adds it to them. */
async function takeContributions(client: Querying, jackpotId: string): Promise<bigint> {
  const { rows } = await client.query<{ units: string }>(
    `WITH taken AS (DELETE FROM game_host.jackpot_contributions WHERE jackpot_id = $1 RETURNING units)
     SELECT coalesce(sum(units), 0)::text AS units FROM taken`,
    [jackpotId],
  )
  return BigInt(rows[0]?.units ?? 0)
}

async function savePools(
  client: Querying,
  rows: readonly LevelRow[],
  heldNow: (row: LevelRow) => bigint,
  now: Date,
): Promise<void> {
  const [first] = rows
  if (!first) return
  await client.query(
    `UPDATE game_host.jackpot_levels AS stored SET pool_units = new.pool_units, display_from_units = LEAST(new.pool_units, new.display_from_units), display_since = new.display_since
     FROM unnest($2::int[], $3::bigint[], $4::bigint[], $5::timestamptz[]) AS new (level, pool_units, display_from_units, display_since)
     WHERE stored.jackpot_id = $1 AND stored.level = new.level`,
    [first.jackpot_id, ...columnsOf(rows, heldNow, now)],
  )
}

/** Pools after contributions and the displayed climb towards them, as one array per column. */
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
