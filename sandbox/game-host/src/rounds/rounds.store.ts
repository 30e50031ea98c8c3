import type pg from 'pg'
import type { Round } from './round.ts'

type Queryable = Pick<pg.Pool, 'query'>

interface RoundRow {
  owner_id: string
  id: string
  is_real: boolean
  game_code: string
  variant_id: string
  phase: Round['phase']
  request: Round['request']
  bet: string
  staked: string
  win: string
  state: unknown
  balance_after_bet: string | null
  balance: string | null
  payment: Round['payment']
  call_count: number
  pending_action: Round['pendingAction']
  actions: Round['actions']
  refusal: Round['refusal']
  jackpot_drawn: Round['jackpotDrawn']
  jackpot_title: string | null
  jackpot_amount: string | null
  due_at: Date | null
  seen_at: Date | null
  played_at: Date
  table_round: string | null
  table_seat: number | null
}

const cents = (value: string | null): number | null => (value === null ? null : Number(value))

const roundOf = (row: RoundRow): Round => ({
  ownerId: row.owner_id,
  id: row.id,
  isReal: row.is_real,
  gameCode: row.game_code,
  variantId: row.variant_id,
  phase: row.phase,
  request: row.request,
  bet: Number(row.bet),
  staked: Number(row.staked),
  win: Number(row.win),
  state: row.state,
  balanceAfterBet: cents(row.balance_after_bet),
  balance: cents(row.balance),
  payment: row.payment,
  callCount: row.call_count,
  pendingAction: row.pending_action,
  actions: row.actions,
  refusal: row.refusal,
  jackpotDrawn: row.jackpot_drawn,
  jackpot: row.jackpot_title === null ? null : { title: row.jackpot_title, amount: Number(row.jackpot_amount) },
  dueAt: row.due_at,
  seenAt: row.seen_at,
  playedAt: row.played_at,
  place: row.table_round === null ? null : { tableRound: Number(row.table_round), seat: row.table_seat },
})

const jsonOrNull = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
/** Values of MUTABLE_COLUMNS, in their order. */
const mutableValues = (round: Round): unknown[] => [
  round.phase,
  round.staked,
  round.win,
  JSON.stringify(round.state),
  round.balanceAfterBet,
  round.balance,
  round.payment,
  round.callCount,
  jsonOrNull(round.pendingAction),
  JSON.stringify(round.actions),
  jsonOrNull(round.refusal),
  round.jackpot?.title ?? null,
  round.jackpot?.amount ?? null,
  round.dueAt,
  round.seenAt,
]
const MUTABLE_COLUMNS =
  'phase, staked, win, state, balance_after_bet, balance, payment, call_count, pending_action, actions, refusal, jackpot_title, jackpot_amount, due_at, seen_at'
const FIXED_COLUMNS = 'is_real, game_code, variant_id, request, bet, jackpot_drawn, played_at, table_round, table_seat'
/** Named: a prepared `SELECT *` fails when a newer version adds a column. */
const COLUMNS = `owner_id, id, ${MUTABLE_COLUMNS}, ${FIXED_COLUMNS}`

// Statements of every round have a name: PostgreSQL parses and plans them once per connection.
const INSERT_ROUND = `INSERT INTO game_host.rounds (${COLUMNS})
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24, $25, $26)`
/** Values of INSERT_ROUND. */
const insertValues = (round: Round): unknown[] => [
  round.ownerId,
  round.id,
  ...mutableValues(round),
  round.isReal,
  round.gameCode,
  round.variantId,
  JSON.stringify(round.request),
  round.bet,
  jsonOrNull(round.jackpotDrawn),
  round.playedAt,
  round.place?.tableRound ?? null,
  round.place?.seat ?? null,
]

export async function insertRound(client: Queryable, round: Round): Promise<void> {
  await client.query(INSERT_ROUND, insertValues(round))
}

/** Inserts a round; its player has seen how the rounds of this game before it ended. */
export async function insertNextRound(client: Queryable, round: Round): Promise<void> {
  await client.query({
    name: 'insert-next-round',
    text: `WITH seen AS (UPDATE game_host.rounds SET seen_at = $24 WHERE owner_id = $1 AND game_code = $19 AND phase = 'closed' AND seen_at IS NULL)
      ${INSERT_ROUND}`,
    values: insertValues(round),
  })
}

export async function saveRound(client: Queryable, round: Round): Promise<void> {
  await client.query({
    name: 'save-round',
    text: `UPDATE game_host.rounds SET (${MUTABLE_COLUMNS}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
      WHERE owner_id = $1 AND id = $2`,
    values: [round.ownerId, round.id, ...mutableValues(round)],
  })
}

export async function readRound(client: Queryable, ownerId: string, id: string): Promise<Round | null> {
  const text = `SELECT ${COLUMNS} FROM game_host.rounds WHERE owner_id = $1 AND id = $2`
  const { rows } = await client.query<RoundRow>({ name: 'read-round', text, values: [ownerId, id] })
  return rows[0] ? roundOf(rows[0]) : null
}

