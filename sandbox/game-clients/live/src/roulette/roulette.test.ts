import { expect, test } from 'vitest'
import { sampleGame } from '../round/sample.ts'
import { CALLED_BETS, chipsIn } from './called-bets.ts'
import { crossingOf } from './crossings.ts'
import { colourOf, neighboursOf, numbersOf, WHEEL } from './numbers.ts'
import { numberField } from './racetrack-shape.ts'
import { figuresOf, numbersIn } from './statistics.ts'

test('the wheel has every number once, and colours alternate except next to zero', () => {
  expect(WHEEL.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 37 }, (_, number) => number))
  for (const [place, number] of WHEEL.entries()) {
    const next = WHEEL[(place + 1) % 37] ?? 0
    if (number !== 0 && next !== 0) expect(colourOf(number)).not.toBe(colourOf(next))
  }
})

test('neighbours of a number are those beside it on the wheel, also around zero', () => {
  expect(neighboursOf(17, 2)).toEqual([2, 25, 17, 34, 6])
  expect(neighboursOf(0, 2)).toEqual([3, 26, 0, 32, 15])
  expect(neighboursOf(26, 2)).toEqual([35, 3, 26, 0, 32])
})

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

test('the fields of the racetrack follow each other around the oval and stay inside it, horizontal and vertical', () => {
  const boxes = (way: 'wide' | 'tall') =>
    WHEEL.map((number) =>
      numberField(number)
        [way].box.split(' ')
        .map((value) => Number.parseFloat(value)),
    )
  for (const way of ['wide', 'tall'] as const) {
    const fields = boxes(way)
    for (const [nth, [top = 0, right = 0, bottom = 0, left = 0]] of fields.entries()) {
      expect(Math.min(top, right, bottom, left)).toBeGreaterThanOrEqual(-0.01)
      const [nextTop = 0, nextRight = 0, nextBottom = 0, nextLeft = 0] = fields[(nth + 1) % 37] ?? []
      // Beside each other: their boxes touch, but for the line between them.
      expect(Math.max(nextLeft - (100 - right), left - (100 - nextRight))).toBeLessThan(1.5)
      expect(Math.max(nextTop - (100 - bottom), top - (100 - nextBottom))).toBeLessThan(1.5)
    }
  }
  const [, right = 0] = boxes('wide')[0] ?? []
  const [top = 0] = boxes('tall')[0] ?? []
  expect([right, top]).toEqual([0, 0])
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
