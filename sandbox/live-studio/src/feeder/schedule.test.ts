import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { Schedule } from './schedule.ts'

test('what is due is returned once, the earliest first', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(50), { maxLength: 100 }), fc.nat(50), (times, now) => {
      const schedule = new Schedule<number>()
      for (const time of times) schedule.add(time, time)
      const sorted = times.toSorted((one, other) => one - other)
      expect(schedule.due(now)).toEqual(sorted.filter((time) => time <= now))
      expect(schedule.due(100)).toEqual(sorted.filter((time) => time > now))
      expect(schedule.due(100)).toEqual([])
    }),
    { seed: inject('seed') },
  )
})
