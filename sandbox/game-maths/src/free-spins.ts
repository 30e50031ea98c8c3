import type { SlotModel } from './model.ts'

/** Free spins awarded by a number of scatters to a round with `awarded` so far, up to the rule's cap. */
export function freeSpinsAdded(model: Pick<SlotModel, 'freeSpins'>, scatters: number, awarded: number): number {
  if (!model.freeSpins) return 0
  const award = model.freeSpins.awards.find(([count]) => count === scatters)?.[1] ?? 0
  return Math.min(award, model.freeSpins.cap - awarded)
}
