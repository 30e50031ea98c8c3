import { expect, test } from 'vitest'
import type { Play } from '../round/index.ts'
import { sampleTable } from '../round/sample.ts'
import { failure } from '../session/index.ts'
import { failureOf } from './failures.ts'

const did: string[] = []
const acts = {
  retry: () => did.push('retry'),
  startAnew: () => did.push('anew'),
  dismiss: () => did.push('dismiss'),
  chooseBet: (bet: number) => did.push(`bet ${bet}`),
  amount: (cents: number) => `${cents} c`,
}
const of = (play: Play, more = {}) => failureOf(sampleTable({ play, ...more }), acts)

test('every failure says what happened, what it means for the stake, and offers a next step', () => {
  const why = { kind: 'server', reference: 'R-1' } as const
  const states: Play[] = [
    { at: 'unopened', failure: why },
    { at: 'stuck', roundId: 'r', bet: 100, failure: why },
    { at: 'refused', failure: why },
    { at: 'expired', failure: failure('expired') },
    { at: 'broke' },
  ]
  for (const play of states) {
    const panel = of(play)
    expect(panel?.text.what).toMatch(/\.$/)
    expect(panel?.text.stake).toMatch(/stávka/i)
    expect(panel?.choices.filter((choice) => choice.main)).toHaveLength(1)
  }
  expect(of({ at: 'stuck', roundId: 'r', bet: 100, failure: why })?.text.reference).toContain('R-1')
})

test('a round nobody can settle is retried as the same round, or left for a new demo', () => {
  did.length = 0
  for (const choice of of({ at: 'stuck', roundId: 'r', bet: 100, failure: failure('offline') })?.choices ?? []) choice.act()
  expect(did).toEqual(['retry', 'anew'])
})

test('out of credit: top up, or the highest bet the balance covers', () => {
  did.length = 0
  for (const choice of of({ at: 'broke' }, { bet: 200, balance: 130 })?.choices ?? []) choice.act()
  expect(did).toEqual(['anew', 'bet 100'])
  expect(of({ at: 'broke' }, { bet: 50, balance: 10 })?.choices).toHaveLength(1)
})

test('a game the host does not know cannot be retried', () => {
  expect(of({ at: 'unopened', failure: failure('unknown-game') })?.choices).toEqual([])
})

test('while all is well there is no panel', () => {
  expect(of({ at: 'idle' })).toBeNull()
})
