import { standardDeviation } from './deviation.ts'
import { highestRound } from './highest/highest-round.ts'
import type { SlotModel } from './model.ts'
import { exactRtp } from './rtp.ts'

/** The slow figures of a model, computed once for all tests. */
export const rtpOf = once(exactRtp)
export const deviationOf = once(standardDeviation)
export const highestRoundOf = once(highestRound)

function once<Figure>(find: (model: SlotModel) => Figure): (model: SlotModel) => Figure {
  const figures = new WeakMap<SlotModel, Figure>()
  return (model) => {
    const cached = figures.get(model) ?? find(model)
    figures.set(model, cached)
    return cached
  }
}
