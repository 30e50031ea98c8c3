import { registration } from '@herna/contract/player'
import { expect, test } from 'vitest'
import { birthDateOf } from './birth-date.ts'

test.each([
  ['17. 5. 1990', '1990-05-17'],
  ['17.05.1990', '1990-05-17'],
  [' 1/12/2001 ', '2001-12-01'],
  ['1990-05-17', '1990-05-17'],
])('%j is read as %s', (typed, day) => {
  expect(birthDateOf(typed)).toBe(day)
})

test.each(['', '31. 2. 1990', '17. 5. 90', '5/17/1990', 'včera'])('%j is rejected by the platform’s schema', (typed) => {
  expect(registration.shape.birthDate.safeParse(birthDateOf(typed)).success).toBe(false)
})
