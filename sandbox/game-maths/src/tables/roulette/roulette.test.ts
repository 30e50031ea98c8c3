import { expect, inject, test } from 'vitest'
import { rational } from '../../rational.ts'
import { seededDraw } from '../../seeded-draw.fixture.ts'
import { simulate } from '../../simulation.fixture.ts'
import { ROULETTES } from './models.ts'
import { playRoulette, rouletteRtp } from './play.ts'
import { ROULETTE_SPOTS, rouletteSpot } from './spots.ts'

const model = (id: string) => {
  const model = ROULETTES.find((candidate) => candidate.id === id)
  if (!model) throw new Error(id)
  return model
}
const pockets = Array.from({ length: 37 }, (_, number) => number)

test('the layout has every spot of a European table, once', () => {
  expect(ROULETTE_SPOTS.length).toBe(157)
  expect(new Set(ROULETTE_SPOTS.map(({ spot }) => spot)).size).toBe(157)
  expect(new Set(ROULETTE_SPOTS.map(({ numbers }) => numbers.join())).size).toBe(157)
  const sizes = ROULETTE_SPOTS.map(({ numbers }) => numbers.length)
  expect([1, 2, 3, 4, 6, 12, 18].map((size) => sizes.filter((one) => one === size).length)).toEqual([37, 60, 14, 23, 11, 6, 6])
  expect(rouletteSpot('column-1').numbers.slice(0, 3)).toEqual([1, 4, 7])
  expect(rouletteSpot('column-3').numbers.at(-1)).toBe(36)
  expect(rouletteSpot('corner-32').numbers).toEqual([32, 33, 35, 36])
  expect(rouletteSpot('red').numbers.length + rouletteSpot('black').numbers.length).toBe(36)
})

test.each(ROULETTES.map(({ id }) => id))('%s with every pocket once returns exactly what each spot states', (id) => {
  const table = model(id)
  for (const { spot, rtp } of table.spots) {
    const payouts = pockets.map((number) => playRoulette(table, [{ spot, amount: 100 }], () => number).results[0]?.payout ?? 0)
    expect(payouts.every(Number.isInteger)).toBe(true)
    const sum = payouts.reduce((all, one) => all + one, 0)
    expect(rouletteRtp(rouletteSpot(spot), table.halfBackOnZero)).toEqual(rational(sum, 3700))
    expect(rtp).toBe(Math.round((sum / 3700) * 10_000) / 100)
    expect(Math.max(...payouts)).toBeLessThanOrEqual(table.maxWinMultiple * 100)
  }
})

test('even chances lose on zero, and under la partage half is returned', () => {
  const stakes = ['red', 'odd', 'low', 'dozen-1', 'straight-0'].map((spot) => ({ spot, amount: 50 }))
  const payouts = (id: string) => playRoulette(model(id), stakes, () => 0).results.map(({ payout }) => payout)
  expect(payouts('roulette-european-50')).toEqual([0, 0, 0, 0, 1800])
  expect(payouts('roulette-french-50')).toEqual([25, 25, 25, 0, 1800])
})

test('a simulated table returns what was computed, within five standard errors', () => {
  const table = model('roulette-european-10')
  const draw = seededDraw(inject('seed'))
  const stakes = ['straight-17', 'split-0-3', 'corner-8', 'red', 'column-2'].map((spot) => ({ spot, amount: 100 }))
  const { mean, margin } = simulate(
    inject('breadth') === 'full' ? 140_000 : 60_000,
    () => playRoulette(table, stakes, draw).results.reduce((sum, one) => sum + one.payout, 0) / 500,
  )
  expect(Math.abs(mean - 36 / 37)).toBeLessThan(margin)
})
