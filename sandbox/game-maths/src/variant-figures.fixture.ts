import { standardDeviation } from './deviation.ts'
import { highestRound } from './highest/highest-round.ts'
import type { SlotModel } from './model.ts'
import { exactRtp } from './rtp.ts'

/** The slow figures of a model, computed once for all tests. */
export const rtpOf = cached(exactRtp)
export const deviationOf = cached(standardDeviation)
export const highestRoundOf = cached(highestRound)

function cached<Figure>(compute: (model: SlotModel) => Figure): (model: SlotModel) => Figure {
  const figures = new WeakMap<SlotModel, Figure>()
  return (model) => {
    const figure = figures.get(model) ?? compute(model)
    figures.set(model, figure)
    return figure
  }
}
