import type pg from 'pg'
import type { Round } from './round.ts'

type Querying = Pick<pg.Pool, 'query'>

interface Stored {
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
  calls: number
  pending: Round['pending']
  actions: Round['actions']
  refusal: Round['refusal']
  jackpot_drawn: Round['jackpotDrawn']
  jackpot_title: string | null
  jackpot_amount: string | null
  due_at: Date | null
  seen_at: Date | null
  played_at: Date
}

const cents = (value: string | null): number | null => (value === null ? null : Number(value))

const roundOf = (row: Stored): Round => ({
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
  calls: row.calls,
  pending: row.pending,
  actions: row.actions,
  refusal: row.refusal,
  jackpotDrawn: row.jackpot_drawn,
  jackpot: row.jackpot_title === null ? null : { title: row.jackpot_title, amount: Number(row.jackpot_amount) },
  dueAt: row.due_at,
  seenAt: row.seen_at,
  playedAt: row.played_at,
})

const json = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
/** Everything of a round that changes, in the order of its columns. */
const changing = (round: Round): unknown[] => [
  round.phase,
  round.staked,
  round.win,
  JSON.stringify(round.state),
  round.balanceAfterBet,
  round.balance,
  round.payment,
  round.calls,
  json(round.pending),
  JSON.stringify(round.actions),
  json(round.refusal),
  round.jackpot?.title ?? null,
  round.jackpot?.amount ?? null,
  round.dueAt,
  round.seenAt,
]
const CHANGING =
  'phase, staked, win, state, balance_after_bet, balance, payment, calls, pending, actions, refusal, jackpot_title, jackpot_amount, due_at, seen_at'

export async function insertRound(client: Querying, round: Round): Promise<void> {
  await client.query(
    `INSERT INTO game_host.rounds (owner_id, id, ${CHANGING}, is_real, game_code, variant_id, request, bet, jackpot_drawn, played_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22, $23, $24)`,
    [
      round.ownerId,
      round.id,
      ...changing(round),
      round.isReal,
      round.gameCode,
      round.variantId,
      JSON.stringify(round.request),
      round.bet,
      json(round.jackpotDrawn),
      round.playedAt,
    ],
  )
}

export async function saveRound(client: Querying, round: Round): Promise<void> {
  await client.query(
    `UPDATE game_host.rounds SET (${CHANGING}) = ($3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17)
     WHERE owner_id = $1 AND id = $2`,
    [round.ownerId, round.id, ...changing(round)],
  )
}

export async function readRound(client: Querying, ownerId: string, id: string): Promise<Round | null> {
  const { rows } = await client.query<Stored>(`SELECT * FROM game_host.rounds WHERE owner_id = $1 AND id = $2`, [ownerId, id])
  return rows[0] ? roundOf(rows[0]) : null
}

/** Locked until the transaction ends. */
export async function lockRound(client: Querying, ownerId: string, id: string): Promise<Round | null> {
  const { rows } = await client.query<Stored>(`SELECT * FROM game_host.rounds WHERE owner_id = $1 AND id = $2 FOR UPDATE`, [
    ownerId,
    id,
  ])
  return rows[0] ? roundOf(rows[0]) : null
}

/** The round that comes before any other of this game (M6). */
export async function readUnfinished(client: Querying, ownerId: string, gameCode: string): Promise<Round | null> {
  const { rows } = await client.query<Stored>(
    `SELECT * FROM game_host.rounds WHERE owner_id = $1 AND game_code = $2 AND phase IN ('staking', 'open')`,
    [ownerId, gameCode],
  )
  return rows[0] ? roundOf(rows[0]) : null
}

/** The round of real play whose end its player has not seen. */
export async function readUnseen(client: Querying, playerId: string, gameCode: string): Promise<Round | null> {
  const { rows } = await client.query<Stored>(
    `SELECT * FROM game_host.rounds WHERE owner_id = $1 AND game_code = $2 AND phase = 'closed' AND is_real AND seen_at IS NULL
     ORDER BY played_at DESC LIMIT 1`,
    [playerId, gameCode],
  )
  return rows[0] ? roundOf(rows[0]) : null
}

export async function markSeen(client: Querying, ownerId: string, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await client.query(
    `UPDATE game_host.rounds SET seen_at = coalesce(seen_at, $3) WHERE owner_id = $1 AND id = $2 AND phase = 'closed'`,
    [ownerId, id, now],
  )
  return rowCount === 1
}

/** Closed rounds, the newest first, after the one named. */
export async function readHistory(
  client: Querying,
  of: { ownerId: string; gameCode: string; variantIds: readonly string[]; before: string | null; limit: number },
): Promise<Round[]> {
  const { rows } = await client.query<Stored>(
    `SELECT * FROM game_host.rounds r WHERE owner_id = $1 AND game_code = $2 AND phase = 'closed' AND variant_id = ANY ($5) AND ($3::uuid IS NULL OR
       (played_at, id) < (SELECT played_at, id FROM game_host.rounds WHERE owner_id = $1 AND id = $3))
     ORDER BY played_at DESC, id DESC LIMIT $4`,
    [of.ownerId, of.gameCode, of.before, of.limit, of.variantIds],
  )
  return rows.map(roundOf)
}

/** Rounds of these models that the round clock has ended. */
export async function readDue(client: Querying, now: Date, variantIds: readonly string[], most: number): Promise<Round[]> {
  const { rows } = await client.query<Stored>(
    `SELECT * FROM game_host.rounds WHERE phase = 'open' AND due_at <= $1 AND variant_id = ANY ($2) ORDER BY due_at LIMIT $3`,
    [now, variantIds, most],
  )
  return rows.map(roundOf)
}

/** Rounds of real play that have waited for their player since before. */
export async function readExpired(client: Querying, before: Date, most: number): Promise<Round[]> {
  const { rows } = await client.query<Stored>(
    `SELECT * FROM game_host.rounds WHERE phase = 'open' AND is_real AND pending IS NULL AND played_at <= $1 ORDER BY played_at LIMIT $2`,
    [before, most],
  )
  return rows.map(roundOf)
}

/** Models on which rounds of real play are unfinished. */
export async function readOpenModels(client: Querying): Promise<{ gameCode: string; variantId: string }[]> {
  const { rows } = await client.query<{ gameCode: string; variantId: string }>(
    `SELECT DISTINCT game_code AS "gameCode", variant_id AS "variantId" FROM game_host.rounds WHERE phase IN ('staking', 'open') AND is_real`,
  )
  return rows
}

export async function keepConclusion(client: Querying, { ownerId, id }: Round, conclusion: object): Promise<void> {
  await client.query('UPDATE game_host.rounds SET concluded = $3 WHERE owner_id = $1 AND id = $2', [
    ownerId,
    id,
    JSON.stringify(conclusion),
  ])
}

/** Whether a round of that id was played so long ago that it was removed. */
export async function isSpent(client: Querying, ownerId: string, id: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT FROM game_host.spent_round_ids WHERE owner_id = $1 AND id = $2', [ownerId, id])
  return rowCount === 1
}

/** Rounds whose stake nobody has waited for since then. */
export async function readInDoubt(client: Querying, since: Date, most: number): Promise<Round[]> {
  const { rows } = await client.query<Stored>(
    `SELECT * FROM game_host.rounds WHERE (phase = 'staking' AND played_at <= $1) OR (pending IS NOT NULL AND (pending->>'at')::timestamptz <= $1)
     ORDER BY played_at LIMIT $2`,
    [since, most],
  )
  return rows.map(roundOf)
}
