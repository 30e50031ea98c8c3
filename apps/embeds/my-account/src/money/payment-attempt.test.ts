import { expect, test } from 'vitest'
import { attemptOf } from './payment-attempt.ts'

const idSequence = () => {
  let last = 0
  return () => `id-${++last}`
}

test('a payment without a response is retried with the same id, so that it is booked once (M1)', () => {
  const nextId = idSequence()
  const firstAttempt = attemptOf(null, 5_000, nextId)
  expect(attemptOf(firstAttempt, 5_000, nextId)).toEqual(firstAttempt)
  expect(attemptOf(firstAttempt, 6_000, nextId)).toEqual({ paymentId: 'id-2', amount: 6_000 })
})
