import { blankProvider } from '@herna/contract/content'
import type pg from 'pg'
import { saveDerivedLists } from './derived-lists.ts'

const PROVIDERS = `
  SELECT imported.provider AS id, min(imported.provider_name) AS name, row_number() OVER (ORDER BY lower(min(imported.provider_name))) AS rank,
    jsonb_agg(game_code ORDER BY games.position) AS games
  FROM imported JOIN content.games USING (game_code)
  WHERE games.locale = $1 AND games.status = 'Published' GROUP BY imported.provider`

/** Creates a provider for every studio of the file; an existing one retains its texts and launch URLs. */
export async function deriveProviders(client: pg.PoolClient, locale: string): Promise<number> {
  const ids = await saveDerivedLists(client, {
    kind: 'providers',
    found: PROVIDERS,
    parameters: [locale],
    isExtended: true,
    bodyOf: ({ id, name, stored }) => stored ?? blankProvider({ id, name, games: [] }),
  })
  return ids.length
}
