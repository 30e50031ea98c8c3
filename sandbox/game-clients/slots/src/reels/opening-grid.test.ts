import { expect, test } from 'vitest'
import { openingGrid } from './opening-grid.ts'

const CLASSIC = [
  [1, 1, 1],
  [0, 0, 0],
  [2, 2, 2],
  [0, 1, 2],
  [2, 1, 0],
]
const VIDEO = [
  [1, 1, 1, 1, 1],
  [0, 0, 0, 0, 0],
  [2, 2, 2, 2, 2],
  [0, 1, 2, 1, 0],
  [2, 1, 0, 1, 2],
  [0, 0, 1, 2, 2],
  [2, 2, 1, 0, 0],
]

test.each([
  [3, CLASSIC, 5],
  [3, CLASSIC, 6],
  [3, CLASSIC, 7],
  [3, CLASSIC, 8],
  [5, VIDEO, 9],
  [5, VIDEO, 10],
  [5, VIDEO, 11],
  [5, VIDEO, 12],
] as const)('with %i reels and these lines, %i symbols lie without a line that looks won', (reels, lines, count) => {
  const symbols = Array.from({ length: count }, (_, id) => ({ id }))
  const grid = openingGrid({ reels, rows: 3, lines, symbols })
  expect(grid.map((column) => column.length)).toEqual(Array(reels).fill(3))
  for (const rows of lines) {
    const shown = rows.slice(0, 3).map((row, reel) => grid[reel]?.[row])
    expect(new Set(shown).size).toBeGreaterThan(1)
  }
})
