import { slotModel } from '@herna/game-maths'
import { slotAssignments } from '@herna/seed'
import { GAMES_WITH_FILM } from '@herna/seed/films'
import { expect, test } from 'vitest'
import { materialOf } from './material.ts'

const assignments = slotAssignments()

test.each(GAMES_WITH_FILM)('the film of %s shows a possible round of its game with a real win', (code) => {
  const { grid, win, strips, symbols } = materialOf(code, 'snow')
  const model = slotModel(assignments.get(code)?.variantId ?? '')
  expect(strips).toEqual(model.strips)
  expect(symbols).toHaveLength(model.symbols.length)
  for (const [reel, column] of grid.entries()) {
    const strip = model.strips[reel] ?? []
    expect(strip.some((_, stop) => column.every((id, row) => strip[(stop + row) % strip.length] === id))).toBe(true)
  }
  const rows = win.map(([, row]) => row)
  expect(model.lines.some((line) => rows.every((row, reel) => line[reel] === row))).toBe(true)
  const roles = new Set(win.map(([reel, row]) => grid[reel]?.[row] ?? -1).filter((id) => model.symbols[id]?.role !== 'wild'))
  expect(roles.size).toBe(1)
  expect(win.length).toBeGreaterThanOrEqual(3)
})

test('the same game gives the same material', () => {
  expect(materialOf('vlcia-hora', 'snow')).toEqual(materialOf('vlcia-hora', 'snow'))
})

test('a film of a game that is not a slot is rejected', () => {
  expect(() => materialOf('raketa', 'stars')).toThrow('raketa')
})
