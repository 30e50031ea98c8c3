import type { SubMenuItem } from '@herna/contract/content'
import { contentImage } from '../../config/index.ts'
import { addressOf } from '../../urls/index.ts'

export interface SubMenuLink {
  id: string
  title: string
  href: string
  /** URL of its icon, from the content service's icon set [3.31]. */
  image: string | null
}

const ICON_NAME = /^[a-z0-9-]{1,40}$/

/** Links to a page, a promotion or an explicit URL, which takes precedence [2.30]. An item without a target is left out. */
export function subMenuLinks(items: readonly SubMenuItem[], contentOrigin: string): SubMenuLink[] {
  return items.flatMap(({ id, title, icon, type, slug, url }) => {
    const image = icon !== null && ICON_NAME.test(icon) ? contentImage(contentOrigin, `/assets/icons/${icon}.svg`) : null
    if (url) return [{ id, title, image, href: url }]
    if (!slug) return []
    const href = addressOf(type === 'Promotion' ? 'preview-promotions-slug' : 'preview-page-slug', { slug })
    return [{ id, title, image, href }]
  })
}
