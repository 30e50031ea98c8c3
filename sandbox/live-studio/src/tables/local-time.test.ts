import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { localOf, utcOf } from './local-time.ts'

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Bratislava', dateStyle: 'short', timeStyle: 'medium' })
const times = fc.integer({ min: Date.UTC(2020, 0, 1), max: Date.UTC(2040, 0, 1) })

test('local time is that of Bratislava, also around the changes of the clocks', () => {
  const check = (time: number): void => {
    expect(new Date(localOf(time)).toISOString().slice(0, 19)).toBe(format.format(time).replace(' ', 'T'))
  }
  fc.assert(fc.property(times, check), { seed: inject('seed') })
  for (const change of ['2026-03-29T01:00:00Z', '2026-10-25T01:00:00Z', '2027-03-28T01:00:00Z'].map(Date.parse))
    for (const time of [change - 1_000, change, change + 1_000]) check(time)
})

test('the reverse of a local time is that time, except within the hour that is repeated', () => {
  fc.assert(
    fc.property(times, (time) => {
      const back = utcOf(localOf(time))
      expect(localOf(back)).toBe(localOf(time))
    }),
    { seed: inject('seed') },
  )
})
