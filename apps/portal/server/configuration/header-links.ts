import type { HeaderLink } from '../../app/config/index.ts'
import type { Operator } from './operator.ts'

const ON_PORTAL = '/'

/** Header links with the addresses they lead to [2.32]: an internal link lies below its product's base, which may be another site. */
export const resolvedLinks = ({ headerLinks, productBases }: Pick<Operator, 'headerLinks' | 'productBases'>): HeaderLink[] =>
  headerLinks.map((link) => {
    if (!link.isInternal || !link.href.startsWith('/')) return link
    const base = (productBases[link.product] ?? ON_PORTAL).replace(/\/+$/, '')
    const href = link.href === '/' ? base || '/' : base + link.href
    return { ...link, href, isInternal: href.startsWith('/') }
  })
