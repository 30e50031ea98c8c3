import type { SlotModel } from '@herna/game-maths'

/** The picture of a symbol: its role and its index within the role, best paying first, as game-art numbers them. */
export interface SymbolArt {
  readonly role: SlotModel['symbols'][number]['role']
  readonly index: number
  /** Multiplier of a multiplying wild. */
  readonly multiplier?: number | undefined
  /** Whether the model has a wild. */
  readonly hasWild: boolean
}

/** The model's ids run from frequent to rare within a role, so the last of a role pays best. */
export function symbolArtOf(model: SlotModel, symbolId: number): SymbolArt | null {
  const symbol = model.symbols[symbolId]
  if (!symbol) return null
  const sameRole = model.symbols.filter((other) => other.role === symbol.role)
  const hasWild = model.symbols.some(({ role }) => role === 'wild')
  return { role: symbol.role, index: sameRole.length - 1 - sameRole.indexOf(symbol), multiplier: symbol.multiplier, hasWild }
}
