import type { PamEvent } from '@herna/contract/events'
import { describeBalances } from '../wallet/index.ts'
import { CURRENCY, type Queryable } from '../foundation/index.ts'
import { type Cursor, END_OF_ROW, writeCursor } from './cursor.ts'

export type EventType = PamEvent['type']

interface Row {
  xact: string
  id: string
  part: number
  type: EventType
  at: Date
  playerId: string
  /** For messages and ended sessions. */
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
 * Balances and wins are read from the ledger, so a bet writes nothing for the feed. Only rows below the oldest running
 * transaction are read: no row can appear there later, so a cursor never skips one. Balances are those at the time of reading.
 * `last`: how far the read went, whether or not it matched.
 */
const READ = `
  WITH scanned AS (
    (SELECT xact, id, at, player_id, round_key, closes_round, cash <> 0 OR bonus <> 0 OR closes_round AS moved, NULL::text AS type, NULL::jsonb AS details
      FROM pam.ledger WHERE (xact, id) >= ($1::text::xid8, $2::bigint) AND xact < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xact, id LIMIT $5)
    UNION ALL
    (SELECT xact, id, at, player_id, NULL, false, false, type, details
      FROM pam.events WHERE (xact, id) >= ($1::text::xid8, $2::bigint) AND xact < pg_snapshot_xmin(pg_current_snapshot()) ORDER BY xact, id LIMIT $5)
    ORDER BY xact, id LIMIT $5
  ), matched AS (
    SELECT s.xact, s.id, p.part, p.type, s.at, s.player_id, s.round_key, s.details
    FROM scanned s CROSS JOIN LATERAL (VALUES (0, s.type, s.type IS NOT NULL), (0, 'balance', s.moved), (1, 'win', s.closes_round)) p (part, type, happened)
    WHERE p.happened AND p.type = ANY ($4) AND (s.xact, s.id, p.part) > ($1::text::xid8, $2::bigint, $3::integer)
  )
  SELECT last.xact::text AS "lastXact", last.id AS "lastId", e.*
  FROM (SELECT xact, id FROM scanned ORDER BY xact DESC, id DESC LIMIT 1) last LEFT JOIN LATERAL (
    SELECT t.xact::text, t.id, t.part, t.type, t.at, t.player_id AS "playerId", t.details, w.cash, w.bonus, pam.held_by(t.player_id) AS held,
      r.round_id AS "roundId", r.game_code AS "gameCode", r.staked, r.won, y.first_name AS "firstName", y.last_name AS "lastName",
      r.jackpot_title AS "jackpotTitle", r.jackpot_amount AS "jackpotAmount"
    FROM matched t JOIN pam.wallets w USING (player_id) JOIN pam.players y ON y.id = t.player_id LEFT JOIN pam.rounds r ON r.key = t.round_key
    WHERE t.type <> 'win' OR r.won > 0 ORDER BY t.xact, t.id, t.part LIMIT $6) e ON true`

/** Minimum rows scanned per read. */
const MIN_ROWS = 500

export interface ReadEvents {
  events: PamEvent[]
  cursor: Cursor
  /** The end of the feed was reached. */
  atEnd: boolean
}

export async function readEvents(db: Queryable, after: Cursor, types: readonly EventType[], limit: number): Promise<ReadEvents> {
  const stride = Math.max(MIN_ROWS, limit)
  const { rows } = await db.query<(Row | { type: null }) & { lastXact: string; lastId: string }>({
    name: 'events-read',
    text: READ,
    values: [after.xact, after.id, after.part, types, stride, limit],
  })
  const firstRow = rows[0]
  if (!firstRow) return { events: [], cursor: after, atEnd: true }
  const matched = rows.filter((row) => row.type !== null) as Row[]
  const lastMatch = matched.at(-1)
  const scannedEnd = { xact: firstRow.lastXact, id: firstRow.lastId, part: END_OF_ROW }
  const cursor =
    matched.length === limit && lastMatch ? { xact: lastMatch.xact, id: lastMatch.id, part: lastMatch.part } : scannedEnd
  const advanced = cursor.xact !== after.xact || cursor.id !== after.id || cursor.part !== after.part
  return { events: matched.map(describe), cursor, atEnd: !advanced }
}

/** The current end of the feed. */
export async function readFeedEnd(db: Queryable): Promise<Cursor> {
  const { rows } = await db.query<{ xact: string }>('SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS xact')
  return { xact: rows[0]?.xact ?? '0', id: '0', part: 0 }
}

/** Whether a cursor is beyond every transaction so far: it is of another database, where it would skip what comes. */
export async function isAhead(db: Queryable, { xact }: Cursor): Promise<boolean> {
  const { rows } = await db.query<{ ahead: boolean }>({
    name: 'events-cursor',
    text: 'SELECT $1::text::xid8 > pg_snapshot_xmax(pg_current_snapshot()) AS ahead',
    values: [xact],
  })
  return rows[0]?.ahead === true
}

function describe(row: Row): PamEvent {
  const commonFields = { id: writeCursor(row), at: row.at.toISOString() }
  const { playerId } = row
  if (row.type === 'balance') {
    const balances = { cash: Number(row.cash), bonus: Number(row.bonus), held: Number(row.held) }
    return { ...commonFields, type: 'balance', playerId, balances: describeBalances(balances) }
  }
  if (row.type !== 'win') return { ...commonFields, type: row.type, playerId, ...row.details } as PamEvent
  return {
    ...commonFields,
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

/** Only initials are published with a win: no name, no town. */
const initials = (...names: string[]): string => names.map((name) => `${[...name][0] ?? ''}.`).join(' ')
