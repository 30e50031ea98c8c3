import fc from 'fast-check'
import type { SlotModel } from './model.ts'

// Models with a feature of their own kind, small enough to play every round: see `small-models.fixture.ts` for lines and ways.

/**
 * Three cells in a row, coins among them; one respin fewer where two cells may still be empty: few enough rounds to play them
 * all.
 */
export const smallHoldAndWin: fc.Arbitrary<SlotModel> = fc
  .record({
    strips: fc.array(fc.array(fc.constantFrom(0, 1, 4), { minLength: 2, maxLength: 2 }), { minLength: 3, maxLength: 3 }),
    rule: fc.oneof(
      fc.record({ coinsToStart: fc.constant(1), respins: fc.integer({ min: 1, max: 2 }) }),
      fc.record({ coinsToStart: fc.integer({ min: 2, max: 3 }), respins: fc.integer({ min: 1, max: 3 }) }),
    ),
    outOf: fc.integer({ min: 2, max: 3 }),
    worth: fc.tuple(fc.integer({ min: 1, max: 4 }), fc.integer({ min: 5, max: 9 })),
    weight: fc.integer({ min: 1, max: 2 }),
    grand: fc.integer({ min: 1, max: 50 }),
  })
  .map(({ strips, rule, outOf, worth: [low, high], weight, grand }): SlotModel => {
    const coins = [
      [low, weight],
      [high, 1],
    ] as const
    return {
      variantId: 'small coins',
      family: 'hold-and-win-5x3',
      wins: 'lines',
      reels: 3,
      rows: 1,
      symbols: [
        {
          id: 0,
          role: 'low',
          pays: [
            [2, 1],
            [3, 4],
          ],
        },
        {
          id: 1,
          role: 'high',
          pays: [
            [2, 3],
            [3, 9],
          ],
        },
        {
          id: 2,
          role: 'high',
          pays: [
            [2, 5],
            [3, 10],
          ],
        },
        { id: 3, role: 'wild', pays: [] },
        { id: 4, role: 'coin', pays: [] },
      ],
      strips,
      lines: [[0, 0, 0]],
      betUnits: 1,
      freeSpins: null,
      cascade: null,
      holdAndWin: { ...rule, coinChance: [1, outOf], coins, grand },
      betOptions: [],
    }
  })

/** Wilds that expand on the middle one or two reels of three or four, or on a reel that always shows one. */
export const smallExpanding: fc.Arbitrary<SlotModel> = fc
  .record({
    strips: fc.tuple(strip(0, 1), strip(0, 1, 3), fc.option(strip(0, 1, 2, 3)), strip(0, 1, 2)),
    rows: fc.integer({ min: 1, max: 2 }),
    pays: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 5, max: 20 }), fc.integer({ min: 20, max: 40 })),
  })
  .map(({ strips: [first, second, third, last], rows, pays }): SlotModel => {
    const strips = [first, second, ...(third ? [third] : []), last]
    const reels = strips.length
    const paying = pays.map((pay, id) => ({
      id,
      role: id === 0 ? ('low' as const) : ('high' as const),
      pays: Array.from({ length: reels - 1 }, (_, longer) => [2 + longer, pay * (longer + 1)] as const),
    }))
    const lines = [0, rows - 1].map((row) => Array<number>(reels).fill(row))
    return {
      variantId: 'small expanding',
      family: 'expanding-5x3',
      wins: 'lines',
      reels,
      rows,
      symbols: [...paying, { id: 3, role: 'wild', pays: [] }],
      strips,
      lines,
      betUnits: 2,
      freeSpins: null,
      cascade: null,
      holdAndWin: null,
      expandingWilds: true,
      betOptions: [],
    }
  })

function strip(...symbols: number[]): fc.Arbitrary<number[]> {
  return fc.array(fc.constantFrom(...symbols), { minLength: 2, maxLength: 3 })
}

/**
 * Three symbols and a few falls, few enough to play every round: four cells with even weights and two falls (two symbols may win
 * at once), or three cells with uneven weights and three falls.
 */
export const smallCascade: fc.Arbitrary<SlotModel> = fc
  .record({
    shape: fc.oneof(
      fc.record({
        reels: fc.constant(2),
        rows: fc.constant(2),
        weights: fc.constant([1, 1, 1]),
        least: fc.integer({ min: 2, max: 3 }),
        multipliers: fc.constantFrom([1], [1, 2], [2, 3]),
      }),
      fc.record({
        reels: fc.constant(3),
        rows: fc.constant(1),
        weights: fc.tuple(fc.integer({ min: 1, max: 2 }), fc.constant(1), fc.constant(1)),
        least: fc.constant(2),
        multipliers: fc.constantFrom([2], [1, 3], [1, 2, 4]),
      }),
    ),
    pays: fc.tuple(fc.integer({ min: 1, max: 5 }), fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 20 })),
  })
  .map(
    ({ shape: { reels, rows, weights, least, multipliers }, pays }): SlotModel => ({
      variantId: 'small falls',
      family: 'cascade-6x4',
      wins: 'anywhere',
      reels,
      rows,
      symbols: pays.map((pay, id) => ({
        id,
        role: 'low',
        pays: [
          [least, pay],
          [reels * rows, pay * 2 + 1],
        ],
      })),
      strips: [],
      lines: [],
      betUnits: 5,
      freeSpins: null,
      cascade: { multipliers, weights },
      holdAndWin: null,
      betOptions: [],
    }),
  )
