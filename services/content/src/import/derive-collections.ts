import type pg from 'pg'
import { afterAll, joined, keep, keptItems } from './kept-items.ts'
import { newCollection } from './themes.ts'

const GROUP = { id: 'dalsie-temy', title: 'Ďalšie témy' }

/** A collection for every theme; a known one takes the games in, and with `replace` holds only what is still there. */
export async function deriveCollections(client: pg.PoolClient, locale: string, replace: boolean): Promise<number> {
  const { rows } = await client.query<{ id: string; games: string[] }>(
    `SELECT theme AS id, array_agg(game_code ORDER BY md5(game_code)) AS games
     FROM imported JOIN content.games USING (game_code), unnest(games.collections) AS theme
     WHERE games.locale = $1 AND games.status = 'Published' GROUP BY theme ORDER BY count(*) DESC, theme`,
    [locale],
  )
  const before = await keptItems(client, 'collections', locale)
  const known = new Map(before.map((item) => [item.id, item]))
  let next = afterAll(before)
  const items = rows.map(({ id, games }) => {
    const kept = known.get(id)
    const body = kept?.body ?? newCollection(id)
    return { position: kept?.position ?? next++, body: { ...body, games: joined(replace ? [] : body.games, games) } }
  })
  await keep(client, 'collections', locale, items)
  await groupTheRest(
    client,
    locale,
    rows.map(({ id }) => id),
  )
  return rows.length
}

/** Collections that no group shows yet go into one of their own. */
async function groupTheRest(client: pg.PoolClient, locale: string, ids: string[]): Promise<void> {
  const groups = await keptItems(client, 'collectionGroups', locale)
  const own = groups.find(({ id }) => id === GROUP.id)
  const grouped = new Set(groups.filter((group) => group !== own).flatMap(({ body }) => body.collections))
  const collections = joined(own?.body.collections ?? [], ids).filter((id) => !grouped.has(id))
  if (collections.length === 0) return
  await keep(client, 'collectionGroups', locale, [
    { position: own?.position ?? afterAll(groups), body: { ...GROUP, collections } },
  ])
}
