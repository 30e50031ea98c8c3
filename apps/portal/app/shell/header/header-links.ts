import type { HeaderLink } from '../../config/index.ts'
import { type Here, withWaysBack } from '../../urls/index.ts'

export interface ProductLink {
  href: string
  label: string
  isInternal: boolean
  isNew: boolean
  product: string
}

/** The prematch pages: they lead back to where the visitor was [2.36]. */
const PREMATCH = 'sport'

/** The links in the visitor's language; a link without a label in it is left out [3.36]. */
export const productLinks = (links: readonly HeaderLink[], locale: string, here: Here): ProductLink[] =>
  links.flatMap(({ label, href, ...rest }) => {
    const text = label[locale]
    if (!text) return []
    const leadsBack = rest.product === PREMATCH && !rest.isInternal && URL.canParse(href)
    return [{ ...rest, label: text, href: leadsBack ? withWaysBack(href, here) : href }]
  })

/** Where another product's page lies, when the operator has one: sport, scratch cards [2.34]. */
export const productAddress = (links: readonly ProductLink[], product: string): string | null =>
  links.find((link) => link.product === product)?.href ?? null

/** The internal link whose part of the portal the visitor is in: the longest address that begins the path. */
export function currentProduct(links: readonly ProductLink[], pathname: string): ProductLink | null {
  const here = links.filter(
    ({ isInternal, href }) => isInternal && (href === '/' || pathname === href || pathname.startsWith(`${href}/`)),
  )
  return here.sort((a, b) => b.href.length - a.href.length)[0] ?? null
}
