import type { PublicConfiguration } from '../config/index.ts'

/** One JSON-LD document (schema.org). React Router escapes it for the page [S12]. */
export type JsonLd = { '@context': 'https://schema.org'; '@type': string } & Record<string, JsonValue>
type JsonValue = string | number | boolean | null | JsonValue[] | { [key: string]: JsonValue }

const schema = <T extends string>(type: T, fields: Record<string, JsonValue>): JsonLd => ({
  '@context': 'https://schema.org',
  '@type': type,
  ...fields,
})

/** The operator of the portal. */
export const organizationData = ({ brand, origin }: PublicConfiguration): JsonLd =>
  schema('Organization', {
    name: brand.name,
    legalName: brand.operator,
    url: `${origin}/`,
    email: brand.supportEmail,
    telephone: brand.supportPhone,
  })

export const websiteData = ({ brand, origin, locale }: PublicConfiguration): JsonLd =>
  schema('WebSite', { name: brand.name, url: `${origin}/`, inLanguage: locale.iso })

interface NamedPage {
  name: string
  /** Path on the portal. */
  path: string
}

/** Breadcrumbs from the lobby to a page, the page itself last [2.31]. */
export const breadcrumbs = (origin: string, steps: readonly NamedPage[]): JsonLd =>
  schema('BreadcrumbList', {
    itemListElement: steps.map((step, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: step.name,
      item: `${origin}${step.path}`,
    })),
  })

/** A game's page. No price and no rating: neither exists. */
export const gameData = (
  origin: string,
  game: NamedPage & { description: string | null; image: string; provider: string | null },
): JsonLd =>
  schema('VideoGame', {
    name: game.name,
    url: `${origin}${game.path}`,
    image: game.image,
    applicationCategory: 'Game',
    ...(game.description ? { description: game.description } : {}),
    ...(game.provider ? { author: { '@type': 'Organization', name: game.provider } } : {}),
  })
