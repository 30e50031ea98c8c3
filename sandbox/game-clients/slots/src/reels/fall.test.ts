import { expect, test } from 'vitest'
import { fallDistances } from './fall.ts'

test.each([
  [[], [0, 0, 0, 0]],
  [[3], [1, 1, 1, 1]],
  [[0], [1, 0, 0, 0]],
  [
    [1, 3],
    [2, 2, 2, 1],
  ],
  [
    [0, 1, 2, 3],
    [4, 4, 4, 4],
  ],
])('after rows %j are removed, the cells of the column fall by %j rows', (removedRows, distances) => {
  expect(fallDistances(removedRows, 4)).toEqual(distances)
})
