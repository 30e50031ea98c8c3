import type { SlotDefinition } from '@herna/contract/games'
import { paletteOf } from './palette.ts'

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** Through the style object only: the host's CSP allows no inline style attribute [S2]. */
export function wear(root: HTMLElement, game: SlotDefinition): void {
  for (const [name, colour] of Object.entries(paletteOf(game.theme))) root.style.setProperty(`--${kebab(name)}`, colour)
  root.style.setProperty('--reels', String(game.reels))
  root.style.setProperty('--rows', String(game.rows))
  root.dataset.family = game.family
}
