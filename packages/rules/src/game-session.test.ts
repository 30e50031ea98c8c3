import { expect, test } from 'vitest'
import { afterStop } from './game-session.ts'

test('stopping goes back, or to the lobby when there is no previous page [4.17]', () => {
  expect(afterStop(2)).toBe('back')
  expect(afterStop(0)).toBe('lobby')
  expect(afterStop(null)).toBe('lobby')
})
