import type { SeoRecord } from '@herna/contract/content'
import type { MetaDescriptor } from 'react-router'
import { contentImage, type PublicConfiguration } from '../config/index.ts'
import { isPreviewPath } from '../urls/index.ts'
import type { JsonLd } from './structured-data.ts'

export interface PageMeta {
  /** What the page is called, without the brand. */
  title: string
  description?: string | null
  /** The editor's record; what it says wins [3.34]. */
  seo?: SeoRecord | null
  /** The picture of a shared link: absolute, or an address inside the content service. */
  image?: string | null
  type?: 'website' | 'article'
  /** Path of the page this one is a variant of; without it, the address without its query. */
  canonical?: string
  /** What search engines are told, where it is not the editor's to say. */
  robots?: string
  /** False for pages that search engines should leave out. */
  indexed?: boolean
  structuredData?: readonly (JsonLd | null)[]
}

/** The part of a `meta` function's arguments that is needed. */
interface MetaArguments {
  location: { pathname: string }
  matches: readonly (MetaMatch | undefined)[]
}
interface MetaMatch {
  id: string
  loaderData?: unknown
}

/** `export const meta: Route.MetaFunction = (args) => pageMeta(args, { title: … })`. */
export function pageMeta({ location, matches }: MetaArguments, page: PageMeta): MetaDescriptor[] {
  const root = matches.find((match) => match?.id === 'root')?.loaderData as { configuration?: PublicConfiguration } | undefined
  const configuration = root?.configuration
  const brand = configuration?.brand.name ?? ''
  const title = withBrand(page.seo?.title || page.title, brand)
  const description = page.seo?.description || page.description || null
  const address = `${configuration?.origin ?? ''}${page.canonical ?? withoutTrailingSlash(location.pathname)}`
  const image = page.seo?.ogImage || page.image
  const hidden = isPreviewPath(location.pathname) || page.indexed === false

  const tags: (MetaDescriptor | null)[] = [
    { title },
    description ? { name: 'description', content: description } : null,
    { name: 'robots', content: hidden ? 'noindex, nofollow' : page.robots || page.seo?.metaRobots || 'index, follow' },
    hidden ? null : { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:type', content: page.type ?? 'website' },
    brand ? { property: 'og:site_name', content: brand } : null,
    { property: 'og:locale', content: (configuration?.locale.iso ?? 'sk-SK').replace('-', '_') },
    { property: 'og:title', content: page.seo?.ogTitle || title },
    description ? { property: 'og:description', content: page.seo?.ogDescription || description } : null,
    { property: 'og:url', content: address },
    image ? { property: 'og:image', content: contentImage(configuration?.contentOrigin ?? '', image) } : null,
    { name: 'twitter:card', content: page.seo?.twitterCard ?? (image ? 'summary_large_image' : 'summary') },
    ...(page.structuredData ?? []).map((data) => data && { 'script:ld+json': data }),
  ]
  return tags.filter((tag) => tag !== null)
}

const withBrand = (title: string, brand: string): string =>
  brand && !title.includes(brand) ? `${title} | ${brand}` : title || brand

const withoutTrailingSlash = (pathname: string): string => (pathname.length > 1 ? pathname.replace(/\/+$/, '') : pathname)
