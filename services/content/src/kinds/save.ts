import { type ContentStatus } from '@herna/contract'
import { game as gameSchema, ITEM_EDITS } from '@herna/contract/content'
import type pg from 'pg'
import type * as z from 'zod/mini'
import { GAME_COLUMNS, type GameRow, gameColumns } from './game-row.ts'
import { withCleanHtml } from './html.ts'
import { type LinkRule, refuseUnsafeLinks } from './links.ts'
import { type AnyItem, idOf, type ItemKind, slugOf } from './kinds.ts'

/** A pool, or one connection inside a transaction. */
export type Connection = Pick<pg.Pool | pg.PoolClient, 'query'>

/** The writer of a row; in ascending rank: a higher rank is never overwritten by a lower one. */
export type Origin = 'seed' | 'import' | 'editor'
const RANKS = `ARRAY['seed', 'import', 'editor']`

export interface SaveOptions {
  locale: string
  status: ContentStatus
  origin: Origin
}

export interface ItemSaveOptions extends SaveOptions {
  links: LinkRule
  /** A relation with the columns id and games, from which each item gets its games: a list that grows with the catalogue need not pass through this process [P16]. */
  gamesFrom?: string
}

/** Rows per statement: few round trips, bounded memory. */
const CHUNK = 1_000
const COLUMN_NAMES = Object.keys(GAME_COLUMNS)

/**
 * Inserts or updates games with the statement's parameters locale, status and origin. `newRows` is a relation `new_row` with a position and all content
 * columns. Unchanged rows and those written by a higher rank are left alone; their codes are read once, because a join that scans the table for each row
 * would also pass over all the rows just inserted.
 */
export const saveGamesFrom = (newRows: string): string => `
  INSERT INTO content.games AS stored (locale, status, origin, position, ${COLUMN_NAMES.join(', ')})
  SELECT $1, $2, $3, new_row.position, ${COLUMN_NAMES.map((name) => `new_row.${name}`).join(', ')}
  FROM ${newRows}
  WHERE new_row.game_code NOT IN (
    SELECT other.game_code FROM content.games other WHERE other.locale = $1
      AND array_position(${RANKS}, other.origin) > array_position(${RANKS}, $3))
  ON CONFLICT (locale, game_code, status) DO UPDATE SET origin = excluded.origin, position = excluded.position, updated_at = now(),
    ${COLUMN_NAMES.map((name) => `${name} = excluded.${name}`).join(', ')}
  WHERE (stored.origin, stored.position, ${COLUMN_NAMES.map((name) => `stored.${name}`).join(', ')})
    IS DISTINCT FROM (excluded.origin, excluded.position, ${COLUMN_NAMES.map((name) => `excluded.${name}`).join(', ')})`

const SAVE_GAMES = saveGamesFrom(
  `jsonb_to_recordset($4::jsonb) AS new_row(position integer, ${Object.entries(GAME_COLUMNS)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`,
)

/** Writes games in their order from `firstPosition` on; returns how many rows really changed. */
export async function saveGames(
  connection: Connection,
  rows: GameRow[],
  saveOptions: SaveOptions,
  firstPosition = 0,
): Promise<number> {
  let changedRows = 0
  for (let chunkStart = 0; chunkStart < rows.length; chunkStart += CHUNK) {
    const chunk = rows.slice(chunkStart, chunkStart + CHUNK).map((row, n) => {
      requireValid(gameSchema, row.game, `game ${row.game.gameCode}`)
      return { position: firstPosition + chunkStart + n, ...gameColumns(row) }
    })
    const result = await connection.query(SAVE_GAMES, [
      saveOptions.locale,
      saveOptions.status,
      saveOptions.origin,
      JSON.stringify(chunk),
    ])
    changedRows += result.rowCount ?? 0
  }
  return changedRows
}

const saveItemsWith = (newBody: string): string => `
  INSERT INTO content.items AS stored (kind, locale, status, origin, position, id, slug, body)
  SELECT $2, $3, $4, $5, new_row.position, new_row.id, new_row.slug, ${newBody}
  FROM jsonb_to_recordset($1::jsonb) AS new_row(position integer, id text, slug text, body jsonb)
  WHERE NOT EXISTS (
    SELECT 1 FROM content.items other WHERE other.kind = $2 AND other.locale = $3 AND other.id = new_row.id
      AND array_position(${RANKS}, other.origin) > array_position(${RANKS}, $5))
  ON CONFLICT (kind, locale, id, status) DO UPDATE
    SET origin = excluded.origin, position = excluded.position, slug = excluded.slug, body = excluded.body, updated_at = now()
  WHERE (stored.origin, stored.position, stored.slug, stored.body) IS DISTINCT FROM (excluded.origin, excluded.position, excluded.slug, excluded.body)`

const SAVE_ITEMS = saveItemsWith('new_row.body')
const saveItemsWithGames = (relation: string): string =>
  saveItemsWith(
    `new_row.body || jsonb_build_object('games', (SELECT list.games FROM ${relation} AS list WHERE list.id = new_row.id))`,
  )

/** Writes items of one kind in their order; see `saveItemsAt`. */
export const saveItems = (
  connection: Connection,
  kind: ItemKind,
  items: AnyItem[],
  saveOptions: ItemSaveOptions,
): Promise<number> =>
  saveItemsAt(
    connection,
    kind,
    items.map((body, position) => ({ body, position })),
    saveOptions,
  )

/** Writes items of one kind, validated against the contract and with sanitised HTML; returns how many rows really changed. */
export async function saveItemsAt(
  connection: Connection,
  kind: ItemKind,
  items: { body: AnyItem; position: number }[],
  saveOptions: ItemSaveOptions,
): Promise<number> {
  const rows = items.map((item) => {
    const valid = requireValid<AnyItem>(ITEM_EDITS[kind].write.body as z.ZodMiniType<AnyItem>, item.body, nameOf(kind, item.body))
    refuseUnsafeLinks(kind, valid, saveOptions.links)
    const body = withCleanHtml(kind, valid, saveOptions.links)
    return { position: item.position, id: idOf(kind, body), slug: slugOf(body), body }
  })
  if (rows.length === 0) return 0
  const statement = saveOptions.gamesFrom === undefined ? SAVE_ITEMS : saveItemsWithGames(saveOptions.gamesFrom)
  const result = await connection.query(statement, [
    JSON.stringify(rows),
    kind,
    saveOptions.locale,
    saveOptions.status,
    saveOptions.origin,
  ])
  return result.rowCount ?? 0
}

/** Validates against the contract; the error names the item and the fields. */
function requireValid<T>(schema: z.ZodMiniType<T>, value: unknown, itemName: string): T {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const problems = result.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${itemName} violates the contract: ${problems.join('; ')}`)
}

const nameOf = (kind: ItemKind, body: AnyItem): string => `${kind} ${'id' in body ? body.id : ''}`.trim()
