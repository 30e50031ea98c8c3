import type { SlotModel } from './model.ts'

/** Number of stop combinations. */
export function combinationsOf(model: Pick<SlotModel, 'strips'>): number {
  return model.strips.reduce((combinations, strip) => combinations * strip.length, 1)
}
