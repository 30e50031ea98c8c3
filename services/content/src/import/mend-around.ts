import type { Carousel, GlobalSettings, Slide } from '@herna/contract/content'
import type pg from 'pg'
import type { ItemKind } from '../kinds/kinds.ts'
import { archiveItems, keep, keptItems, publishedCodes } from './kept-items.ts'
import { mendLayout, type Remaining } from './mend-layouts.ts'
import { SHELVES } from './shelves.ts'

/**
 * After a replacement: what showed only archived games is archived too, and what pointed at it (groups, menu, slides, search, layouts) is
 * mended, so that no page has an empty row or a link into nothing. Nothing an editor wrote is touched.
 */
export async function mendAround(client: pg.PoolClient, locale: string): Promise<void> {
  const dead = await archiveEmpty(client, locale)
  const ids = async (kind: ItemKind) => new Set((await keptItems(client, kind, locale)).map(({ id }) => id))
  await mendGroups(client, locale, await ids('collections'))
  const menu = await keptItems(client, 'menu', locale)
  await archiveItems(
    client,
    'menu',
    locale,
    menu.filter(({ body }) => body.type !== 'Internal' && dead.has(body.route)).map(({ id }) => id),
  )
  const carousels = await keptItems(client, 'carousels', locale)
  await keep(
    client,
    'carousels',
    locale,
    carousels.map((item) => ({ ...item, body: mendCarousel(item.body, dead) })),
  )

  const remaining = await whatRemains(client, locale)
  const games = await publishedCodes(client, locale)
  const settings = await keptItems(client, 'globalSettings', locale)
  await keep(
    client,
    'globalSettings',
    locale,
    settings.map((item) => ({ ...item, body: mendSearch(item.body, games, remaining) })),
  )
  const layouts = await keptItems(client, 'layouts', locale)
  await keep(
    client,
    'layouts',
    locale,
    layouts.map((item) => ({ ...item, body: mendLayout(item.body, remaining) })),
  )
}

/** Archives categories, collections, providers, jackpots and videos without a game; answers with every word an address may have named them by. */
async function archiveEmpty(client: pg.PoolClient, locale: string): Promise<Set<string>> {
  const games = await publishedCodes(client, locale)
  const none = (codes: string[]) => !codes.some((code) => games.has(code))
  const categories = await keptItems(client, 'categories', locale)
  const collections = await keptItems(client, 'collections', locale)
  const providers = await keptItems(client, 'providers', locale)
  const jackpots = await keptItems(client, 'jackpots', locale)
  const videos = await keptItems(client, 'videoWidgets', locale)
  const empty: [ItemKind, { id: string }[]][] = [
    ['categories', categories.filter(({ body }) => body.type === 'Default' && none(body.games))],
    ['collections', collections.filter(({ body }) => none(body.games))],
    ['providers', providers.filter(({ body }) => none(body.games))],
    ['jackpots', jackpots.filter(({ body }) => none(body.gameCodes))],
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

async function mendGroups(client: pg.PoolClient, locale: string, collections: Set<string>): Promise<void> {
  for (const { id, position, body } of await keptItems(client, 'collectionGroups', locale)) {
    const left = body.collections.filter((collection) => collections.has(collection))
    if (left.length === 0) await archiveItems(client, 'collectionGroups', locale, [id])
    else await keep(client, 'collectionGroups', locale, [{ position, body: { ...body, collections: left } }])
  }
}

async function whatRemains(client: pg.PoolClient, locale: string): Promise<Remaining> {
  const ids = async (kind: ItemKind) => (await keptItems(client, kind, locale)).map(({ id }) => id)
  const providers = await keptItems(client, 'providers', locale)
  const games = await publishedCodes(client, locale)
  const size = (codes: string[]) => codes.filter((code) => games.has(code)).length
  const collections = await keptItems(client, 'collections', locale)
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

/** A carousel without the slides that promise something archived. */
function mendCarousel(carousel: Carousel, dead: ReadonlySet<string>): Carousel {
  const isAlive = ({ jackpot, action, secondAction }: Slide) =>
    !(jackpot !== null && dead.has(jackpot)) &&
    ![action, secondAction].some((link) => link !== null && leadsInto(link.href, dead))
  return { ...carousel, slides: carousel.slides.filter(isAlive) }
}

const leadsInto = (href: string, dead: ReadonlySet<string>): boolean =>
  href
    .split(/[?#]/)[0]
    ?.split('/')
    .some((part) => dead.has(part)) ?? false

/** What an open search offers before anything is typed [3.35]. */
function mendSearch(settings: GlobalSettings, games: ReadonlySet<string>, { categories, providers }: Remaining): GlobalSettings {
  const { search } = settings
  const stillThere = search.popularProviders.filter((id) => providers.includes(id))
  const shelf = SHELVES.find(({ id }) => categories.has(id))
  return {
    ...settings,
    search: {
      ...search,
      category: search.category !== null && categories.has(search.category) ? search.category : (shelf?.id ?? null),
      popularProviders: stillThere.length > 0 ? stillThere : providers.slice(0, search.popularProviders.length),
      recommended: search.recommended.filter((code) => games.has(code)),
    },
  }
}
