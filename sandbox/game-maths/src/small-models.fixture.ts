import fc from 'fast-check'
import type { FreeSpinRule, ModelSymbol, SlotModel } from './model.ts'

/**
 * Models small enough to enumerate every stop combination: 3 or 4 reels, with or without wilds and scatters, two paying symbols.
 */
export const smallModel: fc.Arbitrary<SlotModel> = fc
  .record({
    reels: fc.integer({ min: 3, max: 4 }),
    rows: fc.integer({ min: 1, max: 3 }),
    shortest: fc.integer({ min: 2, max: 3 }),
  })
  .chain(({ reels, rows, shortest }) =>
    fc
      .record({
        symbols: symbols(reels, shortest),
        strips: fc.array(fc.array(fc.nat(4), { minLength: Math.max(2, rows), maxLength: 5 }), {
          minLength: reels,
          maxLength: reels,
        }),
        lines: fc.array(fc.array(fc.nat(rows - 1), { minLength: reels, maxLength: reels }), { minLength: 1, maxLength: 4 }),
        freeSpins: fc.option(freeSpins),
      })
      .map(
        (parts): SlotModel => ({
          variantId: 'small',
          family: 'classic-3x3',
          wins: 'lines',
          reels,
          rows,
          betUnits: parts.lines.length,
          cascade: null,
          holdAndWin: null,
          betOptions: [],
          ...parts,
        }),
      ),
  )

/** Two paying symbols, the second rarer; a wild that may pay by itself, a scatter that may pay. */
function symbols(reels: number, shortest: number): fc.Arbitrary<ModelSymbol[]> {
  const steps = fc.array(fc.integer({ min: 1, max: 20 }), { minLength: reels - shortest + 1, maxLength: reels - shortest + 1 })
  const risingPays = steps.map((stepValues) =>
    stepValues.map((_, index) => [shortest + index, sum(stepValues.slice(0, index + 1))] as const),
  )
  const scatterPays = fc.constantFrom(
    [],
    [[2, 3]] as const,
    [
      [2, 1],
      [3, 4],
    ] as const,
  )
  return fc
    .tuple(risingPays, risingPays, risingPays, fc.option(risingPays), scatterPays)
    .map(([low, high, top, wild, scatter]) => [
      { id: 0, role: 'low', pays: low },
      { id: 1, role: 'high', pays: high },
      { id: 2, role: 'high', pays: top },
      { id: 3, role: 'wild', pays: wild ?? [] },
      { id: 4, role: 'scatter', pays: scatter },
    ])
}

const freeSpins: fc.Arbitrary<FreeSpinRule> = fc.record({
  awards: fc.constantFrom(
    [[2, 1]] as const,
    [
      [1, 1],
      [2, 2],
      [3, 3],
    ] as const,
    [[3, 4]] as const,
  ),
  multiplier: fc.integer({ min: 1, max: 3 }),
  cap: fc.integer({ min: 1, max: 5 }),
})

const WILD = 3

/** The same played by ways: the first reel shows no wild. */
export const smallWays: fc.Arbitrary<SlotModel> = fc
  .tuple(smallModel, fc.integer({ min: 1, max: 3 }))
  .map(([model, betUnits]) => ({
    ...model,
    family: 'ways-5x4',
    wins: 'ways',
    lines: [],
    betUnits,
    strips: withoutWildFirst(model.strips),
  }))

/** The same with a wild that multiplies. */
export const smallMultiplied: fc.Arbitrary<SlotModel> = fc
  .tuple(smallModel, fc.integer({ min: 2, max: 5 }))
  .map(([model, multiplier]) => ({
    ...model,
    family: 'multiplier-5x3',
    symbols: model.symbols.map((symbol) => (symbol.id === WILD ? { ...symbol, pays: [], multiplier } : symbol)),
    strips: withoutWildFirst(model.strips),
  }))

const withoutWildFirst = (strips: SlotModel['strips']): SlotModel['strips'] =>
  strips.map((strip, reel) => (reel === 0 ? strip.map((symbol) => (symbol === WILD ? 0 : symbol)) : strip))

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
