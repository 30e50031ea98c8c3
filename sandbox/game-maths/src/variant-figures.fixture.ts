import { standardDeviation } from './deviation.ts'
import { highestRound } from './highest/highest-round.ts'
import type { SlotModel } from './model.ts'
import { exactRtp } from './rtp.ts'

/** The slow figures of a model, found once for all tests that compare with them. */
export const rtpOf = once(exactRtp)
export const deviationOf = once(standardDeviation)
export const highestRoundOf = once(highestRound)

function once<Figure>(find: (model: SlotModel) => Figure): (model: SlotModel) => Figure {
  const found = new WeakMap<SlotModel, Figure>()
  return (model) => {
    const known = found.get(model) ?? find(model)
    found.set(model, known)
    return known
  }
}
