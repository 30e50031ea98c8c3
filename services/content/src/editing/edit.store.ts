import type { ContentStatus } from '@herna/contract'
import type { GameDetails } from '@herna/contract/content'
import { badField, inTransaction, notFound } from '@herna/service-kit'
import type pg from 'pg'
import { findMismatch } from '../kinds/game-row.ts'
import { type AnyItem, idOf, type ItemKind } from '../kinds/kinds.ts'
import type { LinkRule } from '../kinds/links.ts'
import { saveGames, saveItemsAt } from '../kinds/save.ts'

export type EditedKind = ItemKind | 'games'
export interface EditTarget {
  kind: EditedKind
  id: string
  locale: string
  status: Exclude<ContentStatus, 'Archived'>
}

interface Edit {
  body: AnyItem | GameDetails
  /** Absent: an existing item retains its position, a new one is added at the end. */
  position?: number | undefined
  links: LinkRule
}

/** Writes one item as an editor. */
export async function saveEdited(pool: pg.Pool, target: EditTarget, { body, position, links }: Edit): Promise<void> {
  const { kind, id, locale, status } = target
  const saveOptions = { locale, status, origin: 'editor' } as const
  await inTransaction(pool, async (client) => {
    const rowPosition = position ?? (await positionOf(client, target))
    if (kind === 'games') {
      const details = body as GameDetails
      requireSame(id, details.game.gameCode, 'game.gameCode')
      const mismatch = findMismatch(details)
      if (mismatch) throw badField(mismatch.field, mismatch.message)
      const motifs = await motifsOf(client, id, locale)
      await saveGames(client, [{ ...details, motifs }], saveOptions, rowPosition)
    } else {
      requireSame(id, idOf(kind, body as AnyItem), kind === 'languages' ? 'code' : 'id')
      await saveItemsAt(client, kind, [{ body: body as AnyItem, position: rowPosition }], { ...saveOptions, links })
    }
  })
}

/** Archives an item: it is no longer served, but remains in the database. */
export async function archiveEdited(pool: pg.Pool, { kind, id, locale, status }: EditTarget): Promise<void> {
  const table = kind === 'games' ? 'content.games' : 'content.items'
  const condition = kind === 'games' ? 'game_code = $1 AND locale = $2' : 'id = $1 AND locale = $2 AND kind = $4'
  const kindValue = kind === 'games' ? [] : [kind]
  await inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(`SELECT 1 FROM ${table} WHERE ${condition} AND status = $3 FOR UPDATE`, [
      id,
      locale,
      status,
      ...kindValue,
    ])
    if (rowCount === 0) throw notFound(`There is no ${status} item ${JSON.stringify(id)} of kind ${kind} in ${locale}.`)
    await client.query(`DELETE FROM ${table} WHERE ${condition} AND status = $3`, [id, locale, 'Archived', ...kindValue])
    await client.query(
      `UPDATE ${table} SET status = 'Archived', origin = 'editor', updated_at = now() WHERE ${condition} AND status = $3`,
      [id, locale, status, ...kindValue],
    )
  })
}

async function positionOf(client: pg.PoolClient, { kind, id, locale, status }: EditTarget): Promise<number> {
  const [table, idColumn, kindCondition] = kind === 'games' ? ['games', 'game_code', 'true'] : ['items', 'id', 'kind = $4']
  const { rows } = await client.query<{ position: number }>(
    `SELECT coalesce(
       (SELECT position FROM content.${table} WHERE ${kindCondition} AND ${idColumn} = $1 AND locale = $2 ORDER BY (status = $3) DESC LIMIT 1),
       (SELECT max(position) + 1 FROM content.${table} WHERE ${kindCondition} AND locale = $2), 0) AS position`,
    kind === 'games' ? [id, locale, status] : [id, locale, status, kind],
  )
  return rows[0]?.position ?? 0
}

async function motifsOf(client: pg.PoolClient, code: string, locale: string): Promise<string[] | null> {
  const { rows } = await client.query<{ motifs: string[] | null }>(
    'SELECT motifs FROM content.games WHERE game_code = $1 AND locale = $2 ORDER BY motifs IS NULL LIMIT 1',
    [code, locale],
  )
  return rows[0]?.motifs ?? null
}

function requireSame(inAddress: string, inBody: string, field: string): void {
  if (inAddress !== inBody) throw badField(field, `must be ${JSON.stringify(inAddress)} as in the URL`)
}
