import type pg from 'pg'
import type { ItemBody, ItemKind } from '../kinds/kinds.ts'
import { ALLOW_ALL_LINKS } from '../kinds/links.ts'
import { saveItemsAt } from '../kinds/save.ts'

export interface StoredItem<K extends ItemKind> {
  id: string
  position: number
  body: ItemBody<K>
}

/** The published items of a kind. */
export async function readStoredItems<K extends ItemKind>(
  client: pg.PoolClient,
  kind: K,
  locale: string,
): Promise<StoredItem<K>[]> {
  const { rows } = await client.query<StoredItem<K>>(
    `SELECT id, position, body FROM content.items WHERE kind = $1 AND locale = $2 AND status = 'Published' ORDER BY position, id`,
    [kind, locale],
  )
  return rows
}

/** Position after all published items of a kind. */
export async function readNextPosition(client: pg.PoolClient, kind: ItemKind, locale: string): Promise<number> {
  const { rows } = await client.query<{ next: number }>(
    `SELECT coalesce(max(position), -1) + 1 AS next FROM content.items WHERE kind = $1 AND locale = $2 AND status = 'Published'`,
    [kind, locale],
  )
  return rows[0]?.next ?? 0
}

/** Rows per batch. */
const BATCH_SIZE = 100

/** The rows of a query inside a transaction, in small batches. */
export async function* readBatches<Row extends pg.QueryResultRow>(
  client: pg.PoolClient,
  query: string,
  parameters: unknown[],
): AsyncIterable<Row[]> {
  await client.query(`DECLARE batches NO SCROLL CURSOR FOR ${query}`, parameters)
  for (;;) {
    const { rows } = await client.query<Row>(`FETCH ${BATCH_SIZE} FROM batches`)
    if (rows.length === 0) break
    yield rows
  }
  await client.query('CLOSE batches')
}

/** Writes items with the origin `import`; items written by an editor are not changed. */
export async function saveImported<K extends ItemKind>(
  client: pg.PoolClient,
  kind: K,
  locale: string,
  items: Omit<StoredItem<K>, 'id'>[],
): Promise<void> {
  await saveItemsAt(client, kind, items, { locale, status: 'Published', origin: 'import', links: ALLOW_ALL_LINKS })
}

/** Archives items, except those written by an editor. */
export async function archiveItems(client: pg.PoolClient, kind: ItemKind, locale: string, ids: string[]): Promise<void> {
  const condition = `kind = $1 AND locale = $2 AND id = ANY($3) AND origin <> 'editor'`
  await client.query(`DELETE FROM content.items WHERE ${condition} AND status <> 'Published'`, [kind, locale, ids])
  await client.query(
    `UPDATE content.items SET status = 'Archived', origin = 'import', updated_at = now() WHERE ${condition} AND status = 'Published'`,
    [kind, locale, ids],
  )
}

/** Position after all existing items. */
export const nextPosition = (items: { position: number }[]): number => Math.max(-1, ...items.map(({ position }) => position)) + 1

/** `first` in its order, then the additional elements of `more`. */
export const union = (first: readonly string[], second: readonly string[]): string[] => [...new Set([...first, ...second])]
