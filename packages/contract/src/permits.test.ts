import { expect, test } from 'vitest'
import { gamePermits } from './permits.ts'

const SECRET = 'a-secret-of-the-services-for-tests'
const END = Date.parse('2026-03-01T10:10:00Z')

test('a permit opens its own game until it expires, and only with the shared secret [5.3]', () => {
  const permit = gamePermits(SECRET).issue('zlaty-vlk', END)
  const { isValid } = gamePermits(SECRET)
  expect(isValid(permit, 'zlaty-vlk', END - 1)).toBe(true)
  expect(isValid(permit, 'zlaty-vlk', END)).toBe(false)
  expect(isValid(permit, 'ovocny-raj', END - 1)).toBe(false)
  expect(gamePermits(`${SECRET}2`).isValid(permit, 'zlaty-vlk', END - 1)).toBe(false)
})

test('a permit cannot be extended or forged [5.3]', () => {
  const { issue, isValid } = gamePermits(SECRET)
  const [end = '', signature = ''] = issue('zlaty-vlk', END).split('.')
  const laterEnd = (Number.parseInt(end, 36) + 60_000).toString(36)
  for (const permit of [
    `${laterEnd}.${signature}`,
    `${end}.`,
    `${end}.${signature}.x`,
    signature,
    '',
    '.',
    `zzzzzzzz.${'A'.repeat(43)}`,
  ])
    expect(isValid(permit, 'zlaty-vlk', END - 1), permit).toBe(false)
})
