import type { ContentBundle, Game, GameInfo } from '@herna/contract/content'
import { inLongTransaction, type Leases } from '@herna/service-kit'
import type pg from 'pg'
import { type AnyItem, idOf, ITEM_KINDS, type ItemKind } from '../kinds/kinds.ts'
import { allowLinksTo } from '../kinds/links.ts'
import { saveGames, saveItems } from '../kinds/save.ts'
import type { Catalogue, CatalogueSource } from './catalogue.ts'
import { emptyInfo, type GameRow } from '../kinds/game-row.ts'
import { isServed } from './served-catalogue.ts'

export type SeedResult = 'written' | 'updated' | 'unchanged' | 'newer kept'
type Status = 'Published' | 'Draft'

/** In ms: another process may be writing the whole catalogue on a busy machine. */
const LOCK_TIMEOUT = 600_000

/** The catalogue to write, for one language. */
export interface Seed {
  name: string
  source: CatalogueSource
  locale: string
}

/**
 * Writes the catalogue in one transaction: all of it into an empty database; another version only replaces rows that were last written by a
 * seed. When several processes start at once, one of them writes it. A version that was written before does not replace one that came after it while a
 * node with that one runs: during a deployment an older node may start again.
 */
export async function seedContent(pool: pg.Pool, leases: Leases, { name, source, locale }: Seed): Promise<SeedResult> {
  return inLongTransaction(pool, { lockMs: LOCK_TIMEOUT }, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('herna:content:seed'))`)
    const { rows } = await client.query<{ version: string }>('SELECT version FROM content.seeds WHERE name = $1', [name])
    const storedVersion = rows[0]?.version
    if (storedVersion === source.version || (source.isFallback && storedVersion !== undefined)) return 'unchanged'
    if (storedVersion !== undefined && (await isFormer(client, name, source.version)) && (await isServed(leases, storedVersion)))
      return 'newer kept'
    const catalogue = await source.make()
    await writePart(client, catalogue.published, catalogue.motifs, locale, 'Published')
    await writePart(client, catalogue.drafts, catalogue.motifs, locale, 'Draft')
    await client.query(
      `INSERT INTO content.seeds (name, version) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version, applied_at = now()`,
      [name, source.version],
    )
    await client.query('INSERT INTO content.former_seeds (name, version) VALUES ($1, $2) ON CONFLICT DO NOTHING', [
      name,
      source.version,
    ])
    return storedVersion === undefined ? 'written' : 'updated'
  })
}

async function isFormer(client: pg.ClientBase, name: string, version: string): Promise<boolean> {
  const { rowCount } = await client.query('SELECT 1 FROM content.former_seeds WHERE name = $1 AND version = $2', [name, version])
  return rowCount === 1
}

async function writePart(
  client: pg.ClientBase,
  part: Partial<ContentBundle>,
  motifs: Catalogue['motifs'],
  locale: string,
  status: Status,
): Promise<void> {
  const saveOptions = { locale, status, origin: 'seed' } as const
  const games = part.games ?? []
  await saveGames(client, gameRows(games, part.gameInfos ?? [], motifs), saveOptions)
  await deleteOldSeed(
    client,
    'games',
    [locale, status],
    games.map(({ gameCode }) => gameCode),
  )
  for (const [kind, items] of itemsOf(part)) {
    await saveItems(client, kind, items, { ...saveOptions, links: allowLinksTo([]) })
    await deleteOldSeed(
      client,
      kind,
      [locale, status],
      items.map((item) => idOf(kind, item)),
    )
  }
}

/** Deletes rows of an earlier seed that this one no longer contains. */
async function deleteOldSeed(
  client: pg.ClientBase,
  kind: string,
  [locale, status]: [string, Status],
  retained: string[],
): Promise<void> {
  if (kind === 'games')
    await client.query(
      `DELETE FROM content.games WHERE locale = $1 AND status = $2 AND origin = 'seed' AND NOT game_code = ANY($3)`,
      [locale, status, retained],
    )
  else
    await client.query(
      `DELETE FROM content.items WHERE locale = $1 AND status = $2 AND origin = 'seed' AND NOT id = ANY($3) AND kind = $4`,
      [locale, status, retained, kind],
    )
}

/** The games of a bundle as rows, with their details and image motifs. */
function gameRows(games: Game[], infos: GameInfo[], motifs: Record<string, string[]>): GameRow[] {
  const infoByCode = new Map(infos.map((info) => [info.gameCode, info]))
  return games.map((game) => ({ game, info: infoByCode.get(game.gameCode) ?? emptyInfo, motifs: motifs[game.gameCode] ?? null }))
}

/** The items of the other kinds in a bundle. */
function itemsOf(bundle: Partial<ContentBundle>): [ItemKind, AnyItem[]][] {
  return ITEM_KINDS.flatMap((kind): [ItemKind, AnyItem[]][] => {
    const part = bundle[kind]
    if (part === undefined) return []
    return [[kind, Array.isArray(part) ? part : [part]]]
  })
}
