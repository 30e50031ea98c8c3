import { blankProvider, type Provider } from '@herna/contract/content'
import type pg from 'pg'
import { readBatches, readNextPosition, saveImported, union } from './stored-items.ts'

interface ImportedProvider {
  id: string
  name: string
  games: string[]
  /** The provider that is already stored. */
  body: Provider | null
  position: number | null
}

const PROVIDERS = `
  SELECT found.id, found.name, found.games, stored.body, stored.position
  FROM (SELECT imported.provider AS id, min(imported.provider_name) AS name, jsonb_agg(game_code ORDER BY games.position) AS games
    FROM imported JOIN content.games USING (game_code)
    WHERE games.locale = $1 AND games.status = 'Published' GROUP BY imported.provider) AS found
  LEFT JOIN content.items stored ON stored.kind = 'providers' AND stored.locale = $1 AND stored.status = 'Published' AND stored.id = found.id
  ORDER BY lower(found.name)`

/** Creates a provider for every studio of the file; an existing one retains its texts and launch URLs. */
export async function deriveProviders(client: pg.PoolClient, locale: string): Promise<number> {
  let next = await readNextPosition(client, 'providers', locale)
  let count = 0
  for await (const rows of readBatches<ImportedProvider>(client, PROVIDERS, [locale])) {
    const items = rows.map(({ id, name, games, body, position }) => ({
      position: position ?? next++,
      body: body ? { ...body, games: union(body.games, games) } : blankProvider({ id, name, games }),
    }))
    await saveImported(client, 'providers', locale, items)
    count += items.length
  }
  return count
}
