import type { PublicConfiguration } from '../config/index.ts'
import type { ContentSnapshot } from '../loader-context/index.ts'
import { type MenuLink, menuLinks } from './menu/menu-links.ts'
import { type SubMenuLink, subMenuLinks } from './menu/submenu-links.ts'

/** What the frame shows of the content; the same for every guest, part of the root's loader data. */
export interface FrameView {
  casinoMenu: MenuLink[]
  liveMenu: MenuLink[]
  submenu: SubMenuLink[]
  /** Slugs of the content pages the footer may link to: a link stands only where its page exists. */
  pages: string[]
}

export const frameViewOf = (content: ContentSnapshot, { contentOrigin }: PublicConfiguration): FrameView => ({
  casinoMenu: menuLinks(content, 'Casino', contentOrigin),
  liveMenu: menuLinks(content, 'Live', contentOrigin),
  submenu: subMenuLinks(content.submenu, contentOrigin),
  pages: content.pages.map(({ slug }) => slug),
})
