import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleTable } from '../round/sample.ts'
import { momentOf } from './moment.ts'
import { TableClock } from './table-clock.ts'

const game = { growthPerMs: 0.000099021, highestMultiple: 100_000 }
const STARTS_AT = Date.parse('2026-03-01T10:00:00Z')
const at = (time: number, table = sampleTable(), ownCrash: { tableRound: number; multiple: number } | null = null) =>
  momentOf({ game, table, time, ownCrash })

test('the shown time is never ahead of the host, whatever the delays of its replies', () => {
  fc.assert(
    fc.property(fc.array(fc.tuple(fc.nat(5_000), fc.nat(3_000)), { minLength: 1 }), (replies) => {
      const clock = new TableClock()
      let time = 0
      for (const [pause, delay] of replies) {
        const sentAt = time + pause
        time = sentAt + delay
        // The page's clock runs 1000 ms ahead of the host's.
        clock.sync(sentAt, time + 1_000)
        expect(clock.timeAt(time + 1_000)).toBeLessThanOrEqual(time)
        expect(clock.timeAt(time + 1_000)).toBeGreaterThanOrEqual(sentAt)
      }
    }),
  )
})

test('a host whose clock went back after a restart is followed', () => {
  const clock = new TableClock()
  clock.sync(100_000, 0)
  clock.sync(90_000, 1_000)
  expect(clock.timeAt(1_000)).toBe(90_000)
})

test('a round is betting, closed, flying, and over when the host says so; a bet close to the end of the betting is not sent', () => {
  expect(at(STARTS_AT - 7_000)).toEqual({ kind: 'betting', isOpen: true, startsInMs: 7_000, share: 1 })
  expect(at(STARTS_AT - 1_300)).toMatchObject({ kind: 'betting', isOpen: false })
  expect(at(STARTS_AT)).toEqual({ kind: 'flying', elapsedMs: 0, multiple: 100 })
  expect(at(STARTS_AT + 7_180)).toMatchObject({ kind: 'flying', elapsedMs: 7_000, multiple: 199 })
  expect(at(STARTS_AT + 9_000, sampleTable({ round: { crashedAt: 175 } }))).toEqual({ kind: 'crashed', multiple: 175 })
  expect(momentOf({ game, table: null, time: 0, ownCrash: null })).toEqual({ kind: 'connecting' })
})

test('the end that the own bet reports counts for its round only', () => {
  expect(at(STARTS_AT + 9_000, sampleTable(), { tableRound: 7, multiple: 150 })).toEqual({ kind: 'crashed', multiple: 150 })
  expect(at(STARTS_AT + 9_000, sampleTable(), { tableRound: 6, multiple: 150 }).kind).toBe('flying')
})
