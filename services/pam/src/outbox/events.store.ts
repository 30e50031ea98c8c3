import type { HouseEvent } from '@herna/contract/events'
import { describeBalances } from '../wallet/index.ts'
import { CURRENCY, type Queryable } from '../foundation/index.ts'
import { type Cursor, WHOLE_ROW, writeCursor } from './cursor.ts'

export type EventType = HouseEvent['type']

interface Row {
  xact: string
  id: string
  part: number
  type: EventType
  at: Date
  playerId: string
  /** Of messages and ended sessions. */
  details: object | null
  cash: string
  bonus: string
  held: string
  roundId: string | null
  gameCode: string
  staked: string
  won: string
  firstName: string
  lastName: string
  jackpotTitle: string | null
  jackpotAmount: string | null
}

/**
 * Balances and wins are read out of the ledger: a bet writes nothing for the feed. Read is only what lies below the oldest transaction under
 * way: no row can appear there any more, so a cursor never passes one over. The balance told is that of the reading: later is never older.
 * `last`: how far was looked, whether it held anything wanted or not.
 */
const READ = `
  WITH seen AS (
    (SELECT xact, id, at, player_id, round_key, closes_round, cash <> 0 OR bonus <> 0 OR closes_round AS moved, NULL::text AS type, NULL::jsonb AS details
      FROM pam.ledger WHERE (xact, id) >= ($1::text::xid8, $2::bigint) AND xact < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xact, id LIMIT $5)
    UNION ALL
    (SELECT xact, id, at, player_id, NULL, false, false, type, details
      FROM pam.events WHERE (xact, id) >= ($1::text::xid8, $2::bigint) AND xact < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xact, id LIMIT $5)
    ORDER BY xact, id LIMIT $5
  ), told AS (
    SELECT s.xact, s.id, p.part, p.type, s.at, s.player_id, s.round_key, s.details
    FROM seen s CROSS JOIN LATERAL (VALUES (0, s.type, s.type IS NOT NULL), (0, 'balance', s.moved), (1, 'win', s.closes_round)) p (part, type, happened)
    WHERE p.happened AND p.type = ANY ($4) AND (s.xact, s.id, p.part) > ($1::text::xid8, $2::bigint, $3::integer)
  )
  SELECT last.xact::text AS "lastXact", last.id AS "lastId", e.*
  FROM (SELECT xact, id FROM seen ORDER BY xact DESC, id DESC LIMIT 1) last LEFT JOIN LATERAL (
    SELECT t.xact::text, t.id, t.part, t.type, t.at, t.player_id AS "playerId", t.details, w.cash, w.bonus, pam.held_by(t.player_id) AS held,
      r.round_id AS "roundId", r.game_code AS "gameCode", r.staked, r.won, y.first_name AS "firstName", y.last_name AS "lastName",
      r.jackpot_title AS "jackpotTitle", r.jackpot_amount AS "jackpotAmount"
    FROM told t JOIN pam.wallets w USING (player_id) JOIN pam.players y ON y.id = t.player_id LEFT JOIN pam.rounds r ON r.key = t.round_key
    WHERE t.type <> 'win' OR r.won > 0 ORDER BY t.xact, t.id, t.part LIMIT $6) e ON true`

/** Rows looked at in one reading, at least. */
const STRIDE = 500

export interface ReadEvents {
  events: HouseEvent[]
  cursor: Cursor
  /** Nothing more lay there. */
  atEnd: boolean
}

export async function readEvents(db: Queryable, after: Cursor, types: readonly EventType[], limit: number): Promise<ReadEvents> {
  const stride = Math.max(STRIDE, limit)
  const { rows } = await db.query<(Row | { type: null }) & { lastXact: string; lastId: string }>({
    name: 'events-read',
    text: READ,
    values: [after.xact, after.id, after.part, types, stride, limit],
  })
  const first = rows[0]
  if (!first) return { events: [], cursor: after, atEnd: true }
  const told = rows.filter((row) => row.type !== null) as Row[]
  const last = told.at(-1)
  const whole = { xact: first.lastXact, id: first.lastId, part: WHOLE_ROW }
  const cursor = told.length === limit && last ? { xact: last.xact, id: last.id, part: last.part } : whole
  const moved = cursor.xact !== after.xact || cursor.id !== after.id || cursor.part !== after.part
  return { events: told.map(describe), cursor, atEnd: !moved }
}

/** The place from which only what is still to come is told. */
export async function readEnd(db: Queryable): Promise<Cursor> {
  const { rows } = await db.query<{ xact: string }>('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xact')
  return { xact: rows[0]?.xact ?? '0', id: '0', part: 0 }
}

function describe(row: Row): HouseEvent {
  const common = { id: writeCursor(row), at: row.at.toISOString() }
  const { playerId } = row
  if (row.type === 'balance') {
    const purse = { cash: Number(row.cash), bonus: Number(row.bonus), held: Number(row.held) }
    return { ...common, type: 'balance', playerId, balances: describeBalances(purse) }
  }
  if (row.type !== 'win') return { ...common, type: row.type, playerId, ...row.details } as HouseEvent
  return {
    ...common,
    type: 'win',
    roundId: row.roundId ?? '',
    gameCode: row.gameCode,
    player: initials(row.firstName, row.lastName),
    country: 'SK',
    staked: Number(row.staked),
    amount: Number(row.won),
    currencyCode: CURRENCY,
    jackpot: row.jackpotTitle === null ? null : { title: row.jackpotTitle, amount: Number(row.jackpotAmount) },
  }
}

/** All that others learn of who won: neither a name nor a town leaves the accounts with a win. */
const initials = (...names: string[]): string => names.map((name) => `${[...name][0] ?? ''}.`).join(' ')
