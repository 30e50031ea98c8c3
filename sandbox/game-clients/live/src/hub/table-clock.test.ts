import { expect, test } from 'vitest'
import { TableClock } from './table-clock.ts'

test('the host’s time is estimated by the fastest message, until the connection was lost', () => {
  const clock = new TableClock()
  expect(clock.at(1_000)).toBe(1_000)
  clock.received(5_000, 1_400)
  clock.received(6_000, 2_050)
  clock.received(7_000, 3_300)
  expect(clock.at(4_000)).toBe(7_950)
  clock.reset()
  clock.received(1_000, 9_000)
  expect(clock.at(10_000)).toBe(2_000)
})
