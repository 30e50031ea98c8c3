import { isPromotionVisible } from '@herna/rules'
import type { ContentSnapshot } from '../../app/loader-context/index.ts'
import { addressOf, type RouteName } from '../../app/urls/index.ts'

/** Entries of one part; the format allows 50,000. */
export const PART_SIZE = 10_000

const FIXED: RouteName[] = [
  'preview',
  'preview-all-games',
  'preview-providers',
  'preview-jackpots',
  'preview-collections',
  'preview-live-casino',
  'preview-live-casino-all-games',
  'preview-winners',
  'preview-winners-jackpot',
  'preview-winners-hall-of-fame',
  'preview-promotions',
  'preview-tournaments',
  'preview-game-rules',
]

/** Paths of every public page of the published content. */
export function publicPaths(content: ContentSnapshot, now: number): string[] {
  const slugs = (name: RouteName, items: readonly { slug: string }[]) => items.map(({ slug }) => addressOf(name, { slug }))
  const categories = content.categories.filter(({ type }) => type === 'Default')
  return [
    ...FIXED.map((name) => addressOf(name)),
    ...slugs(
      'preview-categories-slug',
      categories.filter(({ lobby }) => lobby === 'Casino'),
    ),
    ...slugs(
      'preview-live-casino-categories-slug',
      categories.filter(({ lobby }) => lobby === 'Live'),
    ),
    ...slugs(
      'preview-collections-slug',
      content.collections.filter(({ excludeFromPage }) => !excludeFromPage),
    ),
    ...slugs('preview-providers-slug', content.providers),
    ...slugs('preview-jackpots-slug', content.jackpots),
    ...slugs(
      'preview-promotions-slug',
      content.promotions.filter((promotion) => isPromotionVisible(promotion, false, now)),
    ),
    ...slugs('preview-page-slug', content.pages),
    ...content.games.map(({ gameCode }) => addressOf('preview-games-game', { game: gameCode })),
  ]
}

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
const HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n'
const NAMESPACE = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** /sitemap.xml: the index of the parts. */
export function sitemapIndex(origin: string, paths: readonly string[]): string {
  const parts = Array.from({ length: Math.ceil(paths.length / PART_SIZE) }, (_, part) => `${origin}/sitemaps/${part + 1}.xml`)
  const entries = parts.map((address) => `<sitemap><loc>${escapeXml(address)}</loc></sitemap>`)
  return `${HEAD}<sitemapindex ${NAMESPACE}>${entries.join('')}</sitemapindex>`
}

/** /sitemaps/{part}.xml; `null` for a part that does not exist. */
export function sitemapPart(origin: string, paths: readonly string[], part: number): string | null {
  const partPaths = paths.slice((part - 1) * PART_SIZE, part * PART_SIZE)
  if (part < 1 || partPaths.length === 0) return null
  const entries = partPaths.map((path) => `<url><loc>${escapeXml(origin + path)}</loc></url>`)
  return `${HEAD}<urlset ${NAMESPACE}>${entries.join('')}</urlset>`
}

/** Everything may be crawled except the preview, redirects and running games. */
export const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /preview',
    'Disallow: /redirect/',
    'Disallow: /play/',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')
