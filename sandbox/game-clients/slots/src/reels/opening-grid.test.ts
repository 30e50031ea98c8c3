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
  [3, 5, CLASSIC],
  [3, 6, CLASSIC],
  [3, 7, CLASSIC],
  [3, 8, CLASSIC],
  [5, 9, VIDEO],
  [5, 10, VIDEO],
  [5, 11, VIDEO],
  [5, 12, VIDEO],
] as const)('with %i reels and %i symbols, no line of the opening grid looks like a win', (reels, count, lines) => {
  const symbols = Array.from({ length: count }, (_, id) => ({ id }))
  const grid = openingGrid({ reels, rows: 3, lines, symbols })
  expect(grid.map((column) => column.length)).toEqual(Array(reels).fill(3))
  for (const rows of lines) {
    const symbolsOnLine = rows.slice(0, 3).map((row, reel) => grid[reel]?.[row])
    expect(new Set(symbolsOnLine).size).toBeGreaterThan(1)
  }
})
