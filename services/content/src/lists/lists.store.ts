import { CONTENT_LISTS, type ContentListName } from '@herna/contract/content'
import { GAME_JSON } from '../kinds/game-row.ts'
import { type AnyItem, isSingle, type ItemKind, SINGLE_ID } from '../kinds/kinds.ts'
import type { Connection } from '../kinds/save.ts'
import { type ContentVariant, statusesFor } from './reading.ts'

export const LIST_NAMES = Object.keys(CONTENT_LISTS) as ContentListName[]

/** The list of games as JSON text, in catalogue order. */
export async function readGamesJson(connection: Connection, { locale, status }: ContentVariant): Promise<string> {
  const { rows } = await connection.query<{ list: string }>(
    `SELECT coalesce(json_agg(game ORDER BY position, game_code), '[]')::text AS list FROM (
       SELECT DISTINCT ON (game_code) game_code, position, ${GAME_JSON} AS game
       FROM content.games WHERE locale = $1 AND status = ANY($2) ORDER BY game_code, (status = 'Draft') DESC
     ) AS readable`,
    [locale, statusesFor(status)],
  )
  return rows[0]?.list ?? '[]'
}

/** Codes of the readable games. */
export async function readGameCodes(connection: Connection, { locale, status }: ContentVariant): Promise<Set<string>> {
  const { rows } = await connection.query<{ code: string }>(
    `SELECT DISTINCT game_code AS code FROM content.games WHERE locale = $1 AND status = ANY($2)`,
    [locale, statusesFor(status)],
  )
  return new Set(rows.map(({ code }) => code))
}

export async function readItems(connection: Connection, kind: ItemKind, { locale, status }: ContentVariant): Promise<AnyItem[]> {
  const { rows } = await connection.query<{ body: AnyItem }>(
    `SELECT body FROM (
       SELECT DISTINCT ON (id) id, position, body FROM content.items
       WHERE kind = $1 AND locale = $2 AND status = ANY($3) ORDER BY id, (status = 'Draft') DESC
     ) AS readable ORDER BY position, id`,
    [kind, locale, statusesFor(status)],
  )
  return rows.map(({ body }) => body)
}

/** The item of a single kind, or null when it does not exist yet. */
export async function readSingle(
  connection: Connection,
  kind: ItemKind,
  contentVariant: ContentVariant,
): Promise<AnyItem | null> {
  if (!isSingle(kind)) throw new Error(`${kind} is a list: only single kinds have the id ${SINGLE_ID}`)
  return (await readItems(connection, kind, contentVariant))[0] ?? null
}
