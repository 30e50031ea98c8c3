import { expect, test } from 'vitest'
import { attemptOf } from './payment-attempt.ts'

const ids = () => {
  let last = 0
  return () => `id-${++last}`
}

test('a payment whose answer never came is sent again under its own id, so that it is made once (M1)', () => {
  const next = ids()
  const first = attemptOf(null, 5_000, next)
  expect(attemptOf(first, 5_000, next)).toEqual(first)
  expect(attemptOf(first, 6_000, next)).toEqual({ paymentId: 'id-2', amount: 6_000 })
})
