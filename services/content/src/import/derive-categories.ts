import type { Category } from '@herna/contract/content'
import type pg from 'pg'
import { readNextPosition, readStoredItem, saveImported, type StoredItem, union } from './stored-items.ts'
import { DERIVED_CATEGORIES, type DerivedCategory, TOP_CATEGORY } from './derived-categories.ts'

const TOP_SIZE = 10
const ORDERS: Record<DerivedCategory['order'], string> = {
  // A fixed shuffle: in the file's order one provider would fill the first row.
  mixed: 'md5(game_code)',
  'by return': 'rtp DESC NULLS LAST, md5(game_code)',
}

/** Fills the categories that follow from the file's data; those without games are not created. */
export async function deriveCategories(client: pg.PoolClient, locale: string, replace: boolean): Promise<number> {
  let next = await readNextPosition(client, 'categories', locale)
  let count = 0
  const saveCategory = async (id: string, games: string[], newBody: Omit<Category, 'games'>) => {
    if (games.length === 0) return
    const stored = await readStoredItem(client, { kind: 'categories', locale, id })
    const category = { position: stored?.position ?? next++, body: bodyOf(stored, games, newBody, replace) }
    await saveImported(client, 'categories', locale, [category])
    count++
  }
  // Each category is saved before the next is read: together they name every game several times.
  for (const category of DERIVED_CATEGORIES)
    await saveCategory(category.id, await gameCodesOf(client, locale, category), newCategory(category))
  const top = { ...newCategory({ ...TOP_CATEGORY, tileLayout: 'Top10' }), style: 'top-10' as const }
  await saveCategory(TOP_CATEGORY.id, await highestReturns(client, locale), top)
  return count
}

function bodyOf(
  stored: StoredItem<'categories'> | undefined,
  games: string[],
  newBody: Omit<Category, 'games'>,
  replace: boolean,
): Category {
  const isTop = newBody.style === 'top-10'
  if (!stored) return { ...newBody, games }
  return { ...stored.body, games: replace || isTop ? games : union(stored.body.games, games) }
}

async function gameCodesOf(client: pg.PoolClient, locale: string, { id, order }: DerivedCategory): Promise<string[]> {
  const { rows } = await client.query<{ codes: string[] | null }>(
    `SELECT jsonb_agg(game_code ORDER BY ${ORDERS[order]}) AS codes FROM imported JOIN content.games USING (game_code)
     WHERE games.locale = $1 AND games.status = 'Published' AND $2 = ANY(games.categories)`,
    [locale, id],
  )
  return rows[0]?.codes ?? []
}

async function highestReturns(client: pg.PoolClient, locale: string): Promise<string[]> {
  const { rows } = await client.query<{ code: string }>(
    `SELECT game_code AS code FROM imported JOIN content.games USING (game_code)
     WHERE games.locale = $1 AND games.status = 'Published' AND rtp IS NOT NULL ORDER BY ${ORDERS['by return']} LIMIT ${TOP_SIZE}`,
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
}: Pick<DerivedCategory, 'id' | 'title' | 'description' | 'tileLayout' | 'icon'>): Omit<Category, 'games'> => ({
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
