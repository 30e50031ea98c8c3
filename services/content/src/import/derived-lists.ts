import type pg from 'pg'
import type { ItemBody } from '../kinds/kinds.ts'
import { ALLOW_ALL_LINKS } from '../kinds/links.ts'
import { saveItemsAt } from '../kinds/save.ts'
import { readBatches, readNextPosition } from './stored-items.ts'

type ListKind = 'categories' | 'collections' | 'providers'

interface DerivedLists<K extends ListKind> {
  kind: K
  /** The lists of the imported games: a query with the columns id, name, rank (their order) and games (a JSON array of codes); parameters from $1, the locale, on. */
  found: string
  parameters: [locale: string, ...unknown[]]
  /** True: a stored list is extended by the new games. False: it is replaced. */
  isExtended: boolean
  /** The item without its games; `stored`: as it is stored. */
  bodyOf(row: { id: string; name: string; stored: Omit<ItemBody<K>, 'games'> | null }): Omit<ItemBody<K>, 'games'>
}

interface DerivedRow<K extends ListKind> {
  id: string
  name: string
  position: number | null
  stored: Omit<ItemBody<K>, 'games'> | null
}

/**
 * Saves items whose lists of games follow from the imported games, and returns their ids. The lists are made, merged and stored by the database: they grow
 * with the catalogue, so they never pass through this process [P16].
 */
export async function saveDerivedLists<K extends ListKind>(client: pg.PoolClient, lists: DerivedLists<K>): Promise<string[]> {
  const { kind, parameters, bodyOf } = lists
  const [locale] = parameters
  await makeLists(client, lists)
  let next = await readNextPosition(client, kind, locale)
  const ids: string[] = []
  const query = 'SELECT id, name, stored_position AS position, stored_body AS stored FROM derived_lists ORDER BY rank'
  for await (const rows of readBatches<DerivedRow<K>>(client, query, [])) {
    const items = rows.map((row) => ({
      position: row.position ?? next++,
      body: { ...bodyOf(row), games: [] as string[] } as unknown as ItemBody<K>,
    }))
    const options = { locale, status: 'Published', origin: 'import', links: ALLOW_ALL_LINKS } as const
    await saveItemsAt(client, kind, items, { ...options, gamesFrom: 'derived_lists' })
    ids.push(...rows.map(({ id }) => id))
  }
  await client.query('DROP TABLE derived_lists')
  return ids
}

/** The stored games in their order, then the additional ones. Nothing about the whole list is asked per game: the stored list would be decompressed each time. */
const EXTENDED = `
  SELECT jsonb_agg(code ORDER BY source, place) FROM (
    SELECT DISTINCT ON (code) code, source, place FROM (
      SELECT code, 1 AS source, place FROM jsonb_array_elements_text(stored.body -> 'games') WITH ORDINALITY AS before(code, place)
      UNION ALL
      SELECT code, 2, place FROM jsonb_array_elements_text(found.games) WITH ORDINALITY AS added(code, place)
    ) AS listed ORDER BY code, source, place
  ) AS game`

/** Creates the temporary table `derived_lists` with the lists as they are to be stored. */
async function makeLists<K extends ListKind>(
  client: pg.PoolClient,
  { kind, found, parameters, isExtended }: DerivedLists<K>,
): Promise<void> {
  await client.query(
    'CREATE TEMP TABLE derived_lists (id text, name text, rank bigint, stored_position integer, stored_body jsonb, games jsonb) ON COMMIT DROP',
  )
  await client.query(
    `INSERT INTO derived_lists
     SELECT found.id, found.name, found.rank, stored.position, stored.body - 'games',
       ${isExtended ? `CASE WHEN stored.body IS NULL THEN found.games ELSE (${EXTENDED}) END` : 'found.games'}
     FROM (${found}) AS found LEFT JOIN content.items stored
       ON stored.kind = '${kind}' AND stored.locale = $1 AND stored.status = 'Published' AND stored.id = found.id`,
    parameters,
  )
}