/** Reads a round with FOR UPDATE. */
export async function lockRound(client: Queryable, ownerId: string, id: string): Promise<Round | null> {
  const text = `SELECT ${COLUMNS} FROM game_host.rounds WHERE owner_id = $1 AND id = $2 FOR UPDATE`
  const { rows } = await client.query<RoundRow>({ name: 'lock-round', text, values: [ownerId, id] })
  return rows[0] ? roundOf(rows[0]) : null
}

/** The unfinished round of this game, which must end before another starts (M6). */
export async function readUnfinished(client: Queryable, ownerId: string, gameCode: string): Promise<Round | null> {
  const { rows } = await client.query<RoundRow>(
    `SELECT ${COLUMNS} FROM game_host.rounds WHERE owner_id = $1 AND game_code = $2 AND phase IN ('staking', 'open')`,
    [ownerId, gameCode],
  )
  return rows[0] ? roundOf(rows[0]) : null
}

/** The newest real round whose end the player has not seen. */
export async function readUnseen(client: Queryable, playerId: string, gameCode: string): Promise<Round | null> {
  const { rows } = await client.query<RoundRow>(
    `SELECT ${COLUMNS} FROM game_host.rounds WHERE owner_id = $1 AND game_code = $2 AND phase = 'closed' AND is_real AND seen_at IS NULL
     ORDER BY played_at DESC LIMIT 1`,
    [playerId, gameCode],
  )
  return rows[0] ? roundOf(rows[0]) : null
}

export async function markSeen(client: Queryable, ownerId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE game_host.rounds SET seen_at = coalesce(seen_at, $3) WHERE owner_id = $1 AND id = $2 AND phase = 'closed'`,
    [ownerId, id, now],
  )
  return rowCount === 1
}

/** Closed rounds, newest first, after the round `before`. */
export async function readHistory(
  client: Queryable,
  filter: { ownerId: string; gameCode: string; variantIds: readonly string[]; before: string | null; limit: number },
): Promise<Round[]> {
  const { rows } = await client.query<RoundRow>(
    `SELECT ${COLUMNS} FROM game_host.rounds r WHERE owner_id = $1 AND game_code = $2 AND phase = 'closed' AND variant_id = ANY ($5) AND ($3::uuid IS NULL OR
       (played_at, id) < (SELECT played_at, id FROM game_host.rounds WHERE owner_id = $1 AND id = $3))
     ORDER BY played_at DESC, id DESC LIMIT $4`,
    [filter.ownerId, filter.gameCode, filter.before, filter.limit, filter.variantIds],
  )
  return rows.map(roundOf)
}

/** Open rounds of these models whose time is over; one whose added stake is not decided waits for that. */
export async function readRoundsDue(
  client: Queryable,
  now: Date,
  variantIds: readonly string[],
  limit: number,
): Promise<Round[]> {
  const { rows } = await client.query<RoundRow>(
    `SELECT ${COLUMNS} FROM game_host.rounds WHERE phase = 'open' AND pending_action IS NULL AND due_at <= $1 AND variant_id = ANY ($2) ORDER BY due_at LIMIT $3`,
    [now, variantIds, limit],
  )
  return rows.map(roundOf)
}

/** Open real rounds started before this time. */
export async function readExpiredRounds(client: Queryable, before: Date, limit: number): Promise<Round[]> {
  const { rows } = await client.query<RoundRow>(
    `SELECT ${COLUMNS} FROM game_host.rounds WHERE phase = 'open' AND is_real AND pending_action IS NULL AND played_at <= $1 ORDER BY played_at LIMIT $2`,
    [before, limit],
  )
  return rows.map(roundOf)
}

/** Models with unfinished real rounds. */
export async function readOpenModels(client: Queryable): Promise<{ gameCode: string; variantId: string }[]> {
  const { rows } = await client.query<{ gameCode: string; variantId: string }>(
    `SELECT DISTINCT game_code AS "gameCode", variant_id AS "variantId" FROM game_host.rounds WHERE phase IN ('staking', 'open') AND is_real`,
  )
  return rows
}

export async function saveConclusion(client: Queryable, { ownerId, id }: Round, conclusion: object): Promise<void> {
  await client.query('UPDATE game_host.rounds SET conclusion = $3 WHERE owner_id = $1 AND id = $2', [
    ownerId,
    id,
    JSON.stringify(conclusion),
  ])
}

/** Rounds whose stake or added stake was requested before this time and is not acknowledged. */
export async function readRoundsInDoubt(client: Queryable, since: Date, limit: number): Promise<Round[]> {
  const { rows } = await client.query<RoundRow>(
    `SELECT ${COLUMNS} FROM game_host.rounds WHERE (phase = 'staking' AND played_at <= $1) OR (pending_action IS NOT NULL AND (pending_action->>'requestedAt')::timestamptz <= $1)
     ORDER BY played_at LIMIT $2`,
    [since, limit],
  )
  return rows.map(roundOf)
}
