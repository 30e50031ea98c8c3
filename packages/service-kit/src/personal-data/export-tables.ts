import { Readable } from 'node:stream'
import type pg from 'pg'
import { openLongConnection } from '../database/long-connection.ts'

/** A table with rows about players. */
export interface PersonalTable {
  table: string
  /** Which rows are the player's, whose id is `$1`; the table's alias is `t`. Default: `t.player_id = $1`. */
  of?: string
  /** Columns that never leave the service. Binary columns never do: they are hashes and encrypted secrets. */
  secret?: readonly string[]
}

export interface ExportedTables {
  schema: string
  tables: readonly PersonalTable[]
  playerId: string
  /** Written before `tables` into the same JSON object. */
  head?: Record<string, unknown>
}

/** A ledger of years has no index by player, so one scan takes long. */
const LIMITS = { statementMs: 1_800_000, lockMs: 60_000 }
const ROWS_PER_FETCH = 500

/** Condition for the player's rows. */
export const rowsOfPlayer = ({ of = 't.player_id = $1' }: PersonalTable): string => of

/**
 * The player's rows of all tables as one JSON object, from one snapshot. A stream, because a player of years has hundreds of
 * thousands of rows, and serialising them at once would delay everyone's bets.
 */
export const exportTables = (pool: pg.Pool, exported: ExportedTables): Readable => Readable.from(jsonOf(pool, exported))

async function* jsonOf(
  pool: pg.Pool,
  { schema, tables, playerId, head = {} }: ExportedTables,
): AsyncGenerator<string, void, undefined> {
  const client = await openLongConnection(pool, LIMITS)
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    yield `${JSON.stringify(head).slice(0, -1)}${Object.keys(head).length > 0 ? ',' : ''}"tables":{`
    for (const [n, table] of tables.entries()) {
      yield `${n > 0 ? ',' : ''}${JSON.stringify(table.table)}:[`
      yield* rowsOf(client, schema, table, playerId)
      yield ']'
    }
    yield '}}'
  } finally {
    await client.end().catch(() => {})
  }
}

async function* rowsOf(
  client: pg.Client,
  schema: string,
  table: PersonalTable,
  playerId: string,
): AsyncGenerator<string, void, undefined> {
  const { rows: binary } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns WHERE table_schema = $1 AND table_name = $2 AND data_type = 'bytea'`,
    [schema, table.table],
  )
  const hidden = [...binary.map(({ name }) => name), ...(table.secret ?? [])]
  await client.query(
    `DECLARE exported NO SCROLL CURSOR FOR SELECT (to_jsonb(t) - $2::text[])::text AS row FROM ${schema}.${table.table} t WHERE ${rowsOfPlayer(table)}`,
    [playerId, hidden],
  )
  let separator = ''
  for (let fetched = ROWS_PER_FETCH; fetched === ROWS_PER_FETCH; ) {
    const { rows } = await client.query<{ row: string }>(`FETCH ${ROWS_PER_FETCH} FROM exported`)
    fetched = rows.length
    if (fetched > 0) yield separator + rows.map(({ row }) => row).join()
    separator = ','
  }
  await client.query('CLOSE exported')
}
