import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import type { SlotEvent, SlotPlay as Play } from '../round/index.ts'
import { sampleState } from '../round/sample.ts'
import { failureOf } from './failures.ts'

const did: string[] = []
const acts = {
  retry: () => did.push('retry'),
  openAgain: () => did.push('anew'),
  dismiss: () => did.push('dismiss'),
  dispatch: (event: SlotEvent) => (event.type === 'bet-chosen' ? did.push(`bet ${event.bet}`) : undefined),
  amount: (cents: number) => `${cents} c`,
  leave: null,
}
const why = failure
const of = (play: Play, more = {}) => failureOf(sampleState({ play, ...more }), 'demo', acts)

test('every failure says what happened, what it means for the stake, and offers a next step', () => {
  const why = { kind: 'server', reference: 'R-1' } as const
  const states: Play[] = [
    { phase: 'failed-to-open', failure: why },
    { phase: 'unconfirmed', request: { roundId: 'r', bet: 100 }, failure: why },
    { phase: 'refused', failure: why, open: null },
    { phase: 'halted', failure: failure('session-over'), open: null },
    { phase: 'halted', failure: failure('insufficient-funds'), open: null },
  ]
  for (const play of states) {
    const panel = of(play)
    expect(panel?.text.description).toMatch(/\.$/)
    expect(panel?.text.stake).toMatch(/stávka/i)
    expect(panel?.choices.filter((choice) => choice.isMain)).toHaveLength(1)
  }
  expect(of({ phase: 'unconfirmed', request: { roundId: 'r', bet: 100 }, failure: why })?.text.reference).toContain('R-1')
})

test('a round nobody can settle is retried as the same round, or left for a new demo', () => {
  did.length = 0
  for (const choice of of({ phase: 'unconfirmed', request: { roundId: 'r', bet: 100 }, failure: failure('offline') })?.choices ??
    [])
    choice.onSelect()
  expect(did).toEqual(['retry', 'anew'])
})

test('out of credit: top up, or the highest bet the balance covers', () => {
  did.length = 0
  for (const choice of of({ phase: 'halted', failure: failure('insufficient-funds'), open: null }, { bet: 200, balance: 130 })
    ?.choices ?? [])
    choice.onSelect()
  expect(did).toEqual(['anew', 'bet 100'])
  expect(
    of({ phase: 'halted', failure: failure('insufficient-funds'), open: null }, { bet: 50, balance: 10 })?.choices,
  ).toHaveLength(1)
})

test('a game the host does not know cannot be retried', () => {
  expect(of({ phase: 'failed-to-open', failure: failure('unknown-game') })?.choices).toEqual([])
})

test('while all is well there is no panel', () => {
  expect(of({ phase: 'idle' })).toBeNull()
})

const real = (play: Play, leave: (() => void) | null) =>
  failureOf(sampleState({ play, bet: 200, balance: 130 }), 'real', { ...acts, leave })

test('in real play a framed game leaves to the portal what only the portal can settle', () => {
  for (const kind of ['session-over', 'insufficient-funds', 'blocked', 'limit', 'moved'] as const) {
    expect(real({ phase: 'halted', failure: failure(kind), open: null }, null)).toBeNull()
  }
})

test('on its own page the game says it, with a lower bet or the way back', () => {
  did.length = 0
  const leave = () => did.push('leave')
  for (const kind of ['insufficient-funds', 'moved'] as const) {
    for (const choice of real({ phase: 'halted', failure: failure(kind), open: null }, leave)?.choices ?? []) choice.onSelect()
  }
  expect(did).toEqual(['bet 100', 'leave', 'leave'])
})

test('in real play nobody is offered a new demo, and a stuck round has no way but itself [M6]', () => {
  did.length = 0
  for (const choice of real({ phase: 'unconfirmed', request: { roundId: 'r', bet: 1 }, failure: why('server') }, null)?.choices ??
    [])
    choice.onSelect()
  for (const choice of real({ phase: 'refused', failure: why('round-cancelled'), open: null }, null)?.choices ?? [])
    choice.onSelect()
  expect(did).toEqual(['retry', 'dismiss'])
  expect(real({ phase: 'refused', failure: why('round-cancelled'), open: null }, null)?.text.stake).toContain('vráti')
})
