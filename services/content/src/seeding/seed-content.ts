import type { ContentBundle, Game, GameInfo } from '@herna/contract/content'
import { inLongTransaction } from '@herna/service-kit'
import type pg from 'pg'
import { type AnyItem, idOf, ITEM_KINDS, type ItemKind } from '../kinds/kinds.ts'
import { linksTo } from '../kinds/links.ts'
import { saveGames, saveItems } from '../kinds/save.ts'
import type { Catalogue, CatalogueSource } from './catalogue.ts'
import { emptyInfo, type GameRow } from '../kinds/game-row.ts'

export type SeedResult = 'written' | 'updated' | 'already there'
type Status = 'Published' | 'Draft'

/** Another process may be writing the whole catalogue, on a busy machine. */
const PATIENCE = 600_000

/**
 * Writes the catalogue in one transaction: all of it into an empty database, and when a newer one comes, only rows that nobody but a seed
 * has written. Two processes that start at once do it once.
 */
export async function seedContent(pool: pg.Pool, name: string, source: CatalogueSource, locale: string): Promise<SeedResult> {
  return inLongTransaction(pool, { lock: PATIENCE }, async (client) => {
    await client.query(`SELECT pg_advisory_xact_lock(hashtext('herna:content:seed'))`)
    const { rows } = await client.query<{ version: string }>('SELECT version FROM content.seeds WHERE name = $1', [name])
    const before = rows[0]?.version
    if (before === source.version || (source.isFallback && before !== undefined)) return 'already there'
    const catalogue = await source.make()
    await writePart(client, catalogue.published, catalogue.motifs, locale, 'Published')
    await writePart(client, catalogue.drafts, catalogue.motifs, locale, 'Draft')
    await client.query(
      `INSERT INTO content.seeds (name, version) VALUES ($1, $2)
       ON CONFLICT (name) DO UPDATE SET version = excluded.version, applied_at = now()`,
      [name, source.version],
    )
    return before === undefined ? 'written' : 'updated'
  })
}

async function writePart(
  client: pg.ClientBase,
  part: Partial<ContentBundle>,
  motifs: Catalogue['motifs'],
  locale: string,
  status: Status,
): Promise<void> {
  const placing = { locale, status, origin: 'seed' } as const
  const games = part.games ?? []
  await saveGames(client, gameRows(games, part.gameInfos ?? [], motifs), placing)
  await dropOldSeed(
    client,
    'games',
    [locale, status],
    games.map(({ gameCode }) => gameCode),
  )
  for (const [kind, items] of itemsOf(part)) {
    await saveItems(client, kind, items, { ...placing, links: linksTo([]) })
    await dropOldSeed(
      client,
      kind,
      [locale, status],
      items.map((item) => idOf(kind, item)),
    )
  }
}

/** Rows of an earlier seed that this one no longer has. */
async function dropOldSeed(
  client: pg.ClientBase,
  kind: string,
  [locale, status]: [string, Status],
  kept: string[],
): Promise<void> {
  if (kind === 'games')
    await client.query(
      `DELETE FROM content.games WHERE locale = $1 AND status = $2 AND origin = 'seed' AND NOT game_code = ANY($3)`,
      [locale, status, kept],
    )
  else
    await client.query(
      `DELETE FROM content.items WHERE locale = $1 AND status = $2 AND origin = 'seed' AND NOT id = ANY($3) AND kind = $4`,
      [locale, status, kept, kind],
    )
}

/** The games of a bundle as rows: each with its details and what its picture shows. */
function gameRows(games: Game[], infos: GameInfo[], motifs: Record<string, string[]>): GameRow[] {
  const infoByCode = new Map(infos.map((info) => [info.gameCode, info]))
  return games.map((game) => ({ game, info: infoByCode.get(game.gameCode) ?? emptyInfo, motifs: motifs[game.gameCode] ?? null }))
}

/** The other kinds that a bundle, or a part of one, carries. */
function itemsOf(bundle: Partial<ContentBundle>): [ItemKind, AnyItem[]][] {
  return ITEM_KINDS.flatMap((kind): [ItemKind, AnyItem[]][] => {
    const part = bundle[kind]
    if (part === undefined) return []
    return [[kind, Array.isArray(part) ? part : [part]]]
  })
}
