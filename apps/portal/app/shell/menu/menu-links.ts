import type { LobbyKind } from '@herna/contract'
import type { MenuItem } from '@herna/contract/content'
import { contentImage } from '../../config/index.ts'
import type { ContentSnapshot } from '../../loader-context/index.ts'
import { addressOf, isRouteName } from '../../urls/index.ts'

export interface MenuLink {
  id: string
  title: string
  href: string
  /** URL of the item's icon image [2.29]; null: an icon by route name. */
  image: string | null
  route: string | null
  /** Only for logged-in players [6.6]. */
  personal?: true
}

type MenuSources = Pick<ContentSnapshot, 'menu' | 'categories' | 'collections'>

/** Target of a menu item; `null` when the category, collection or route does not exist [2.29]. */
function targetOf(item: MenuItem, { categories, collections }: MenuSources): Omit<MenuLink, 'id' | 'title'> | null {
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
 * The menu of a lobby [2.27] [2.28]; items only for players are marked `personal` [5.5] [6.6]. Paths have no preview prefix; the
 * rendered links add it.
 */
export function menuLinks(content: MenuSources, lobby: LobbyKind, contentOrigin: string): MenuLink[] {
  return content.menu.flatMap((item) => {
    if (item.lobby !== lobby) return []
    const target = targetOf(item, content)
    if (!target) return []
    const image = target.image === null ? null : contentImage(contentOrigin, target.image)
    return [{ id: item.id, title: item.title, ...target, image, ...(item.isPersonalized ? { personal: true } : {}) }]
  })
}
