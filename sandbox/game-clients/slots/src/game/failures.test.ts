import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import type { SlotEvent, SlotPlay as Play } from '../round/index.ts'
import { sampleState } from '../round/sample.ts'
import { failureOf } from './failures.ts'

const actions: string[] = []
const handlers = {
  retry: () => actions.push('retry'),
  openAgain: () => actions.push('new session'),
  dismiss: () => actions.push('dismiss'),
  dispatch: (event: SlotEvent) => (event.type === 'bet-chosen' ? actions.push(`bet ${event.bet}`) : undefined),
  amount: (cents: number) => `${cents} c`,
  leave: null,
}
const demoPanel = (play: Play, more = {}) => failureOf(sampleState({ play, ...more }), 'demo', handlers)

test('every failure panel explains what happened and what it means for the stake, and offers a next step', () => {
  const serverFailure = { kind: 'server', reference: 'R-1' } as const
  const states: Play[] = [
    { phase: 'failed-to-open', failure: serverFailure },
    { phase: 'unconfirmed', request: { roundId: 'r', bet: 100 }, failure: serverFailure },
    { phase: 'refused', failure: serverFailure, open: null },
    { phase: 'halted', failure: failure('session-over'), open: null },
    { phase: 'halted', failure: failure('insufficient-funds'), open: null },
  ]
  for (const play of states) {
    const panel = demoPanel(play)
    expect(panel?.text.description).toMatch(/\.$/)
    expect(panel?.text.stake).toMatch(/stávka/i)
    expect(panel?.choices.filter((choice) => choice.isMain)).toHaveLength(1)
  }
  expect(
    demoPanel({ phase: 'unconfirmed', request: { roundId: 'r', bet: 100 }, failure: serverFailure })?.text.reference,
  ).toContain('R-1')
})

test('an unconfirmed round is retried as the same round, or left for a new demo', () => {
  actions.length = 0
  for (const choice of demoPanel({ phase: 'unconfirmed', request: { roundId: 'r', bet: 100 }, failure: failure('offline') })
    ?.choices ?? [])
    choice.onSelect()
  expect(actions).toEqual(['retry', 'new session'])
})

test('insufficient funds: the choices are a top-up and the highest bet that the balance covers', () => {
  actions.length = 0
  for (const choice of demoPanel(
    { phase: 'halted', failure: failure('insufficient-funds'), open: null },
    { bet: 200, balance: 130 },
  )?.choices ?? [])
    choice.onSelect()
  expect(actions).toEqual(['new session', 'bet 100'])
  expect(
    demoPanel({ phase: 'halted', failure: failure('insufficient-funds'), open: null }, { bet: 50, balance: 10 })?.choices,
  ).toHaveLength(1)
})

test('a game unknown to the host cannot be retried', () => {
  expect(demoPanel({ phase: 'failed-to-open', failure: failure('unknown-game') })?.choices).toEqual([])
})

test('without a failure there is no panel', () => {
  expect(demoPanel({ phase: 'idle' })).toBeNull()
})

const realPanel = (play: Play, leave: (() => void) | null) =>
  failureOf(sampleState({ play, bet: 200, balance: 130 }), 'real', { ...handlers, leave })

test('in real play a framed game shows no panel for problems that only the portal can resolve', () => {
  for (const kind of ['session-over', 'insufficient-funds', 'blocked', 'limit', 'moved'] as const) {
    expect(realPanel({ phase: 'halted', failure: failure(kind), open: null }, null)).toBeNull()
  }
})

test('on its own page the game shows the panel, with a lower bet or a way back', () => {
  actions.length = 0
  const leave = () => actions.push('leave')
  for (const kind of ['insufficient-funds', 'moved'] as const) {
    for (const choice of realPanel({ phase: 'halted', failure: failure(kind), open: null }, leave)?.choices ?? [])
      choice.onSelect()
  }
  expect(actions).toEqual(['bet 100', 'leave', 'leave'])
})

test('in real play no new demo is offered, and an unconfirmed round can only be retried [M6]', () => {
  actions.length = 0
  for (const choice of realPanel({ phase: 'unconfirmed', request: { roundId: 'r', bet: 1 }, failure: failure('server') }, null)
    ?.choices ?? [])
    choice.onSelect()
  for (const choice of realPanel({ phase: 'refused', failure: failure('round-cancelled'), open: null }, null)?.choices ?? [])
    choice.onSelect()
  expect(actions).toEqual(['retry', 'dismiss'])
  expect(realPanel({ phase: 'refused', failure: failure('round-cancelled'), open: null }, null)?.text.stake).toContain('vráti')
})
