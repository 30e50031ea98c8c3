import { expect, test } from 'vitest'
import { base32, codeAt, otpauthUri, stepOfCode } from './totp.ts'

const STEP = 30_000
const SECRET = Buffer.from('12345678901234567890')

test.each([
  [59, '94287082'],
  [1111111109, '07081804'],
  [1111111111, '14050471'],
  [1234567890, '89005924'],
  [2000000000, '69279037'],
  [20000000000, '65353130'],
])('the code at second %i matches RFC 6238 (M11)', (seconds, code) => {
  // The RFC shows eight digits of the number; apps show the last six.
  expect(codeAt(SECRET, new Date(seconds * 1000))).toBe(code.slice(-6))
})

test('a code is valid in its own step and one adjacent step, not two (M11)', () => {
  const now = new Date('2026-03-02T10:00:00Z')
  const step = Math.floor(now.getTime() / STEP)
  for (const [steps, expectedStep] of [
    [-2, null],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, null],
  ] as const)
    expect(stepOfCode(SECRET, codeAt(SECRET, new Date(now.getTime() + steps * STEP)), now)).toBe(expectedStep)
})

test.each(['', '12345', '1234567', '12345a', '12345é', '１２３４５６', ' 12345', '-12345'])(
  '%j is no code and causes no error (M11)',
  (code) => {
    expect(stepOfCode(SECRET, code, new Date())).toBe(null)
  },
)

test('the secret is encoded as apps read it (RFC 4648)', () => {
  expect(base32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(base32(SECRET)).toBe('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ')
  expect(otpauthUri('Herňa', 'hrac', SECRET)).toBe(
    'otpauth://totp/Her%C5%88a:hrac?secret=GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ&issuer=Her%C5%88a',
  )
})
