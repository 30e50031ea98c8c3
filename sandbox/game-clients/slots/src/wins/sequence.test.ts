import fc from 'fast-check'
import { expect, test } from 'vitest'
import { sampleReply } from '../round/sample.ts'
import type { SlotRound } from '../session/index.ts'
import { winStepsOf, meterAfter, meterBefore } from './sequence.ts'

const winArb = fc.record({
  by: fc.constantFrom('line' as const, 'ways' as const, 'scatter' as const),
  line: fc.option(fc.nat(24), { nil: null }),
  symbol: fc.nat(9),
  count: fc.integer({ min: 2, max: 5 }),
  amount: fc.integer({ min: 1, max: 50_000 }),
  positions: fc.array(fc.tuple(fc.nat(4), fc.nat(2)), { minLength: 1, maxLength: 5 }),
})
const stepArb = fc.array(winArb, { maxLength: 8 }).map((wins) => ({
  kind: 'spin' as const,
  grid: [[0]],
  multiplier: 1,
  wins,
  win: wins.reduce((sum, win) => sum + win.amount, 0),
  isFreeSpin: false,
  freeSpinsAwarded: 0,
  freeSpinsLeft: 0,
}))
/** Most hosts pay the sum; a cap on the round's win may pay less. */
const replyArb: fc.Arbitrary<SlotRound> = fc
  .tuple(fc.array(stepArb, { minLength: 1, maxLength: 12 }), fc.option(fc.integer({ min: 0, max: 100_000 })))
  .map(([steps, cap]) => {
    const sum = steps.reduce((total, step) => total + step.win, 0)
    const win = cap === null ? sum : Math.min(sum, cap)
    return sampleReply({ steps, win, balanceAfterBet: 0, balance: win })
  })

test('the amount shown at the end of a round is always the reply’s win', () => {
  fc.assert(
    fc.property(replyArb, (reply) => {
      expect(meterAfter(reply, reply.outcome.steps.length - 1)).toBe(reply.win)
    }),
  )
})

test('the meter never falls, never exceeds the reply’s win, and each line begins where the last one ended', () => {
  fc.assert(
    fc.property(replyArb, (reply) => {
      let shown = 0
      for (const index of reply.outcome.steps.keys()) {
        expect(meterBefore(reply, index)).toBe(shown)
        for (const beat of winStepsOf(reply, index)) {
          expect(beat.startAmount).toBe(shown)
          expect(beat.endAmount).toBeGreaterThanOrEqual(beat.startAmount)
          expect(beat.endAmount).toBeLessThanOrEqual(reply.win)
          shown = beat.endAmount
        }
        shown = meterAfter(reply, index)
      }
      expect(shown).toBe(reply.win)
    }),
  )
})

test('every win of a step has its moment, smaller ones first', () => {
  fc.assert(
    fc.property(replyArb, (reply) => {
      for (const [index, step] of reply.outcome.steps.entries()) {
        const amounts = winStepsOf(reply, index).map((beat) => beat.win.amount)
        expect(amounts).toEqual(step.wins.map((win) => win.amount).toSorted((a, b) => a - b))
      }
    }),
  )
})
