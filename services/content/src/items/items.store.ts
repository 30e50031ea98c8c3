import { GAME_INFO_JSON, GAME_JSON } from '../kinds/game-row.ts'
import type { AnyItem, ItemKind } from '../kinds/kinds.ts'
import type { Connection } from '../kinds/save.ts'
import { type ContentVariant, statusesFor } from '../lists/reading.ts'

/** A game with its details as JSON text, or null. */
export async function readGameJson(
  connection: Connection,
  code: string,
  { locale, status }: ContentVariant,
): Promise<string | null> {
  const { rows } = await connection.query<{ details: string }>(
    `SELECT json_build_object('game', ${GAME_JSON}, 'info', ${GAME_INFO_JSON})::text AS details FROM content.games
     WHERE locale = $1 AND game_code = $2 AND status = ANY($3) ORDER BY (status = 'Draft') DESC LIMIT 1`,
    [locale, code, statusesFor(status)],
  )
  return rows[0]?.details ?? null
}

/** An item by its id or, failing that, its slug. A draft that took another slug hides the published one's. */
export async function readItem(
  connection: Connection,
  kind: ItemKind,
  idOrSlug: string,
  contentVariant: ContentVariant,
): Promise<AnyItem | null> {
  const { rows } = await connection.query<{ body: AnyItem }>(
    `SELECT body FROM (
       SELECT DISTINCT ON (id) id, slug, body FROM content.items
       WHERE kind = $1 AND locale = $2 AND status = ANY($4)
         AND id IN (SELECT id FROM content.items WHERE kind = $1 AND locale = $2 AND (id = $3 OR slug = $3))
       ORDER BY id, (status = 'Draft') DESC
     ) AS readable WHERE id = $3 OR slug = $3 ORDER BY (id = $3) DESC LIMIT 1`,
    [kind, contentVariant.locale, idOrSlug, statusesFor(contentVariant.status)],
  )
  return rows[0]?.body ?? null
}
