import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Failure, type FailureKind, failure } from '../session/failure.ts'
import { sampleRound, sampleSession } from '../session/sample.ts'
import { advanceAtOnce, advanceSample, newSampleState, type SampleEvent, type SampleMove, type SampleState } from './sample.ts'

const press: SampleEvent = { type: 'pressed', id: 'round-1' }
const opened: SampleEvent = { type: 'opened', session: sampleSession() }
const failed = (kind: FailureKind, roundId = 'round-1'): SampleEvent => ({
  type: 'round-failed',
  roundId,
  failure: failure(kind),
})
const deposit: SampleEvent = { type: 'balance-received', balance: 5_000, bonus: null }
const bonus = { bonusId: 'b1', kind: 'freespins' as const, remaining: 2, value: 20 }

function run(...events: SampleEvent[]): { state: SampleState; effects: string[]; last: SampleMove } {
  let last: SampleMove = { state: newSampleState(), effects: [] }
  const effects: string[] = []
  for (const event of events) {
    last = advanceSample(last.state, event)
    effects.push(...last.effects.map(({ type }) => type))
  }
  return { state: last.state, effects, last }
}
const broke = (...before: SampleEvent[]) => run(opened, ...before, { type: 'balance-received', balance: 60, bonus: null }, press)

test('a round is announced, begun and asked for, in this order, and its stake leaves the balance', () => {
  const { state, effects, last } = run(opened, press)
  expect(effects).toEqual(['round-started', 'begin', 'request-round'])
  expect(last.effects.at(-1)).toEqual({ type: 'request-round', request: { roundId: 'round-1', bet: 100 } })
  expect([state.balance, state.play.phase]).toEqual([900, 'requesting'])
})

test('a retry announces the round again, under its id and without a second stake; offline it waits [M6]', () => {
  const stuck = run(opened, press, failed('timeout'))
  expect([stuck.state.play.phase, stuck.state.balance]).toEqual(['unconfirmed', 900])
  const again = advanceSample(stuck.state, { type: 'retry' })
  expect(again.effects.map(({ type }) => type)).toEqual(['round-started', 'begin', 'request-round'])
  expect([again.effects.at(-1), again.state.balance]).toEqual([
    { type: 'request-round', request: { roundId: 'round-1', bet: 100 } },
    900,
  ])
  expect(advanceSample({ ...stuck.state, isOnline: false }, { type: 'retry' }).effects).toEqual([])
})

test('an answer to another round, and the failure of another round, change nothing', () => {
  const { state } = run(opened, press)
  for (const event of [failed('server', 'other'), { type: 'round-received', round: sampleRound({ roundId: 'other' }) } as const])
    expect(advanceSample(state, event)).toEqual({ state, effects: [] })
})

test.each(['resumed', 'deposit'] as const)(
  'after a halt for money play goes on when the portal says so or a deposit came: %s',
  (how) => {
    const halted = broke()
    expect(halted.state.play).toMatchObject({ phase: 'halted', failure: { kind: 'insufficient-funds' } })
    const { state } = advanceSample(halted.state, how === 'deposit' ? deposit : { type: 'resumed' })
    expect(state.play.phase).toBe('idle')
    expect([state.balance, state.stake], 'without a deposit the stake is one that the balance covers').toEqual(
      how === 'deposit' ? [5_000, 100] : [60, 60],
    )
  },
)

test('a halt for money in the middle of a round leads back to the round', () => {
  const round = sampleRound({ state: 'open' })
  const choosing = run(opened, press, { type: 'round-received', round }, { type: 'shown' })
  expect(choosing.state.play.phase).toBe('choosing')
  const halted = advanceSample(choosing.state, { type: 'refused-in-round', from: 'halted' }).state
  for (const event of [{ type: 'resumed' }, { type: 'dismissed' }, deposit] as const)
    expect(advanceSample(halted, event).state.play).toEqual({ phase: 'choosing', round })
})

test.each(['session-over', 'moved', 'blocked'] as const)('a halt that is not about money stays: %s', (kind) => {
  const halted = run(opened, press, failed(kind)).state
  for (const event of [{ type: 'resumed' }, deposit] as const)
    expect(advanceSample(halted, event).state.play.phase).toBe('halted')
})

test('a new session can be opened wherever no round is on show: also after a refusal, never over a round', () => {
  const states = {
    idle: run(opened),
    refused: run(opened, press, failed('refused')),
    stuck: run(opened, press, failed('server')),
    halted: run(opened, press, failed('session-over')),
    unopened: run({ type: 'open-failed', failure: failure('server') }),
  }
  for (const { state } of Object.values(states))
    expect(advanceSample(state, { type: 'reopen' })).toMatchObject({
      state: { play: { phase: 'opening' } },
      effects: [{ type: 'open-session' }],
    })
  const asking = run(opened, press)
  const showing = run(opened, press, { type: 'round-received', round: sampleRound() })
  for (const { state } of [asking, showing, run()])
    expect(advanceSample(state, { type: 'reopen' })).toEqual({ state, effects: [] })
})

