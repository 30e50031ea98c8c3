import type { SubMenuItem } from '@herna/contract/content'
import { addressOf } from '../../wires/addresses.ts'

export interface SubMenuLink {
  id: string
  title: string
  href: string
  icon: string | null
}

/** A link to a page or a promotion, or an explicit address, which wins [2.30]. An item that leads nowhere is left out. */
export function subMenuLinks(items: readonly SubMenuItem[]): SubMenuLink[] {
  return items.flatMap(({ id, title, icon, type, slug, url }) => {
    if (url) return [{ id, title, icon, href: url }]
    if (!slug) return []
    const href = addressOf(type === 'Promotion' ? 'preview-promotions-slug' : 'preview-page-slug', { slug })
    return [{ id, title, icon, href }]
  })
}
