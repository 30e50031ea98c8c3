import type { Limit } from '@herna/contract/player'
import { expect, test } from 'vitest'
import { causeOfBlock, limitShare, spentLimits } from './limit-share.ts'

const limit = (kind: Limit['kind'], amount: number | null, used: number): Limit => ({
  kind,
  period: 'month',
  amount,
  used,
  left: amount === null ? null : amount - used,
  periodEndsAt: '2026-12-01T00:00:00.000Z',
  pending: null,
  mayLoosen: true,
})

test('the bar shows the limit with the highest share used, and 100 % only when it is used up', () => {
  expect(limitShare([limit('stake', 1_000, 100), limit('loss', 1_000, 999)])).toBe(99)
  expect(limitShare([limit('stake', 0, 0)])).toBe(100)
})

test('without a wager or loss limit nothing is shown; a deposit limit does not count', () => {
  expect(limitShare([limit('deposit', 100, 100), limit('stake', null, 50)])).toBeNull()
})

test('the message about a stop names the limit with the least left', () => {
  const tight = limit('loss', 100, 95)
  expect(spentLimits([limit('stake', 1_000, 0), tight, limit('loss', null, 0)])).toEqual([tight])
})

test('a used-up limit is named as the cause, also although it forbids play; an exclusion comes first, and without either the operator has stopped play', () => {
  const usedUp = limit('loss', 250, 250)
  const everyGame = {
    reason: 'self',
    product: 'casino',
    gameType: null,
    startedAt: '2026-11-23T20:00:00.000Z',
    endsAt: null,
  } as never
  const oneGame = { ...(everyGame as object), gameType: 'slots' } as never
  expect(causeOfBlock({ mayPlay: false, exclusions: [], limits: [usedUp] })).toEqual(usedUp)
  expect(causeOfBlock({ mayPlay: false, exclusions: [oneGame], limits: [usedUp] })).toEqual(usedUp)
  expect(causeOfBlock({ mayPlay: false, exclusions: [everyGame], limits: [usedUp] })).toBe('exclusion')
  // The register of excluded persons names no exclusion.
  expect(causeOfBlock({ mayPlay: false, exclusions: [], limits: [limit('loss', 250, 100)] })).toBe('exclusion')
  expect(causeOfBlock({ mayPlay: true, exclusions: [], limits: [] })).toBeNull()
})
