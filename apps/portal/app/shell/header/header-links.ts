import type { HeaderLink } from '../../config/index.ts'
import { type PageLocation, withReturnLinks } from '../../urls/index.ts'

export interface ProductLink {
  href: string
  label: string
  isInternal: boolean
  isNew: boolean
  product: string
}

/** The sportsbook gets return links to the current page [2.36]. */
const PREMATCH_PRODUCT = 'sport'

/** The links in the visitor's language; a link without a label in it is left out [3.36]. */
export const productLinks = (links: readonly HeaderLink[], locale: string, location: PageLocation): ProductLink[] =>
  links.flatMap(({ label, href, ...rest }) => {
    const text = label[locale]
    if (!text) return []
    const needsReturnLinks = rest.product === PREMATCH_PRODUCT && !rest.isInternal && URL.canParse(href)
    return [{ ...rest, label: text, href: needsReturnLinks ? withReturnLinks(href, location) : href }]
  })

/** URL of another product (sport, scratch cards), if the operator has it [2.34]. */
export const productAddress = (links: readonly ProductLink[], product: string): string | null =>
  links.find((link) => link.product === product)?.href ?? null

/** The internal link of the current part of the portal: the longest `href` that is a prefix of the path. */
export function currentProduct(links: readonly ProductLink[], pathname: string): ProductLink | null {
  const matches = links.filter(
    ({ isInternal, href }) => isInternal && (href === '/' || pathname === href || pathname.startsWith(`${href}/`)),
  )
  return matches.sort((a, b) => b.href.length - a.href.length)[0] ?? null
}
