import type { Carousel, Collection, SubMenuItem } from '@herna/contract/content'
import { badField } from '@herna/service-kit'
import type { AnyItem, ItemKind } from './kinds.ts'

/** Which other sites content may lead to. Its own pages, mails and calls need no rule. */
export interface LinkRule {
  allows(origin: string): boolean
}
export const allowLinksTo = (origins: readonly string[]): LinkRule => {
  const allowedOrigins = new Set(origins)
  return { allows: (origin) => allowedOrigins.has(origin) }
}
/** For what was stored before, and so was judged when it was written. */
export const ALLOW_ALL_LINKS: LinkRule = { allows: () => true }

/** A path of the portal in printable ASCII: `//evil` and `/\evil` are other sites to a browser [S6]. */
const PATH = /^\/(?![/\\])[!-[\]-~]*$/
/** A secure address without a name before the host, a mail or a call. */
const ELSEWHERE = /^(?:https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|(?:mailto|tel):[^\s\\]+)$/i

export function isSafeLink(href: string, rule: LinkRule): boolean {
  if (PATH.test(href)) return true
  if (!ELSEWHERE.test(href) || !URL.canParse(href)) return false
  const { protocol, origin } = new URL(href)
  return protocol !== 'https:' || rule.allows(origin)
}

/** Links outside of HTML fields: one that leads where no editor’s link may is refused by name, for whoever writes it [S6]. */
export function refuseUnsafeLinks(kind: ItemKind, item: AnyItem, rule: LinkRule): void {
  for (const [field, href] of linksOf(kind, item))
    if (!isSafeLink(href, rule))
      throw badField(
        field,
        'must be a path such as /bonusy, begin with mailto: or tel:, or with https: and lead to a site named in HERNA_LINK_ORIGINS',
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
