import { expect, test } from 'vitest'
import { placesOf } from './places.ts'

test('fields run from the bottom left upwards, and each is beside the one before', () => {
  for (const columns of [4, 5, 8]) {
    const places = placesOf(19, columns)
    expect(places[0]).toEqual({ row: Math.ceil(19 / columns), column: 1 })
    expect(new Set(places.map(({ row, column }) => `${row}/${column}`)).size).toBe(19)
    for (const [index, place] of places.entries()) {
      const previous = places[index - 1]
      if (!previous) continue
      expect(Math.abs(place.row - previous.row) + Math.abs(place.column - previous.column)).toBe(1)
      expect(place.row).toBeLessThanOrEqual(previous.row)
    }
  }
})
