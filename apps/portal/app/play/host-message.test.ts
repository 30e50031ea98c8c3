import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readHostMessage } from './use-game-frame.ts'

const frame = {} as Window
const origin = 'http://localhost:4100'
const readFrom = (data: unknown, from: { source?: unknown; origin?: string } = {}) =>
  readHostMessage({ data, source: frame, origin, ...from } as MessageEvent<unknown>, frame, origin)
const readyMessage = { source: 'herna-game', type: 'ready', gameCode: 'vlcia-hora' }

test('a message is accepted when it comes from the game’s frame and origin [S4]', () => {
  expect(readFrom(readyMessage)).toEqual(readyMessage)
  expect(readFrom({ ...readyMessage, type: 'round-ended', balance: 1200 })).toEqual({
    ...readyMessage,
    type: 'round-ended',
    balance: 1200,
  })
  expect(readFrom({ ...readyMessage, type: 'loading' })).toEqual({ ...readyMessage, type: 'loading' })
  const turn = { ...readyMessage, type: 'player-turn', isTurn: true }
  expect(readFrom(turn)).toEqual(turn)
  const stake = { ...readyMessage, type: 'stake-taken' }
  expect(readFrom(stake)).toEqual(stake)
  const failed = { ...readyMessage, type: 'failed', problem: 'blocked', isRoundOpen: true }
  expect(readFrom(failed)).toEqual(failed)
})

test('the same message from another window or another origin is ignored [S4]', () => {
  expect(readFrom(readyMessage, { source: {} })).toBeNull()
  expect(readFrom(readyMessage, { source: null })).toBeNull()
  expect(readFrom(readyMessage, { origin: 'http://localhost:4100.evil.test' })).toBeNull()
  expect(readFrom(readyMessage, { origin: 'null' })).toBeNull()
})

test('malformed messages are ignored, whatever their shape [S4]', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(readFrom(data)).toBeNull()
    }),
  )
  for (const data of [
    null,
    'ready',
    { ...readyMessage, source: 'x' },
    { ...readyMessage, gameCode: 7 },
    { ...readyMessage, type: 'round-ended', balance: 0.5 },
    { ...readyMessage, type: 'player-turn', isTurn: 1 },
  ]) {
    expect(readFrom(data)).toBeNull()
  }
})

test('unknown fields are removed [S4]', () => {
  expect(readFrom({ ...readyMessage, __proto__: { admin: true }, token: 'secret' })).toEqual(readyMessage)
})
