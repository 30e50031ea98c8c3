import type { SeoRecord } from '@herna/contract/content'
import { breadcrumbs, pageMeta } from '../seo/index.ts'
import texts from '../texts/sk-SK/catalogue.json'
import jackpots from '../texts/sk-SK/jackpots.json'
import { addressOf, type RouteName } from '../urls/index.ts'

type MetaArguments = Parameters<typeof pageMeta>[0] & { loaderData?: ListData }

/** Fields read from the loader's data; absent when the loader failed. */
interface ListData {
  /** The portal's origin, for the breadcrumbs. */
  origin: string
  seo?: SeoRecord | null
  /** Page number of the list; each page is indexed separately. */
  games?: { page: number }
  /** Query of a filtered or ordered list; such a page is not indexed and its canonical URL is the whole list. */
  list?: { query: string }
}

interface ListMeta {
  title: string
  description?: string | null
  /** The parent list in the breadcrumbs. */
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

/** Title, canonical URL and breadcrumbs of a list page [2.31]. */
export function listMeta(args: MetaArguments, { title, description, parent }: ListMeta) {
  const { pathname } = args.location
  const { origin = '', seo, games, list } = args.loaderData ?? {}
  const isFiltered = Boolean(list?.query)
  const isLaterPage = games && games.page > 1 && !isFiltered
  const steps = [PARENTS.lobby, ...(parent === 'lobby' ? [] : [PARENTS[parent]])]
  const crumbs = [...steps.map(({ name, route }) => ({ name, path: addressOf(route) })), { name: title, path: pathname }]
  return pageMeta(args, {
    title: isLaterPage ? `${title} – ${games.page}. ${texts.page}` : title,
    description,
    seo: isLaterPage ? null : seo,
    robots: isFiltered ? 'noindex, follow' : undefined,
    canonical: isLaterPage ? `${pathname}?strana=${games.page}` : undefined,
    structuredData: [breadcrumbs(origin, crumbs)],
  })
}