test('a round of before is shown with the balance of now: without its win until it has ended [M6]', () => {
  const openRound = sampleRound({ win: 240, balance: 7, balanceAfterBet: 5 })
  const resuming = run({ type: 'opened', session: sampleSession({ mode: 'real', openRound }) })
  expect([resuming.state.play.phase, resuming.state.balance]).toEqual(['resuming', 760])
  const shown = advanceSample(resuming.state, press)
  expect(shown.effects.map(({ type }) => type)).toEqual(['round-started', 'show'])
  expect(advanceSample(shown.state, { type: 'shown' }).state).toMatchObject({ balance: 1_000, play: { phase: 'idle' } })
})

test('an open round is played on; where rounds are decided at once it is asked for again under its id, without a stake [M6]', () => {
  const session = sampleSession({ mode: 'real', openRound: sampleRound({ roundId: 'old', state: 'open' }) })
  const resuming = run({ type: 'opened', session }).state
  expect(advanceSample(resuming, press).state.play.phase).toBe('showing')
  const asked = advanceAtOnce(resuming, press)
  expect([asked.effects.at(-1), asked.state.balance]).toEqual([
    { type: 'request-round', request: { roundId: 'old', bet: 100 } },
    1_000,
  ])
})

test('one of a bonus is used for each round it pays; a bonus that came meanwhile stays whole', () => {
  const paid = run({ type: 'opened', session: sampleSession({ bonus }) }, press)
  expect([paid.state.balance, paid.last.effects.at(-1)]).toEqual([
    1_000,
    { type: 'request-round', request: { roundId: 'round-1', bet: 20, bonusId: 'b1' } },
  ])
  const answer: SampleEvent = { type: 'round-received', round: sampleRound() }
  expect(advanceSample(paid.state, answer).state.bonus?.remaining).toBe(1)
  const other = { ...bonus, bonusId: 'b2' }
  expect(advanceSample({ ...paid.state, bonus: other }, answer).state.bonus).toEqual(other)
})

const failures: fc.Arbitrary<Failure> = fc
  .constantFrom<FailureKind>(
    'offline',
    'server',
    'garbled',
    'session-over',
    'insufficient-funds',
    'limit',
    'refused',
    'round-cancelled',
  )
  .map(failure)
const ids = fc.constantFrom('round-1', 'round-2')
const rounds = fc
  .record({ id: ids, isOpen: fc.boolean(), win: fc.constantFrom(0, 240) })
  .map(({ id, isOpen, win }) =>
    sampleRound({ roundId: id, state: isOpen ? 'open' : 'closed', win: isOpen ? 0 : win, balance: 900 + (isOpen ? 0 : win) }),
  )
const events: fc.Arbitrary<SampleEvent> = fc.oneof(
  ids.map((id): SampleEvent => ({ type: 'pressed', id })),
  fc.constantFrom<SampleEvent>({ type: 'retry' }, { type: 'dismissed' }, { type: 'reopen' }, { type: 'shown' }, opened, deposit),
  fc.constantFrom<SampleEvent>({ type: 'online' }, { type: 'offline' }, { type: 'paused' }, { type: 'resumed' }),
  fc.constantFrom<SampleEvent>({ type: 'refused-in-round', from: 'refused' }, { type: 'refused-in-round', from: 'halted' }),
  fc.constant<SampleEvent>({ type: 'opened', session: sampleSession({ bonus, openRound: sampleRound({ state: 'open' }) }) }),
  rounds.map((round): SampleEvent => ({ type: 'round-received', round })),
  rounds.map((round): SampleEvent => ({ type: 'replay', round })),
  fc.record({ id: ids, why: failures }).map(({ id, why }): SampleEvent => ({ type: 'round-failed', roundId: id, failure: why })),
  failures.map((why): SampleEvent => ({ type: 'open-failed', failure: why })),
)

test('whatever happens in whatever order: never two rounds at once, no stake without a press, the same id after a failure, no debt', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), fc.constantFrom(advanceSample, advanceAtOnce), (all, advance) => {
      let state = newSampleState()
      for (const event of all) {
        const from = state.play
        const next = advance(state, event)
        const asked = next.effects.filter((effect) => effect.type === 'request-round')
        expect(asked.length).toBeLessThanOrEqual(1)
        for (const { request } of asked) {
          expect(['idle', 'unconfirmed', 'resuming']).toContain(from.phase)
          expect(['pressed', 'retry']).toContain(event.type)
          if (from.phase === 'unconfirmed') expect(request).toEqual(from.request)
          if (from.phase === 'resuming') expect(request.roundId).toBe(from.round.roundId)
          expect(next.state.play).toMatchObject({ phase: 'requesting', request })
        }
        if (next.state.balance < state.balance && event.type === 'pressed') expect(asked).toHaveLength(1)
        expect(next.state.balance).toBeGreaterThanOrEqual(0)
        if (next.effects.some(({ type }) => type === 'round-ended'))
          expect(from).toMatchObject({ phase: 'showing', isReplay: false })
        state = next.state
      }
    }),
  )
})

test('whatever has happened, a player in a demo is never stuck: some choice of a panel, or a press, leads on', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (all) => {
      const state = all.reduce((now, event) => advanceSample(now, event).state, newSampleState())
      if (['opening', 'requesting', 'choosing'].includes(state.play.phase)) return
      const ready: SampleState = { ...state, isOnline: true, isPaused: false }
      const choices: SampleEvent[] = [press, { type: 'retry' }, { type: 'dismissed' }, { type: 'reopen' }, { type: 'shown' }]
      expect(choices.some((event) => advanceSample(ready, event).state !== ready)).toBe(true)
    }),
  )
})
