import { expect, test } from 'vitest'
import { importedGame } from './imported-game.ts'
import { DEFAULT_MAPPING, fieldsOf } from './mapping.ts'

const gameOf = (more: Record<string, string>) => {
  const record = { name: 'Hora', provider: 'Štúdio', type: 'slot', ...more }
  const read = importedGame(fieldsOf(record, DEFAULT_MAPPING), '|', 2026)
  return 'problems' in read ? read.problems : read.row.game.gamble
}

test('gamble comes from its column, otherwise from the features [3.21]', () => {
  expect(['1', 'yes', 'áno', 'TRUE'].map((gamble) => gameOf({ gamble }))).toEqual([true, true, true, true])
  expect(['0', 'no', 'nie', 'false'].map((gamble) => gameOf({ gamble, features: 'gamble' }))).toEqual([
    false,
    false,
    false,
    false,
  ])
  expect([gameOf({}), gameOf({ features: 'wild|gamble' }), gameOf({ gamble: '', features: 'wild' })]).toEqual([
    false,
    true,
    false,
  ])
})

test('an invalid gamble rejects the row and names the field', () => {
  expect(gameOf({ gamble: 'maybe' })).toEqual(['gamble: expected 0, 1, true, yes, áno, false, no, nie, got "maybe"'])
})
