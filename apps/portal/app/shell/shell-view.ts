import type { PublicConfiguration } from '../config/index.ts'
import { type ContentSnapshot, perContent } from '../loader-context/index.ts'
import { type MenuLink, menuLinks } from './menu/menu-links.ts'
import { type PackedShell, packShell } from './packed-shell.ts'
import { type SubMenuLink, subMenuLinks } from './menu/submenu-links.ts'

/** Content shown by the shell; the same for every guest, part of the root loader's data. */
export interface ShellView {
  casinoMenu: MenuLink[]
  liveMenu: MenuLink[]
  submenu: SubMenuLink[]
  /** Slugs of existing content pages: the footer links only to these. */
  pages: string[]
}

export const shellViewOf = (content: ContentSnapshot, { contentOrigin }: PublicConfiguration): PackedShell =>
  shellViewAt(content, contentOrigin)

const shellViewAt = perContent((content, contentOrigin) =>
  packShell({
    casinoMenu: menuLinks(content, 'Casino', contentOrigin),
    liveMenu: menuLinks(content, 'Live', contentOrigin),
    submenu: subMenuLinks(content.submenu, contentOrigin),
    pages: content.pages.map(({ slug }) => slug),
  }),
)
