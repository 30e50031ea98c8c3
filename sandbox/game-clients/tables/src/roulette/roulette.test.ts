import { crossingOf } from '@herna/game-kit'
import { expect, test } from 'vitest'
import { placeOf, spotAt } from './geometry.ts'
import { SPOT_IDS } from './spots.fixture.ts'
import { countsOf } from './statistics.ts'

test('a spot on the lines is centred on the point where its numbers meet', () => {
  const centreOf = (spot: string) => {
    const { u, v, length, width } = placeOf(spot)
    return [u + length / 2, v + width / 2].map((value) => Math.round(value * 100) / 100)
  }
  expect([centreOf('straight-0'), centreOf('straight-1'), centreOf('straight-36')]).toEqual([
    [-0.5, 1.5],
    [0.5, 0.5],
    [11.5, 2.5],
  ])
  expect([centreOf('split-17-18'), centreOf('split-17-20'), centreOf('split-0-3')]).toEqual([
    [5.5, 2],
    [6, 1.5],
    [0, 2.5],
  ])
  expect([centreOf('corner-32'), centreOf('corner-0'), centreOf('street-34'), centreOf('line-31')]).toEqual([
    [11, 2],
    [0, 0],
    [11.5, 0],
    [11, 0],
  ])
})

test('in the magnifier the middle of a number bets on it, and its lines and corners on the bets that lie there', () => {
  for (const spot of SPOT_IDS) {
    const crossing = crossingOf(spot)
    if (crossing) expect(spotAt(crossing.u, crossing.v), spot).toBe(spot)
    else if (spot.startsWith('straight-')) {
      const { u, v, length, width } = placeOf(spot)
      expect(spotAt(u + length / 2, v + width / 2), spot).toBe(spot)
    }
  }
  // The far sides of the layout carry no bets.
  expect([spotAt(11.95, 1.5), spotAt(5.5, 2.95), spotAt(14, 2.5)]).toEqual(['straight-35', 'straight-18', 'straight-36'])
})

test('statistics count how often each number of this session fell, most frequent first', () => {
  expect(countsOf([17, 0, 17, 32, 17, 0])).toEqual([
    [17, 3],
    [0, 2],
    [32, 1],
  ])
  expect(countsOf([])).toEqual([])
})
