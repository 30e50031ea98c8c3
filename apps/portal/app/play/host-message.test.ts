import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHostMessage } from './use-game-frame.ts'

const frame = {} as Window
const origin = 'http://localhost:4100'
const read = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  readHostMessage({ data, source: frame, origin, ...from } as MessageEvent<unknown>, frame, origin)
const ready = { source: 'herna-game', type: 'ready', gameCode: 'vlcia-hora' }

test('a message is accepted when it comes from the game’s frame and origin [S4]', () => {
  expect(read(ready)).toEqual(ready)
  expect(read({ ...ready, type: 'round-ended', balance: 1200 })).toEqual({ ...ready, type: 'round-ended', balance: 1200 })
})

test('the same message from another window or another origin is ignored [S4]', () => {
  expect(read(ready, { source: {} })).toBeNull()
  expect(read(ready, { source: null })).toBeNull()
  expect(read(ready, { origin: 'http://localhost:4100.evil.test' })).toBeNull()
  expect(read(ready, { origin: 'null' })).toBeNull()
})

test('malformed messages are ignored, whatever their shape [S4]', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(read(data)).toBeNull()
    }),
  )
  for (const data of [
    null,
    'ready',
    { ...ready, source: 'x' },
    { ...ready, gameCode: 7 },
    { ...ready, type: 'round-ended', balance: 0.5 },
  ]) {
    expect(read(data)).toBeNull()
  }
})

test('unknown fields are removed [S4]', () => {
  expect(read({ ...ready, __proto__: { admin: true }, token: 'secret' })).toEqual(ready)
})
