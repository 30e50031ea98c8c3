import type { SeoRecord } from '@herna/contract/content'
import { breadcrumbs, pageMeta } from '../seo/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { addressOf, type RouteName } from '../urls/index.ts'

type MetaArguments = Parameters<typeof pageMeta>[0] & { loaderData?: ListData }

/** What is taken from the loader's answer; there is none when the loader failed. */
interface ListData {
  /** Of the portal, for the breadcrumbs. */
  origin: string
  seo?: SeoRecord | null
  /** Which page of the list, where it has several: each stands in the search engines by itself. */
  games?: { page: number }
  /** How its address filters and orders it: such a page is left to players and points search engines to the whole list. */
  list?: { query: string }
}

interface ListMeta {
  title: string
  description?: string | null
  /** The list it belongs to. */
  parent: ListParent
}

const PARENTS = {
  lobby: { name: texts.lobby, route: 'preview' },
  live: { name: texts['live-lobby'], route: 'preview-live-casino' },
  collections: { name: texts.collections, route: 'preview-collections' },
  providers: { name: texts.providers, route: 'preview-providers' },
  jackpots: { name: jackpots.title, route: 'preview-jackpots' },
} as const satisfies Record<string, { name: string; route: RouteName }>
type ListParent = keyof typeof PARENTS

/** Title, canonical address and breadcrumbs of a list page [2.31]. */
export function listMeta(args: MetaArguments, { title, description, parent }: ListMeta) {
  const { pathname } = args.location
  const { origin = '', seo, games, list } = args.loaderData ?? {}
  const asked = Boolean(list?.query)
  const numbered = games && games.page > 1 && !asked
  const steps = [PARENTS.lobby, ...(parent === 'lobby' ? [] : [PARENTS[parent]])]
  const way = [...steps.map(({ name, route }) => ({ name, path: addressOf(route) })), { name: title, path: pathname }]
  return pageMeta(args, {
    title: numbered ? `${title} – ${games.page}. ${texts.page}` : title,
    description,
    seo: numbered ? null : seo,
    robots: asked ? 'noindex, follow' : undefined,
    canonical: numbered ? `${pathname}?strana=${games.page}` : undefined,
    structuredData: [breadcrumbs(origin, way)],
  })
}
