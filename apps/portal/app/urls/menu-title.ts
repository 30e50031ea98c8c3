import type { MenuItem } from '@herna/contract/content'
import type { RouteName } from './addresses.ts'

/** The title that the lobby menus give a page; its heading is the same [2.31]. `null`: no menu item leads there. */
export const menuTitle = ({ menu }: { menu: readonly MenuItem[] }, route: RouteName): string | null =>
  menu.find((item) => (item.type === 'Internal' || item.type === 'AllGames') && item.route === route)?.title ?? null
