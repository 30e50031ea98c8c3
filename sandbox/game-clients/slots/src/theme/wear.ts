import type { SlotDefinition } from '@herna/contract/games'
import { wearPalette } from '@herna/game-kit'

/** A slot's look: its studio's palette, and the reels and rows the style sheets draw for. */
export function wear(root: HTMLElement, game: SlotDefinition): void {
  wearPalette(root, game.theme)
  root.style.setProperty('--reels', String(game.reels))
  root.style.setProperty('--rows', String(game.rows))
  root.dataset.family = game.family
  root.dataset.reels = String(game.reels)
}
