import type { Carousel, GlobalSettings, Slide } from '@herna/contract/content'
import type pg from 'pg'
import type { ItemKind } from '../kinds/kinds.ts'
import { archiveItems, saveImported, readStoredItems, publishedCodes } from './stored-items.ts'
import { repairLayout, type Remaining } from './repair-layouts.ts'
import { DERIVED_CATEGORIES } from './derived-categories.ts'

/**
 * After an import with `replace`: archives items whose games are all archived, and repairs references to them (groups, menu, slides, search, layouts), so
 * that no page has an empty row or a broken link. Items written by an editor are not changed.
 */
export async function repairReferences(client: pg.PoolClient, locale: string): Promise<void> {
  const archivedWords = await archiveEmptyItems(client, locale)
  const ids = async (kind: ItemKind) => new Set((await readStoredItems(client, kind, locale)).map(({ id }) => id))
  await repairGroups(client, locale, await ids('collections'))
  const menu = await readStoredItems(client, 'menu', locale)
  await archiveItems(
    client,
    'menu',
    locale,
    menu.filter(({ body }) => body.type !== 'Internal' && archivedWords.has(body.route)).map(({ id }) => id),
  )
  const carousels = await readStoredItems(client, 'carousels', locale)
  await saveImported(
    client,
    'carousels',
    locale,
    carousels.map((item) => ({ ...item, body: repairCarousel(item.body, archivedWords) })),
  )

  const remaining = await readRemaining(client, locale)
  const games = await publishedCodes(client, locale)
  const settings = await readStoredItems(client, 'globalSettings', locale)
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

/** Archives categories, collections, providers, jackpots and videos without games; returns all codes, slugs and ids that URLs may contain for them. */
async function archiveEmptyItems(client: pg.PoolClient, locale: string): Promise<Set<string>> {
  const games = await publishedCodes(client, locale)
  const hasNoGame = (codes: string[]) => !codes.some((code) => games.has(code))
  const categories = await readStoredItems(client, 'categories', locale)
  const collections = await readStoredItems(client, 'collections', locale)
  const providers = await readStoredItems(client, 'providers', locale)
  const jackpots = await readStoredItems(client, 'jackpots', locale)
  const videos = await readStoredItems(client, 'videoWidgets', locale)
  const empty: [ItemKind, { id: string }[]][] = [
    ['categories', categories.filter(({ body }) => body.type === 'Default' && hasNoGame(body.games))],
    ['collections', collections.filter(({ body }) => hasNoGame(body.games))],
    ['providers', providers.filter(({ body }) => hasNoGame(body.games))],
    ['jackpots', jackpots.filter(({ body }) => hasNoGame(body.gameCodes))],
    ['videoWidgets', videos.filter(({ body }) => body.gameCode !== null && !games.has(body.gameCode))],
  ]
  for (const [kind, items] of empty)
    await archiveItems(
      client,
      kind,
      locale,
      items.map(({ id }) => id),
    )
  const { rows } = await client.query<{ word: string }>(
    `SELECT game_code AS word FROM content.games WHERE locale = $1 AND status = 'Archived'
     UNION SELECT coalesce(slug, id) FROM content.items WHERE locale = $1 AND status = 'Archived' AND kind = ANY($2)`,
    [locale, empty.map(([kind]) => kind)],
  )
  return new Set(rows.map(({ word }) => word))
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
  const ids = async (kind: ItemKind) => (await readStoredItems(client, kind, locale)).map(({ id }) => id)
  const providers = await readStoredItems(client, 'providers', locale)
  const games = await publishedCodes(client, locale)
  const size = (codes: string[]) => codes.filter((code) => games.has(code)).length
  const collections = await readStoredItems(client, 'collections', locale)
  return {
    categories: new Set(await ids('categories')),
    groups: await ids('collectionGroups'),
    collections: collections
      .map(({ id, body }) => ({ id, size: size(body.games) }))
      .sort((a, b) => b.size - a.size)
      .map(({ id }) => id),
    providers: providers
      .map(({ id, body }) => ({ id, size: size(body.games) }))
      .sort((a, b) => b.size - a.size)
      .map(({ id }) => id),
    jackpots: new Set(await ids('jackpots')),
    videos: new Set(await ids('videoWidgets')),
  }
}

/** The carousel without slides that refer to archived content. */
function repairCarousel(carousel: Carousel, archivedWords: ReadonlySet<string>): Carousel {
  const isValid = ({ jackpot, action, secondAction }: Slide) =>
    !(jackpot !== null && archivedWords.has(jackpot)) &&
    ![action, secondAction].some((link) => link !== null && linksToArchived(link.href, archivedWords))
  return { ...carousel, slides: carousel.slides.filter(isValid) }
}

const linksToArchived = (href: string, archivedWords: ReadonlySet<string>): boolean =>
  href
    .split(/[?#]/)[0]
    ?.split('/')
    .some((part) => archivedWords.has(part)) ?? false

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
