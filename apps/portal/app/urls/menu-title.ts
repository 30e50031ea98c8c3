import type { MenuItem } from '@herna/contract/content'
import type { RouteName } from './addresses.ts'

/** The title of a page in the lobby menus, also used as its heading [2.31]. `null`: no menu item links to it. */
export const menuTitle = ({ menu }: { menu: readonly MenuItem[] }, route: RouteName): string | null =>
  menu.find((item) => (item.type === 'Internal' || item.type === 'AllGames') && item.route === route)?.title ?? null
