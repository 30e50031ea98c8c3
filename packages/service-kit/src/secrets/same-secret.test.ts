import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sameSecret } from './same-secret.ts'

test('only the identical text equals the secret, whatever its length', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (given, secret) => {
      expect(sameSecret(given, secret)).toBe(given === secret)
      expect(sameSecret(secret, secret)).toBe(true)
    }),
  )
})
