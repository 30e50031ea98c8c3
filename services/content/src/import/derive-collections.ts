import type pg from 'pg'
import { nextPosition, union, saveImported, readStoredItems } from './stored-items.ts'
import { newCollection } from './themes.ts'

const GROUP = { id: 'dalsie-temy', title: 'Ďalšie témy' }

/** Creates or extends a collection for every theme; with `replace` it contains only the imported games. */
export async function deriveCollections(client: pg.PoolClient, locale: string, replace: boolean): Promise<number> {
  const { rows } = await client.query<{ id: string; games: string[] }>(
    `SELECT theme AS id, array_agg(game_code ORDER BY md5(game_code)) AS games
     FROM imported JOIN content.games USING (game_code), unnest(games.collections) AS theme
     WHERE games.locale = $1 AND games.status = 'Published' GROUP BY theme ORDER BY count(*) DESC, theme`,
    [locale],
  )
  const storedItems = await readStoredItems(client, 'collections', locale)
  const storedById = new Map(storedItems.map((item) => [item.id, item]))
  let next = nextPosition(storedItems)
  const items = rows.map(({ id, games }) => {
    const stored = storedById.get(id)
    const body = stored?.body ?? newCollection(id)
    return { position: stored?.position ?? next++, body: { ...body, games: union(replace ? [] : body.games, games) } }
  })
  await saveImported(client, 'collections', locale, items)
  await groupUngrouped(
    client,
    locale,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** Adds collections without a group to an additional group. */
async function groupUngrouped(client: pg.PoolClient, locale: string, ids: string[]): Promise<void> {
  const groups = await readStoredItems(client, 'collectionGroups', locale)
  const ownGroup = groups.find(({ id }) => id === GROUP.id)
  const grouped = new Set(groups.filter((group) => group !== ownGroup).flatMap(({ body }) => body.collections))
  const collections = union(ownGroup?.body.collections ?? [], ids).filter((id) => !grouped.has(id))
  if (collections.length === 0) return
  await saveImported(client, 'collectionGroups', locale, [
    { position: ownGroup?.position ?? nextPosition(groups), body: { ...GROUP, collections } },
  ])
}
