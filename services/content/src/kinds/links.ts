import type { Carousel, Collection, SubMenuItem } from '@herna/contract/content'
import { badField } from '@herna/service-kit'
import type { AnyItem, ItemKind } from './kinds.ts'

/** The external sites that content may link to. Paths, mailto and tel are always allowed. */
export interface LinkRule {
  allows(origin: string): boolean
}
export const allowLinksTo = (origins: readonly string[]): LinkRule => {
  const allowedOrigins = new Set(origins)
  return { allows: (origin) => allowedOrigins.has(origin) }
}
/** For stored content, which was validated when it was written. */
export const ALLOW_ALL_LINKS: LinkRule = { allows: () => true }

/** A path in printable ASCII; browsers treat `//evil` and `/\evil` as other sites [S6]. */
const PATH = /^\/(?![/\\])[!-[\]-~]*$/
/** An https URL without user info, mailto or tel. */
const ELSEWHERE = /^(?:https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|(?:mailto|tel):[^\s\\]+)$/i

export function isSafeLink(href: string, rule: LinkRule): boolean {
  if (PATH.test(href)) return true
  if (!ELSEWHERE.test(href) || !URL.canParse(href)) return false
  const { protocol, origin } = new URL(href)
  return protocol !== 'https:' || rule.allows(origin)
}

/** Throws a 400 with the field's name for an unsafe link outside HTML fields [S6]. */
export function refuseUnsafeLinks(kind: ItemKind, item: AnyItem, rule: LinkRule): void {
  for (const [field, href] of linksOf(kind, item))
    if (!isSafeLink(href, rule))
      throw badField(
        field,
        'must be a path such as /bonusy, begin with mailto: or tel:, or be an https: URL of a site listed in HERNA_LINK_ORIGINS',
      )
}

function linksOf(kind: ItemKind, item: AnyItem): [field: string, href: string][] {
  if (kind === 'submenu' || kind === 'collections') {
    const { url } = item as SubMenuItem | Collection
    return url === null ? [] : [['url', url]]
  }
  if (kind !== 'carousels') return []
  return (item as Carousel).slides.flatMap((slide, index) =>
    (['action', 'secondAction'] as const).flatMap((name): [string, string][] => {
      const href = slide[name]?.href
      return href === undefined ? [] : [[`slides.${index}.${name}.href`, href]]
    }),
  )
}
