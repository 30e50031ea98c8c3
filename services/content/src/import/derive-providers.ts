import { blankProvider } from '@herna/contract/content'
import type pg from 'pg'
import { nextPosition, union, saveImported, readStoredItems } from './stored-items.ts'

/** Creates a provider for every studio of the file; an existing one retains its texts and launch URLs. */
export async function deriveProviders(client: pg.PoolClient, locale: string): Promise<number> {
  const { rows } = await client.query<{ id: string; name: string; games: string[] }>(
    `SELECT imported.provider AS id, min(imported.provider_name) AS name, array_agg(game_code ORDER BY games.position) AS games
     FROM imported JOIN content.games USING (game_code)
     WHERE games.locale = $1 AND games.status = 'Published' GROUP BY imported.provider ORDER BY lower(min(imported.provider_name))`,
    [locale],
  )
  const storedItems = await readStoredItems(client, 'providers', locale)
  const storedById = new Map(storedItems.map((item) => [item.id, item]))
  let next = nextPosition(storedItems)
  const items = rows.map(({ id, name, games }) => {
    const stored = storedById.get(id)
    const body = stored ? { ...stored.body, games: union(stored.body.games, games) } : blankProvider({ id, name, games })
    return { position: stored?.position ?? next++, body }
  })
  await saveImported(client, 'providers', locale, items)
  return rows.length
}
