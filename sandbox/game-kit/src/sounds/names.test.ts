import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { winSoundOf } from './names.ts'

test('no win up to the stake sounds as a win, whatever the stake', () => {
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(100), (stake, share) => {
      expect(winSoundOf(Math.floor((stake * share) / 100), stake)).toBeNull()
    }),
  )
})

test('a win above the stake has one of three sounds, by its multiple', () => {
  expect([101, 499, 500, 1_999, 2_000, 900_000].map((win) => winSoundOf(win, 100))).toEqual([
    'win-small',
    'win-small',
    'win-medium',
    'win-medium',
    'win-big',
    'win-big',
  ])
})
