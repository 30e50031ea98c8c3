import { CALLED_BETS, chipsIn, crossingOf, numbersOf, WHEEL } from '@herna/game-kit'
import { expect, test } from 'vitest'
import { sampleGame } from '../round/sample.ts'
import { figuresOf, numbersIn } from './statistics.ts'

test('a bet on a part of the wheel covers its numbers once, and its field lies beside them; voisins include those of the zero game', () => {
  const spots = new Set(sampleGame().spots.map(({ spot }) => spot))
  const covered = (id: string) =>
    CALLED_BETS.filter((bet) => bet.id === id)
      .flatMap(({ chips }) => Object.keys(chips))
      .flatMap((spot) => (spot.startsWith('straight-') ? [Number(spot.slice(9))] : numbersOf(spot)))
  const beside = (...ids: string[]) =>
    CALLED_BETS.filter(({ id }) => ids.includes(id)).flatMap(({ runs }) =>
      runs.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, nth) => WHEEL.at((from + nth) % 37))),
    )
  for (const { chips } of CALLED_BETS) for (const spot of Object.keys(chips)) expect(spots).toContain(spot)
  expect(CALLED_BETS.map(({ id, chips }) => [id, chipsIn(chips)])).toEqual([
    ['tiers', 6],
    ['orphelins', 5],
    ['voisins', 9],
    ['zero', 4],
  ])
  const sorted = (numbers: readonly (number | undefined)[]) => numbers.toSorted((a = 0, b = 0) => a - b)
  for (const id of ['tiers', 'zero']) expect(sorted(covered(id))).toEqual(sorted(beside(id)))
  // 17 is covered by two splits, as at every table.
  expect([...new Set(sorted(covered('orphelins')))]).toEqual(sorted(beside('orphelins')))
  expect(sorted(covered('voisins'))).toEqual(sorted(beside('voisins', 'zero')))
  expect(new Set(beside('tiers', 'orphelins', 'voisins', 'zero')).size).toBe(37)
})

test('every spot between numbers lies on the lines that its numbers share', () => {
  const centreOf = (number: number): [number, number] =>
    number === 0 ? [-0.5, 1.5] : [Math.floor((number - 1) / 3) + 0.5, ((number - 1) % 3) + 0.5]
  for (const { spot } of sampleGame().spots) {
    const [crossing, numbers] = [crossingOf(spot), numbersOf(spot)]
    expect(crossing === null, spot).toBe(numbers.length === 0)
    for (const number of numbers) {
      const [u, v] = centreOf(number)
      expect(Math.abs((crossing?.u ?? 0) - u), spot).toBeLessThanOrEqual(1)
      if (number !== 0) expect(Math.abs((crossing?.v ?? 0) - v), spot).toBeLessThanOrEqual(2.5)
    }
  }
})

test('statistics count the results of the table: shares add up to a hundred, results of another form are left out', () => {
  const numbers = numbersIn(['17', '17', '0', '32', '17', 'x', '99'])
  expect(numbers).toEqual([17, 17, 0, 32, 17])
  const { shares, hot, cold } = figuresOf(numbers)
  expect(shares).toEqual({ red: 20, green: 20, black: 60 })
  expect(hot[0]).toEqual([17, 3])
  expect(cold[0]).toEqual([1, 0])
  expect(figuresOf([]).shares).toEqual({ red: 0, green: 0, black: 0 })
})
