import { expect, test } from 'vitest'
import { forward, turnedBy } from './turning.ts'

test('a landing goes forward to its angle and takes at least the given way', () => {
  expect(forward(350, 20, 0)).toBe(30)
  expect(forward(350, 20, 60)).toBe(390)
  expect(forward(350, -340, 400)).toBe(750)
  expect(forward(10, 10, 0)).toBe(0)
})

test('an endless turn has come as far as its last beginning says', () => {
  expect(turnedBy(null, 1_000)).toBe(0)
  expect(turnedBy({ currentTime: 2_250 } as unknown as Animation, 1_000)).toBe(90)
})
