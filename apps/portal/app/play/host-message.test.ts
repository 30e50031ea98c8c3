import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHostMessage } from './use-game-frame.ts'

const frame = {} as Window
const origin = 'http://localhost:4100'
const said = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  readHostMessage({ data, source: frame, origin, ...from } as MessageEvent<unknown>, frame, origin)
const ready = { source: 'herna-game', type: 'ready', gameCode: 'vlcia-hora' }

test('a message of the game is read when it comes from its frame and its origin [S4]', () => {
  expect(said(ready)).toEqual(ready)
  expect(said({ ...ready, type: 'round-ended', balance: 1200 })).toEqual({ ...ready, type: 'round-ended', balance: 1200 })
})

test('the same message from another window or another origin is ignored [S4]', () => {
  expect(said(ready, { source: {} })).toBeNull()
  expect(said(ready, { source: null })).toBeNull()
  expect(said(ready, { origin: 'http://localhost:4100.evil.test' })).toBeNull()
  expect(said(ready, { origin: 'null' })).toBeNull()
})

test('garbage is ignored, whatever its shape [S4]', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(said(data)).toBeNull()
    }),
  )
  for (const data of [
    null,
    'ready',
    { ...ready, source: 'x' },
    { ...ready, gameCode: 7 },
    { ...ready, type: 'round-ended', balance: 0.5 },
  ]) {
    expect(said(data)).toBeNull()
  }
})

test('only the fields we know get through [S4]', () => {
  expect(said({ ...ready, __proto__: { admin: true }, token: 'secret' })).toEqual(ready)
})
