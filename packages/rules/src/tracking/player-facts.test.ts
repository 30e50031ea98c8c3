import { expect, test } from 'vitest'
import { normalisedEmail, normalisedPhone } from './player-facts.ts'

test('every spelling of an e-mail address or phone number has one form to hash [7.49]', () => {
  expect([' Jan@Posta.test ', 'jan@posta.test'].map(normalisedEmail)).toEqual(['jan@posta.test', 'jan@posta.test'])
  for (const phone of ['0905 123 456', '+421 905 123 456', '00421905123456', '(0905) 123-456'])
    expect(normalisedPhone(phone)).toBe('+421905123456')
  expect([normalisedEmail(''), normalisedEmail(null), normalisedPhone('12'), normalisedPhone(undefined)]).toEqual([
    null,
    null,
    null,
    null,
  ])
})
