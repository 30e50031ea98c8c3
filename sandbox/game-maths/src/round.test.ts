import fc from 'fast-check'
import { slotStep } from '@herna/contract/games'
import { expect, inject, test } from 'vitest'
import type { SlotModel } from './model.ts'
import { isPlayableBet, playRound } from './round.ts'
import { seededDraw } from './seeded-draw.fixture.ts'
import { smallModel } from './small-models.fixture.ts'
import { SLOT_VARIANTS, slotModel } from './variants.ts'

/** 0 cherry, 1 seven, 2 wild, 3 scatter; each strip shows one symbol per stop, so the stops are the line. */
const MODEL: SlotModel = {
  variantId: 'lines',
  family: 'video-5x3',
  wins: 'lines',
  reels: 5,
  rows: 1,
  symbols: [
    {
      id: 0,
      role: 'low',
      pays: [
        [3, 5],
        [4, 10],
        [5, 20],
      ],
    },
    {
      id: 1,
      role: 'high',
      pays: [
        [3, 50],
        [4, 100],
        [5, 500],
      ],
    },
    { id: 2, role: 'wild', pays: [] },
    {
      id: 3,
      role: 'scatter',
      pays: [
        [3, 2],
        [4, 10],
        [5, 50],
      ],
    },
  ],
  strips: Array.from({ length: 5 }, () => [0, 1, 2, 3]),
  lines: [[0, 0, 0, 0, 0]],
  betUnits: 1,
  freeSpins: {
    awards: [
      [3, 2],
      [4, 3],
      [5, 4],
    ],
    multiplier: 3,
    cap: 5,
  },
  cascade: null,
  holdAndWin: null,
  betOptions: [10],
}

/** Plays with the given stops, spin after spin; all must be used. */
function playStops(stops: readonly (readonly number[])[], bet = 10) {
  const draws = stops.flat()
  const round = playRound(MODEL, bet, (upperExclusive) => {
    expect(upperExclusive).toBe(4)
    return draws.shift() as number
  })
  expect(draws).toEqual([])
  return round
}
const NOTHING = [0, 1, 0, 1, 0]

test.each([
  ['three from the left', [0, 0, 0, 1, 0], 0, 3, 50],
  ['three not from the left', [1, 0, 0, 0, 1], null, null, 0],
  ['a wild within', [0, 2, 0, 1, 1], 0, 3, 50],
  ['wilds in front stand for what follows', [2, 2, 0, 0, 1], 0, 4, 100],
  ['wilds alone pay as the best symbol when that is more', [2, 2, 2, 0, 0], 1, 3, 500],
  ['a longer run of the best symbol beats the wilds before it', [2, 2, 2, 1, 0], 1, 4, 1000],
  ['five wilds pay as five of the best', [2, 2, 2, 2, 2], 1, 5, 5000],
  ['a scatter breaks a run, no wild stands for it', [0, 0, 3, 0, 0], null, null, 0],
])('%s', (_what, stops, symbol, count, win) => {
  const { steps, win: total } = playStops([stops])
  expect(total).toBe(win)
  expect(steps[0]?.wins[0]?.symbol ?? null).toBe(symbol)
  expect(steps[0]?.wins[0]?.count ?? null).toBe(count)
  expect(steps[0]?.wins).toHaveLength(win > 0 ? 1 : 0)
})

test('scatters pay on the total bet anywhere and trigger free spins with multiplied wins', () => {
  const { steps, win } = playStops([[3, 0, 3, 0, 3], [0, 0, 0, 1, 1], NOTHING])
  expect(steps.map((step) => [step.win, step.isFreeSpin, step.freeSpinsAwarded, step.freeSpinsLeft])).toEqual([
    [20, false, 2, 2],
    [150, true, 0, 1],
    [0, true, 0, 0],
  ])
  expect(steps[0]?.wins[0]).toMatchObject({
    line: null,
    symbol: 3,
    count: 3,
    positions: [
      [0, 0],
      [2, 0],
      [4, 0],
    ],
  })
  expect(win).toBe(170)
})

test('free spins can be retriggered, up to the cap of a round', () => {
  const { steps } = playStops([[3, 3, 3, 3, 0], [3, 0, 3, 0, 3], [3, 3, 3, 3, 3], NOTHING, NOTHING, NOTHING])
  expect(steps.map((step) => step.freeSpinsAwarded)).toEqual([3, 2, 0, 0, 0, 0])
  expect(steps.map((step) => step.freeSpinsLeft)).toEqual([3, 4, 3, 2, 1, 0])
})

test.each([0, -20, 10.5, 19, 21, Number.NaN, 2 ** 60])(
  'a bet of %s cents is not whole cents per line with twenty lines and is refused',
  (bet) => {
    const model = slotModel('video-5x3-20l-v3')
    expect(isPlayableBet(model, bet)).toBe(false)
    expect(() => playRound(model, bet, () => 0)).toThrow(RangeError)
  },
)

const ROUNDS_OF_A_BET = inject('breadth') === 'full' ? 20 : 2

test('every bet a variant offers is a multiple of its lines, and every win is whole cents', () => {
  for (const { id, betOptions } of SLOT_VARIANTS) {
    const draw = seededDraw(inject('seed'))
    expect(betOptions.length).toBeGreaterThanOrEqual(8)
    for (const bet of betOptions) {
      expect(bet % slotModel(id).betUnits).toBe(0)
      for (let round = 0; round < ROUNDS_OF_A_BET; round += 1) {
        const { steps, win } = playRound(slotModel(id), bet, draw)
        expect(Number.isSafeInteger(win)).toBe(true)
        for (const step of steps) expect(slotStep.safeParse(step).success).toBe(true)
      }
    }
  }
})

test('a round is the sum of its steps, a step the sum of its wins, and each win is at its stated positions', () => {
  fc.assert(
    fc.property(smallModel, fc.integer(), (model, seed) => {
      const { steps, win } = playRound(model, model.betUnits * 7, seededDraw(seed))
      expect(win).toBe(steps.reduce((sum, step) => sum + step.win, 0))
      for (const step of steps) {
        expect(step.win).toBe(step.wins.reduce((sum, gridWin) => sum + gridWin.amount, 0))
        for (const gridWin of step.wins) {
          expect(gridWin.positions).toHaveLength(gridWin.count)
          for (const [reel, row] of gridWin.positions) {
            const symbol = step.grid[reel]?.[row] as number
            expect(symbol === gridWin.symbol || model.symbols[symbol]?.role === 'wild').toBe(true)
          }
        }
      }
      expect(steps.filter((step) => step.isFreeSpin)).toHaveLength(steps.reduce((sum, step) => sum + step.freeSpinsAwarded, 0))
      expect(steps.at(-1)?.freeSpinsLeft).toBe(0)
    }),
  )
})
