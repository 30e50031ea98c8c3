import type { LobbyKind } from '@herna/contract'
import type { MenuItem } from '@herna/contract/content'
import { contentImage } from '../../config/index.ts'
import type { ContentSnapshot } from '../../loader-context/index.ts'
import { addressOf, isRouteName } from '../../urls/index.ts'

export interface MenuLink {
  id: string
  title: string
  href: string
  /** Address of the item's icon image [2.29]; the portal's own items have a drawn icon by route name instead. */
  image: string | null
  route: string | null
  /** For players alone [6.6]. */
  personal?: true
}

type Shelves = Pick<ContentSnapshot, 'menu' | 'categories' | 'collections'>

/** Where an item leads; `null` when it names nothing there is [2.29]. */
function targetOf(item: MenuItem, { categories, collections }: Shelves): Omit<MenuLink, 'id' | 'title'> | null {
  if (item.type === 'Categories') {
    const category = categories.find(({ slug }) => slug === item.route)
    if (!category) return null
    const name = category.lobby === 'Live' ? 'preview-live-casino-categories-slug' : 'preview-categories-slug'
    return { href: addressOf(name, { slug: category.slug }), image: item.img ?? category.iconImage, route: null }
  }
  if (item.type === 'Collections') {
    const collection = collections.find(({ slug }) => slug === item.route)
    if (!collection) return null
    const { actionRoute, slug } = collection
    const href =
      actionRoute && isRouteName(actionRoute) ? addressOf(actionRoute, { slug }) : addressOf('preview-collections-slug', { slug })
    return { href, image: item.img ?? collection.iconImage, route: null }
  }
  return isRouteName(item.route) ? { href: addressOf(item.route), image: item.img, route: item.route } : null
}

/**
 * The menu of a lobby [2.27] [2.28]; personal items are marked, for they are only for players [5.5] [6.6]. Addresses are without the
 * preview's prefix; links add it.
 */
export function menuLinks(content: Shelves, lobby: LobbyKind, contentOrigin: string): MenuLink[] {
  return content.menu.flatMap((item) => {
    if (item.lobby !== lobby) return []
    const target = targetOf(item, content)
    if (!target) return []
    const image = target.image === null ? null : contentImage(contentOrigin, target.image)
    return [{ id: item.id, title: item.title, ...target, image, ...(item.isPersonalized ? { personal: true } : {}) }]
  })
}
