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
/** The win is usually the sum; a cap on the round's win may make it less. */
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

test('the meter never decreases, never exceeds the reply’s win, and each win starts at the end amount of the previous one', () => {
  fc.assert(
    fc.property(replyArb, (reply) => {
      let meterAmount = 0
      for (const index of reply.outcome.steps.keys()) {
        expect(meterBefore(reply, index)).toBe(meterAmount)
        for (const winStep of winStepsOf(reply, index)) {
          expect(winStep.startAmount).toBe(meterAmount)
          expect(winStep.endAmount).toBeGreaterThanOrEqual(winStep.startAmount)
          expect(winStep.endAmount).toBeLessThanOrEqual(reply.win)
          meterAmount = winStep.endAmount
        }
        meterAmount = meterAfter(reply, index)
      }
      expect(meterAmount).toBe(reply.win)
    }),
  )
})

test('every win of a step is shown, smaller ones first', () => {
  fc.assert(
    fc.property(replyArb, (reply) => {
      for (const [index, step] of reply.outcome.steps.entries()) {
        const amounts = winStepsOf(reply, index).map((winStep) => winStep.win.amount)
        expect(amounts).toEqual(step.wins.map((win) => win.amount).toSorted((a, b) => a - b))
      }
    }),
  )
})
