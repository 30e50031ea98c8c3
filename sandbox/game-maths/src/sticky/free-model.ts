import type { SlotModel } from '../model.ts'

const freeModels = new WeakMap<SlotModel, SlotModel>()

/** The model of a sticky game's free spins: wilds cover their reels, scatters pay and award nothing. */
export function freeModelOf(model: SlotModel): SlotModel {
  const known = freeModels.get(model)
  if (known) return known
  const { stickyWilds: _, ...rest } = model
  const freeModel: SlotModel = {
    ...rest,
    freeSpins: null,
    expandingWilds: true,
    symbols: model.symbols.map((symbol) => (symbol.role === 'scatter' ? { ...symbol, pays: [] } : symbol)),
  }
  freeModels.set(model, freeModel)
  return freeModel
}
