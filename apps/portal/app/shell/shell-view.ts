import type { PublicConfiguration } from '../config/index.ts'
import { type ContentSnapshot, perContent } from '../loader-context/index.ts'
import { menuLinks } from './menu/menu-links.ts'
import { type PackedShell, packShell } from './packed-shell.ts'
import { subMenuLinks } from './menu/submenu-links.ts'

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
