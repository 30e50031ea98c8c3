import type pg from 'pg'
import { saveDerivedLists } from './derived-lists.ts'
import { nextPosition, readStoredItems, saveImported, union } from './stored-items.ts'
import { newCollection } from './themes.ts'

const GROUP = { id: 'dalsie-temy', title: 'Ďalšie témy' }

const COLLECTIONS = `
  SELECT theme AS id, NULL AS name, row_number() OVER (ORDER BY count(*) DESC, theme) AS rank, jsonb_agg(game_code ORDER BY md5(game_code)) AS games
  FROM imported JOIN content.games USING (game_code), unnest(games.collections) AS theme
  WHERE games.locale = $1 AND games.status = 'Published' GROUP BY theme`

/** Creates or extends a collection for every theme; with `replace` it contains only the imported games. */
export async function deriveCollections(client: pg.PoolClient, locale: string, replace: boolean): Promise<number> {
  const ids = await saveDerivedLists(client, {
    kind: 'collections',
    found: COLLECTIONS,
    parameters: [locale],
    isExtended: !replace,
    bodyOf: ({ id, stored }) => stored ?? newCollection(id),
  })
  await groupUngrouped(client, locale, ids)
  return ids.length
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
