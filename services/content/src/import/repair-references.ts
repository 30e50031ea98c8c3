import type { Carousel, GlobalSettings, Slide } from '@herna/contract/content'
import type pg from 'pg'
import type { ItemKind } from '../kinds/kinds.ts'
import { archiveItems, saveImported, readStoredItems } from './stored-items.ts'
import { repairLayout, type Remaining } from './repair-layouts.ts'
import { DERIVED_CATEGORIES } from './derived-categories.ts'

/** Kinds that are archived when none of their games is published. */
const KINDS_WITH_GAMES: readonly ItemKind[] = ['categories', 'collections', 'providers', 'jackpots', 'videoWidgets']

/**
 * After an import with `replace`: archives items whose games are all archived, and repairs references to them (groups, menu, slides, search, layouts), so
 * that no page has an empty row or a broken link. Items written by an editor are not changed. Lists of games stay in the database [P16].
 */
export async function repairReferences(client: pg.PoolClient, locale: string): Promise<void> {
  await archiveEmptyItems(client, locale)
  await repairGroups(client, locale, new Set(await readIds(client, 'collections', locale)))
  const menu = await readStoredItems(client, 'menu', locale)
  const carousels = await readStoredItems(client, 'carousels', locale)
  const linkedWords = [...menu.map(({ body }) => body.route), ...carousels.flatMap(({ body }) => body.slides.flatMap(wordsOf))]
  const archivedWords = await archivedAmong(client, locale, linkedWords)
  await archiveItems(
    client,
    'menu',
    locale,
    menu.filter(({ body }) => body.type !== 'Internal' && archivedWords.has(body.route)).map(({ id }) => id),
  )
  await saveImported(
    client,
    'carousels',
    locale,
    carousels.map((item) => ({ ...item, body: repairCarousel(item.body, archivedWords) })),
  )

  const remaining = await readRemaining(client, locale)
  const settings = await readStoredItems(client, 'globalSettings', locale)
  const recommended = settings.flatMap(({ body }) => body.search.recommended)
  const games = await publishedAmong(client, locale, recommended)
  await saveImported(
    client,
    'globalSettings',
    locale,
    settings.map((item) => ({ ...item, body: repairSearch(item.body, games, remaining) })),
  )
  const layouts = await readStoredItems(client, 'layouts', locale)
  await saveImported(
    client,
    'layouts',
    locale,
    layouts.map((item) => ({ ...item, body: repairLayout(item.body, remaining) })),
  )
}

/** The published games of a JSON list of codes; $1 is the locale. */
const publishedIn = (list: string): string =>
  `FROM jsonb_array_elements_text(${list}) AS code JOIN content.games ON game_code = code AND games.locale = $1 AND games.status = 'Published'`

const EMPTY_ITEMS = `
  SELECT kind, array_agg(id) AS ids FROM content.items WHERE items.locale = $1 AND items.status = 'Published' AND CASE
    WHEN kind IN ('collections', 'providers') OR (kind = 'categories' AND body ->> 'type' = 'Default')
      THEN NOT EXISTS (SELECT 1 ${publishedIn("body -> 'games'")})
    WHEN kind = 'jackpots' THEN NOT EXISTS (SELECT 1 ${publishedIn("body -> 'gameCodes'")})
    WHEN kind = 'videoWidgets' THEN body ->> 'gameCode' IS NOT NULL AND NOT EXISTS (SELECT 1 ${publishedIn("jsonb_build_array(body -> 'gameCode')")})
    ELSE false
  END GROUP BY kind`

/** Archives categories, collections, providers, jackpots and videos without games. */
async function archiveEmptyItems(client: pg.PoolClient, locale: string): Promise<void> {
  const { rows } = await client.query<{ kind: ItemKind; ids: string[] }>(EMPTY_ITEMS, [locale])
  for (const { kind, ids } of rows) await archiveItems(client, kind, locale, ids)
}

/** Those of the words, as URLs contain them, that are the code, slug or id of something archived. */
async function archivedAmong(client: pg.PoolClient, locale: string, words: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ word: string }>(
    `SELECT game_code AS word FROM content.games WHERE locale = $1 AND status = 'Archived' AND game_code = ANY($3)
     UNION SELECT coalesce(slug, id) FROM content.items
     WHERE locale = $1 AND status = 'Archived' AND kind = ANY($2) AND coalesce(slug, id) = ANY($3)`,
    [locale, KINDS_WITH_GAMES, words],
  )
  return new Set(rows.map(({ word }) => word))
}

