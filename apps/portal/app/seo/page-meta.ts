import type { SeoRecord } from '@herna/contract/content'
import type { MetaDescriptor } from 'react-router'
import { contentImage, type PublicConfiguration } from '../config/index.ts'
import { isPreviewPath } from '../urls/index.ts'
import type { JsonLd } from './structured-data.ts'

export interface PageMeta {
  /** The title without the brand. */
  title: string
  description?: string | null
  /** The editor's SEO record, which takes precedence [3.34]. */
  seo?: SeoRecord | null
  /** The image of a shared link: an absolute URL, or a path of the content service. */
  image?: string | null
  type?: 'website' | 'article'
  /** Canonical path; default: the current path without its query. */
  canonical?: string
  /** Value of the robots tag, where editors cannot set it. */
  robots?: string
  /** False for pages that search engines should not index. */
  indexed?: boolean
  structuredData?: readonly (JsonLd | null)[]
}

/** The required part of a `meta` function's arguments. */
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
