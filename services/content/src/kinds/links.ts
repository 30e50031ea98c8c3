import type { Carousel, SubMenuItem } from '@herna/contract/content'
import { badField } from '@herna/service-kit'
import type { AnyItem, ItemKind } from './kinds.ts'

/** A path of the portal in printable ASCII: `//evil` and `/\evil` are other sites to a browser [S6]. */
const PATH = /^\/(?![/\\])[!-[\]-~]*$/
/** A secure address without a name before the host, a mail or a call. */
const ELSEWHERE = /^(?:https:\/\/[^\s/?#@\\]+(?:[/?#][^\s\\]*)?|(?:mailto|tel):[^\s\\]+)$/i

export const isSafeLink = (href: string): boolean => PATH.test(href) || (ELSEWHERE.test(href) && URL.canParse(href))

/** Links outside of HTML fields: one that leads where no editor’s link may is refused by name, for whoever writes it [S6]. */
export function refuseUnsafeLinks(kind: ItemKind, item: AnyItem): void {
  for (const [field, href] of linksOf(kind, item))
    if (!isSafeLink(href))
      throw badField(field, 'must be a path such as /bonusy, or an address that begins with https:, mailto: or tel:')
}

function linksOf(kind: ItemKind, item: AnyItem): [field: string, href: string][] {
  if (kind === 'submenu') {
    const { url } = item as SubMenuItem
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
