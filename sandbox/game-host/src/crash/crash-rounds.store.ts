import { type CrashModel, crashPointOf, type Draw, flightMs } from '@herna/game-maths'
import { inTransaction } from '@herna/service-kit'
import type pg from 'pg'
import { CHAIN_LENGTH, newRoot, roundHash, seedAt, sha256 } from './seed-chain.ts'

/** How long bets are taken. */
export const BETTING_MS = 6_000
/** From the end of the betting to the start, so that the wallet has acknowledged the stakes. */
export const LAUNCH_MS = 1_000
/** How long the end of a round is shown. */
export const RESULT_MS = 3_000

type Queryable = Pick<pg.Pool, 'query'>

/** A shared round of a crash game; hashes in hexadecimal, times by the round clock. Seed and end must not leave the host before `crashesAt`. */
export interface CrashRound {
  readonly gameCode: string
  readonly number: number
  /** The model that decided it. */
  readonly variantId: string
  readonly chain: number
  readonly position: number
  readonly chainHash: string
  /** SHA-256 of the seed. */
  readonly hash: string
  readonly seed: string
  /** Hundredths. */
  readonly crashPoint: number
  readonly bettingEndsAt: Date
  readonly startsAt: Date
  readonly crashesAt: Date
  /** The next betting opens. */
  readonly endsAt: Date
}

interface CrashRoundRow {
  game_code: string
  number: string
  variant_id: string
  chain: number
  position: number
  terminal_hash: Buffer
  seed: Buffer
  crash_point: number
  betting_ends_at: Date
  starts_at: Date
  crashes_at: Date
  ends_at: Date
}

const roundOf = (row: CrashRoundRow): CrashRound => ({
  gameCode: row.game_code,
  number: Number(row.number),
  variantId: row.variant_id,
  chain: row.chain,
  position: row.position,
  chainHash: row.terminal_hash.toString('hex'),
  hash: sha256(row.seed).toString('hex'),
  seed: row.seed.toString('hex'),
  crashPoint: row.crash_point,
  bettingEndsAt: row.betting_ends_at,
  startsAt: row.starts_at,
  crashesAt: row.crashes_at,
  endsAt: row.ends_at,
})

const ROUNDS = `SELECT r.*, c.terminal_hash FROM game_host.crash_rounds r JOIN game_host.crash_chains c USING (game_code, chain)`

/** The newest rounds of a game, newest first; the first may still run. */
export async function readNewestRounds(client: Queryable, gameCode: string, limit: number): Promise<CrashRound[]> {
  const { rows } = await client.query<CrashRoundRow>(`${ROUNDS} WHERE game_code = $1 ORDER BY number DESC LIMIT $2`, [
    gameCode,
    limit,
  ])
  return rows.map(roundOf)
}

/** A round by its number. */
export async function readCrashRound(client: Queryable, gameCode: string, number: number): Promise<CrashRound | null> {
  const { rows } = await client.query<CrashRoundRow>(`${ROUNDS} WHERE game_code = $1 AND number = $2`, [gameCode, number])
  return rows[0] ? roundOf(rows[0]) : null
}

/** What a new round is decided with. */
export interface NewRound {
  readonly gameCode: string
  readonly model: CrashModel
  readonly draw: Draw
  /** By the round clock. */
  readonly now: Date
  /** By the database's clock. */
  readonly createdAt: Date
}

/** The running round; after its end, and before the first one, a new one, whose betting opens now. All nodes get the same. */
export async function currentCrashRound(pool: pg.Pool, next: NewRound): Promise<CrashRound> {
  const [newest] = await readNewestRounds(pool, next.gameCode, 1)
  if (newest && next.now < newest.endsAt) return newest
  return inTransaction(pool, (client) => currentCrashRoundIn(client, next))
}

/** The same in a transaction of the caller. */
export async function currentCrashRoundIn(client: pg.PoolClient, next: NewRound): Promise<CrashRound> {
  const { gameCode, model, now } = next
  // One process decides; the others wait and read its round.
  await client.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [`crash-rounds:${gameCode}`])
  const [newest] = await readNewestRounds(client, gameCode, 1)
  if (newest && now < newest.endsAt) return newest
  const number = (newest?.number ?? 0) + 1
  const { chain, position, seed } = await nextSeed(client, next, newest)
  const crashPoint = crashPointOf(model, roundHash(seed, gameCode, number))
  const startsAt = now.getTime() + BETTING_MS + LAUNCH_MS
  const crashesAt = startsAt + flightMs(model, crashPoint)
  await client.query(
    `INSERT INTO game_host.crash_rounds
       (game_code, number, chain, position, variant_id, seed, crash_point, betting_ends_at, starts_at, crashes_at, ends_at, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
    [
      gameCode,
      number,
      chain,
      position,
      model.variantId,
      seed,
      crashPoint,
      new Date(now.getTime() + BETTING_MS),
      new Date(startsAt),
      new Date(crashesAt),
      new Date(crashesAt + RESULT_MS),
      next.createdAt,
    ],
  )
  const round = await readCrashRound(client, gameCode, number)
  if (!round) throw new Error(`the crash round ${number} of ${gameCode} was not stored`)
  return round
}

/** The next seed of the game's chain; of a new chain when that is used up. */
async function nextSeed(client: pg.PoolClient, { gameCode, draw, createdAt }: NewRound, newest: CrashRound | undefined) {
  const { rows } = await client.query<{ chain: number; root: Buffer; length: number }>(
    'SELECT chain, root, length FROM game_host.crash_chains WHERE game_code = $1 ORDER BY chain DESC LIMIT 1',
    [gameCode],
  )
  const [current] = rows
  const position = newest && newest.chain === current?.chain ? newest.position + 1 : 1
  if (current && position <= current.length)
    return { chain: current.chain, position, seed: seedAt(current.root, current.length, position) }
  const chain = (current?.chain ?? 0) + 1
  const root = newRoot(draw)
  await client.query(
    `INSERT INTO game_host.crash_chains (game_code, chain, root, terminal_hash, length, created_at) VALUES ($1, $2, $3, $4, $5, $6)`,
    [gameCode, chain, root, seedAt(root, CHAIN_LENGTH, 0), CHAIN_LENGTH, createdAt],
  )
  return { chain, position: 1, seed: seedAt(root, CHAIN_LENGTH, 1) }
}
