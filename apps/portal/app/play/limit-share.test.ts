import type { Limit } from '@herna/contract/player'
import { expect, test } from 'vitest'
import { limitShare, spentLimits } from './limit-share.ts'

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

test('the bar shows the limit that is nearest to its end, and never a full one too early', () => {
  expect(limitShare([limit('stake', 1_000, 100), limit('loss', 1_000, 999)])).toBe(99)
  expect(limitShare([limit('stake', 0, 0)])).toBe(100)
})

test('without a limit on stakes or losses there is none to show; one on deposits is not play’s', () => {
  expect(limitShare([limit('deposit', 100, 100), limit('stake', null, 50)])).toBeNull()
})

test('the word about a stop names the limit with the least left', () => {
  const tight = limit('loss', 100, 95)
  expect(spentLimits([limit('stake', 1_000, 0), tight, limit('loss', null, 0)])).toEqual([tight])
})
