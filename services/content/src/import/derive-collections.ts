import type { Collection } from '@herna/contract/content'
import type pg from 'pg'
import { readBatches, nextPosition, readNextPosition, readStoredItems, saveImported, union } from './stored-items.ts'
import { newCollection } from './themes.ts'

const GROUP = { id: 'dalsie-temy', title: 'Ďalšie témy' }

interface ImportedCollection {
  id: string
  games: string[]
  /** The collection that is already stored. */
  body: Collection | null
  position: number | null
}

const COLLECTIONS = `
  SELECT found.id, found.games, stored.body, stored.position
  FROM (SELECT theme AS id, jsonb_agg(game_code ORDER BY md5(game_code)) AS games
    FROM imported JOIN content.games USING (game_code), unnest(games.collections) AS theme
    WHERE games.locale = $1 AND games.status = 'Published' GROUP BY theme) AS found
  LEFT JOIN content.items stored ON stored.kind = 'collections' AND stored.locale = $1 AND stored.status = 'Published' AND stored.id = found.id
  ORDER BY jsonb_array_length(found.games) DESC, found.id`

/** Creates or extends a collection for every theme; with `replace` it contains only the imported games. */
export async function deriveCollections(client: pg.PoolClient, locale: string, replace: boolean): Promise<number> {
  let next = await readNextPosition(client, 'collections', locale)
  const ids: string[] = []
  for await (const rows of readBatches<ImportedCollection>(client, COLLECTIONS, [locale])) {
    const items = rows.map(({ id, games, body, position }) => {
      const collection = body ?? newCollection(id)
      return { position: position ?? next++, body: { ...collection, games: union(replace ? [] : collection.games, games) } }
    })
    await saveImported(client, 'collections', locale, items)
    ids.push(...rows.map(({ id }) => id))
  }
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
