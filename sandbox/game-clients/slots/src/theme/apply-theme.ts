import type { SlotDefinition } from '@herna/contract/games'

/** What the style sheets know of a slot beside its palette: the reels and rows they draw for. */
export function applyTheme(root: HTMLElement, game: SlotDefinition): void {
  root.style.setProperty('--reels', String(game.reels))
  root.style.setProperty('--rows', String(game.rows))
  root.dataset.family = game.family
  root.dataset.reels = String(game.reels)
}
