import type { SeoRecord } from '@herna/contract/content'
import { breadcrumbs, pageMeta } from '../seo/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { addressOf, type RouteName } from '../wires/addresses.ts'

type MetaArguments = Parameters<typeof pageMeta>[0]

interface ListMeta {
  title: string
  description?: string | null
  seo?: SeoRecord | null
  /** Which page of the list, where it has several: each stands in the search engines by itself. */
  page?: number
  /** How its address filters and orders it: such a page is left to players and points search engines to the whole list. */
  query?: string
  image?: string | null
  /** The list it belongs to. */
  parent?: { name: string; route: RouteName }
  /** Of the portal, for the breadcrumbs. */
  origin: string
}

const PARENTS = {
  lobby: { name: texts.lobby, route: 'preview' },
  live: { name: texts['live-lobby'], route: 'preview-live-casino' },
  collections: { name: texts.collections, route: 'preview-collections' },
  providers: { name: texts.providers, route: 'preview-providers' },
  jackpots: { name: jackpots.title, route: 'preview-jackpots' },
} as const satisfies Record<string, ListMeta['parent']>
export type ListParent = keyof typeof PARENTS

/** Title, canonical address and breadcrumbs of a list page [2.31]. */
export function listMeta(args: MetaArguments, { parent, ...list }: Omit<ListMeta, 'parent'> & { parent: ListParent }) {
  const { pathname } = args.location
  const asked = Boolean(list.query)
  const numbered = list.page && list.page > 1 && !asked
  const steps = [PARENTS.lobby, ...(parent === 'lobby' ? [] : [PARENTS[parent]])]
  const way = [...steps.map(({ name, route }) => ({ name, path: addressOf(route) })), { name: list.title, path: pathname }]
  return pageMeta(args, {
    title: numbered ? `${list.title} – ${list.page}. ${texts.page}` : list.title,
    description: list.description,
    seo: numbered ? null : list.seo,
    robots: asked ? 'noindex, follow' : undefined,
    image: list.image,
    canonical: numbered ? `${pathname}?strana=${list.page}` : undefined,
    structuredData: [breadcrumbs(list.origin, way)],
  })
}