/** Those of the codes whose game is published. */
async function publishedAmong(client: pg.PoolClient, locale: string, codes: readonly string[]): Promise<Set<string>> {
  const { rows } = await client.query<{ code: string }>(
    `SELECT game_code AS code FROM content.games WHERE locale = $1 AND status = 'Published' AND game_code = ANY($2)`,
    [locale, codes],
  )
  return new Set(rows.map(({ code }) => code))
}

async function repairGroups(client: pg.PoolClient, locale: string, collections: Set<string>): Promise<void> {
  for (const { id, position, body } of await readStoredItems(client, 'collectionGroups', locale)) {
    const remainingCollections = body.collections.filter((collection) => collections.has(collection))
    if (remainingCollections.length === 0) await archiveItems(client, 'collectionGroups', locale, [id])
    else
      await saveImported(client, 'collectionGroups', locale, [{ position, body: { ...body, collections: remainingCollections } }])
  }
}

async function readRemaining(client: pg.PoolClient, locale: string): Promise<Remaining> {
  return {
    categories: new Set(await readIds(client, 'categories', locale)),
    groups: await readIds(client, 'collectionGroups', locale),
    collections: await readIdsBySize(client, 'collections', locale),
    providers: await readIdsBySize(client, 'providers', locale),
    jackpots: new Set(await readIds(client, 'jackpots', locale)),
    videos: new Set(await readIds(client, 'videoWidgets', locale)),
  }
}

const readIds = (client: pg.PoolClient, kind: ItemKind, locale: string): Promise<string[]> =>
  readIdsInOrder(client, { kind, locale, order: 'position, id' })

/** Those with the most published games first. */
const readIdsBySize = (client: pg.PoolClient, kind: ItemKind, locale: string): Promise<string[]> =>
  readIdsInOrder(client, { kind, locale, order: `(SELECT count(*) ${publishedIn("body -> 'games'")}) DESC, position, id` })

async function readIdsInOrder(
  client: pg.PoolClient,
  { kind, locale, order }: { kind: ItemKind; locale: string; order: string },
): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `SELECT id FROM content.items WHERE items.locale = $1 AND kind = $2 AND items.status = 'Published' ORDER BY ${order}`,
    [locale, kind],
  )
  return rows.map(({ id }) => id)
}

/** The carousel without slides that refer to archived content. */
function repairCarousel(carousel: Carousel, archivedWords: ReadonlySet<string>): Carousel {
  const isValid = ({ jackpot, action, secondAction }: Slide) =>
    !(jackpot !== null && archivedWords.has(jackpot)) &&
    ![action, secondAction].some((link) => link !== null && linksToArchived(link.href, archivedWords))
  return { ...carousel, slides: carousel.slides.filter(isValid) }
}

/** The words of a slide that may name something archived. */
const wordsOf = ({ jackpot, action, secondAction }: Slide): string[] => [
  ...(jackpot === null ? [] : [jackpot]),
  ...[action, secondAction].flatMap((link) => (link === null ? [] : partsOf(link.href))),
]

const linksToArchived = (href: string, archivedWords: ReadonlySet<string>): boolean =>
  partsOf(href).some((part) => archivedWords.has(part))

const partsOf = (href: string): string[] => href.split(/[?#]/)[0]?.split('/') ?? []

/** The suggestions of the search before typing [3.35]. */
function repairSearch(
  settings: GlobalSettings,
  games: ReadonlySet<string>,
  { categories, providers }: Remaining,
): GlobalSettings {
  const { search } = settings
  const remainingProviders = search.popularProviders.filter((id) => providers.includes(id))
  const category = DERIVED_CATEGORIES.find(({ id }) => categories.has(id))
  return {
    ...settings,
    search: {
      ...search,
      category: search.category !== null && categories.has(search.category) ? search.category : (category?.id ?? null),
      popularProviders: remainingProviders.length > 0 ? remainingProviders : providers.slice(0, search.popularProviders.length),
      recommended: search.recommended.filter((code) => games.has(code)),
    },
  }
}
