import type { Category } from '@herna/contract/content'
import type pg from 'pg'
import { DERIVED_CATEGORIES, type DerivedCategory, TOP_CATEGORY } from './derived-categories.ts'
import { saveDerivedLists } from './derived-lists.ts'

const TOP_SIZE = 10

/** Mixed is a fixed shuffle: in the file's order one provider would fill the first row. */
const CATEGORIES = `
  SELECT category.id, NULL AS name, category.rank,
    jsonb_agg(game_code ORDER BY CASE WHEN category.by_return THEN rtp END DESC NULLS LAST, md5(game_code)) AS games
  FROM imported JOIN content.games USING (game_code), unnest($2::text[], $3::boolean[]) WITH ORDINALITY AS category(id, by_return, rank)
  WHERE games.locale = $1 AND games.status = 'Published' AND category.id = ANY(games.categories)
  GROUP BY category.id, category.rank`

const HIGHEST_RETURNS = `
  SELECT '${TOP_CATEGORY.id}' AS id, NULL AS name, 1 AS rank, jsonb_agg(game_code ORDER BY rtp DESC, md5(game_code)) AS games
  FROM (
    SELECT game_code, rtp FROM imported JOIN content.games USING (game_code)
    WHERE games.locale = $1 AND games.status = 'Published' AND rtp IS NOT NULL ORDER BY rtp DESC, md5(game_code) LIMIT ${TOP_SIZE}
  ) AS best HAVING count(*) > 0`

/** Fills the categories that follow from the file's data; those without games are not created. */
export async function deriveCategories(client: pg.PoolClient, locale: string, replace: boolean): Promise<number> {
  const byReturn = DERIVED_CATEGORIES.map(({ order }) => order === 'by return')
  const categories = await saveDerivedLists(client, {
    kind: 'categories',
    found: CATEGORIES,
    parameters: [locale, DERIVED_CATEGORIES.map(({ id }) => id), byReturn],
    isExtended: !replace,
    bodyOf: ({ id, stored }) => stored ?? newCategory(DERIVED_CATEGORIES.find((each) => each.id === id) as DerivedCategory),
  })
  const top = await saveDerivedLists(client, {
    kind: 'categories',
    found: HIGHEST_RETURNS,
    parameters: [locale],
    isExtended: false,
    bodyOf: ({ stored }) => stored ?? { ...newCategory({ ...TOP_CATEGORY, tileLayout: 'Top10' }), style: 'top-10' as const },
  })
  return categories.length + top.length
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
