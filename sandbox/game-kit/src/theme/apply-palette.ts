import { type GameTheme, paletteOf } from './palette.ts'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A studio's palette as custom properties. Through the style object only: the host's CSP allows no inline style attribute [S2]. */
export function applyPalette(root: HTMLElement, theme: GameTheme): void {
  for (const [name, colour] of Object.entries(paletteOf(theme))) root.style.setProperty(`--${kebab(name)}`, colour)
}
