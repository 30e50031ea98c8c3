import type { MenuLink } from './menu/menu-links.ts'
import type { SubMenuLink } from './menu/submenu-links.ts'

/** Content shown by the shell; the same for every guest, part of the root loader's data. */
export interface ShellView {
  casinoMenu: MenuLink[]
  liveMenu: MenuLink[]
  submenu: SubMenuLink[]
  /** Slugs of existing content pages: the footer links only to these. */
  pages: string[]
}

/** The shell's view as JSON in one string, which React Router encodes and a browser decodes at once instead of value by value [P2] [P3]. */
export type PackedShell = string & { readonly packed?: ShellView }

export const packShell = (view: ShellView): PackedShell => JSON.stringify(view)

let latest: { packed: PackedShell; view: ShellView } | undefined
/** The same view for the same text as the last time. */
export function unpackShell(packed: PackedShell): ShellView {
  if (latest?.packed !== packed) latest = { packed, view: JSON.parse(packed) as ShellView }
  return latest.view
}
