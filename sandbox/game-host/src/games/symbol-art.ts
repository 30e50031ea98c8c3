import type { SlotModel } from '@herna/game-maths'

/** Which picture a symbol of the model has: its role, and its place among those of the role, the best paying first, as the art numbers them. */
export interface SymbolFace {
  readonly role: SlotModel['symbols'][number]['role']
  readonly index: number
  /** Of a wild that multiplies. */
  readonly multiplier?: number | undefined
}

/** The model's ids run from frequent to rare within a role, so the last of a role pays best. */
export function faceOf(model: SlotModel, symbolId: number): SymbolFace | null {
  const symbol = model.symbols[symbolId]
  if (!symbol) return null
  const alike = model.symbols.filter((other) => other.role === symbol.role)
  return { role: symbol.role, index: alike.length - 1 - alike.indexOf(symbol), multiplier: symbol.multiplier }
}
