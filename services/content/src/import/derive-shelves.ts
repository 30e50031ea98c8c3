import type { Category } from '@herna/contract/content'
import type pg from 'pg'
import { afterAll, joined, keep, type KeptItem, keptItems } from './kept-items.ts'
import { SHELVES, type Shelf, TOP_SHELF } from './shelves.ts'

const TOP = 10
const ORDERS: Record<Shelf['order'], string> = {
  // A fixed shuffle: the file's own order would fill the first row with one maker.
  mixed: 'md5(game_code)',
  'by return': 'rtp DESC NULLS LAST, md5(game_code)',
}

/** Fills the categories the file's facts speak for; those without a game are not made. */
export async function deriveShelves(client: pg.PoolClient, locale: string, replace: boolean): Promise<number> {
  const before = await keptItems(client, 'categories', locale)
  const known = new Map(before.map((item) => [item.id, item]))
  let next = afterAll(before)
  const filled: { position: number; body: Category }[] = []
  const fill = (id: string, games: string[], fresh: Omit<Category, 'games'>) => {
    if (games.length === 0) return
    const kept = known.get(id)
    filled.push({ position: kept?.position ?? next++, body: bodyOf(kept, games, fresh, replace) })
  }
  for (const shelf of SHELVES) fill(shelf.id, await codesOn(client, locale, shelf), newCategory(shelf))
  const top = { ...newCategory({ ...TOP_SHELF, tileLayout: 'Top10' }), style: 'top-10' as const }
  fill(TOP_SHELF.id, await highestReturns(client, locale), top)
  await keep(client, 'categories', locale, filled)
  return filled.length
}

function bodyOf(
  kept: KeptItem<'categories'> | undefined,
  games: string[],
  fresh: Omit<Category, 'games'>,
  replace: boolean,
): Category {
  const isTop = fresh.style === 'top-10'
  if (!kept) return { ...fresh, games }
  return { ...kept.body, games: replace || isTop ? games : joined(kept.body.games, games) }
}

async function codesOn(client: pg.PoolClient, locale: string, { id, order }: Shelf): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    `SELECT game_code AS code FROM imported JOIN content.games USING (game_code)
     WHERE games.locale = $1 AND games.status = 'Published' AND $2 = ANY(games.categories) ORDER BY ${ORDERS[order]}`,
    [locale, id],
  )
  return rows.map(({ code }) => code)
}

async function highestReturns(client: pg.PoolClient, locale: string): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    `SELECT game_code AS code FROM imported JOIN content.games USING (game_code)
     WHERE games.locale = $1 AND games.status = 'Published' AND rtp IS NOT NULL ORDER BY ${ORDERS['by return']} LIMIT ${TOP}`,
    [locale],
  )
  return rows.map(({ code }) => code)
}

const newCategory = ({
  id,
  title,
  description,
  tileLayout,
  icon,
}: Pick<Shelf, 'id' | 'title' | 'description' | 'tileLayout' | 'icon'>): Omit<Category, 'games'> => ({
  id,
  slug: id,
  title,
  description,
  type: 'Default',
  lobby: 'Casino',
  style: 'default',
  tileLayout,
  widgets: [],
  iconImage: `/assets/icons/${icon}.svg`,
})
