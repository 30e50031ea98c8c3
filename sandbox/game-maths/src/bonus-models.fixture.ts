import fc from 'fast-check'
import type { ModelSymbol, SlotModel } from './model.ts'

const WILD = 3
const SCATTER = 4

/** Two paying symbols and a best one, a wild, a scatter that may pay by itself. */
const symbols: fc.Arbitrary<ModelSymbol[]> = fc
  .tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 5, max: 20 }), fc.integer({ min: 0, max: 3 }))
  .map(([low, high, scatter]) => [
    { id: 0, role: 'low', pays: [[2, low] as const, [3, low * 3] as const] },
    { id: 1, role: 'high', pays: [[2, high] as const, [3, high * 2] as const] },
    { id: 2, role: 'high', pays: [[2, high + 1] as const, [3, high * 4] as const] },
    { id: WILD, role: 'wild', pays: [] },
    { id: SCATTER, role: 'scatter', pays: scatter === 0 ? [] : [[1, scatter] as const, [3, scatter * 2] as const] },
  ])

const small: Pick<SlotModel, 'wins' | 'reels' | 'freeSpins' | 'cascade' | 'holdAndWin' | 'betOptions'> = {
  wins: 'lines',
  reels: 3,
  freeSpins: null,
  cascade: null,
  holdAndWin: null,
  betOptions: [],
}

/** One row and a short trail, few enough rounds to play them all. */
export const smallTrail: fc.Arbitrary<SlotModel> = fc
  .record({
    symbols,
    strips: fc.array(strip(0, 1, WILD, SCATTER), { minLength: 3, maxLength: 3 }),
    scattersToStart: fc.integer({ min: 1, max: 3 }),
    sides: fc.integer({ min: 1, max: 3 }),
    fields: fc.array(fc.record({ prize: fc.integer({ min: 0, max: 9 }), isEnd: fc.boolean() }), { minLength: 0, maxLength: 4 }),
    finish: fc.integer({ min: 0, max: 30 }),
  })
  .map(
    ({ symbols, strips, scattersToStart, sides, fields, finish }): SlotModel => ({
      ...small,
      variantId: 'small trail',
      family: 'trail-5x3',
      rows: 1,
      symbols,
      strips,
      lines: [[0, 0, 0]],
      betUnits: 1,
      trail: { scattersToStart, sides, fields: [...fields, { prize: finish, isEnd: true }] },
    }),
  )

/** Up to two free spins whose wilds, on the second and third reel, stay. */
export const smallSticky: fc.Arbitrary<SlotModel> = fc
  .record({
    symbols,
    strips: fc.tuple(strip(0, 1, SCATTER), strip(0, 1, WILD, SCATTER), strip(0, 2, WILD, SCATTER)),
    rows: fc.integer({ min: 1, max: 2 }),
    one: fc.integer({ min: 0, max: 2 }),
    more: fc.integer({ min: 1, max: 2 }),
    multiplier: fc.integer({ min: 1, max: 2 }),
    cap: fc.integer({ min: 1, max: 2 }),
  })
  .map(
    ({ symbols, strips, rows, one, more, multiplier, cap }): SlotModel => ({
      ...small,
      variantId: 'small sticky',
      family: 'sticky-5x3',
      rows,
      symbols,
      strips,
      lines: [0, rows - 1].map((row) => [row, row, row]),
      betUnits: 2,
      freeSpins: { awards: [[1, one] as const, [2, more] as const, [3, more] as const], multiplier, cap },
      stickyWilds: true,
    }),
  )

function strip(...ids: number[]): fc.Arbitrary<number[]> {
  return fc.array(fc.constantFrom(...ids), { minLength: 2, maxLength: 3 })
}
