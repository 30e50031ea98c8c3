import { expect, test } from 'vitest'
import { afterStop, type GameSession, nextGameSession } from './game-session.ts'

const demo: GameSession = { url: 'https://games.test/a', game: 'a', mode: 'Demo' }

test('a session starts from none and is cleared when it stops [4.17] [3.46]', () => {
  const started = nextGameSession(null, { type: 'start', session: demo, isLoggedIn: false })
  expect(started).toEqual(demo)
  expect(nextGameSession(started, { type: 'stop' })).toBeNull()
})

test('starting while a session exists does nothing [4.17]', () => {
  expect(nextGameSession(demo, { type: 'start', session: { ...demo, game: 'b' }, isLoggedIn: true })).toBe(demo)
})

test('a real session needs a logged-in user [4.17]', () => {
  const session: GameSession = { ...demo, mode: 'Real' }
  expect(nextGameSession(null, { type: 'start', session, isLoggedIn: false })).toBeNull()
  expect(nextGameSession(null, { type: 'start', session, isLoggedIn: true })).toEqual(session)
})

test('stopping goes one step back, or to the lobby when there is no step [4.17]', () => {
  expect(afterStop(2)).toBe('back')
  expect(afterStop(0)).toBe('lobby')
  expect(afterStop(null)).toBe('lobby')
})
