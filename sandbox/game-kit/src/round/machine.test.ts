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
const runToLowBalance = (...events: SampleEvent[]) =>
  run(opened, ...events, { type: 'balance-received', balance: 60, bonus: null }, press)

test('a press notifies the portal, starts the animation and requests the round, in this order, and the stake is deducted from the balance', () => {
  const { state, effects, last } = run(opened, press)
  expect(effects).toEqual(['round-started', 'begin', 'request-round'])
  expect(last.effects.at(-1)).toEqual({ type: 'request-round', request: { roundId: 'round-1', bet: 100 } })
  expect([state.balance, state.play.phase]).toEqual([900, 'requesting'])
})

test('a retry notifies the portal and requests the round again under its id, without a second stake; offline it does nothing [M6]', () => {
  const unconfirmed = run(opened, press, failed('timeout'))
  expect([unconfirmed.state.play.phase, unconfirmed.state.balance]).toEqual(['unconfirmed', 900])
  const retried = advanceSample(unconfirmed.state, { type: 'retry' })
  expect(retried.effects.map(({ type }) => type)).toEqual(['round-started', 'begin', 'request-round'])
  expect([retried.effects.at(-1), retried.state.balance]).toEqual([
    { type: 'request-round', request: { roundId: 'round-1', bet: 100 } },
    900,
  ])
  expect(advanceSample({ ...unconfirmed.state, isOnline: false }, { type: 'retry' }).effects).toEqual([])
})

test('a reply or a failure of another round changes nothing', () => {
  const { state } = run(opened, press)
  for (const event of [failed('server', 'other'), { type: 'round-received', round: sampleRound({ roundId: 'other' }) } as const])
    expect(advanceSample(state, event)).toEqual({ state, effects: [] })
})

test.each(['resumed', 'deposit'] as const)(
  'after a halt for insufficient funds play continues when the portal resumes it or a deposit arrives: %s',
  (how) => {
    const halted = runToLowBalance()
    expect(halted.state.play).toMatchObject({ phase: 'halted', failure: { kind: 'insufficient-funds' } })
    const { state } = advanceSample(halted.state, how === 'deposit' ? deposit : { type: 'resumed' })
    expect(state.play.phase).toBe('idle')
    expect([state.balance, state.stake], 'without a deposit the stake is lowered to one that the balance covers').toEqual(
      how === 'deposit' ? [5_000, 100] : [60, 60],
    )
  },
)

test('a halt for insufficient funds in the middle of a round returns to the round', () => {
  const round = sampleRound({ state: 'open' })
  const choosing = run(opened, press, { type: 'round-received', round }, { type: 'shown' })
  expect(choosing.state.play.phase).toBe('choosing')
  const halted = advanceSample(choosing.state, { type: 'refused-in-round', from: 'halted' }).state
  for (const event of [{ type: 'resumed' }, { type: 'dismissed' }, deposit] as const)
    expect(advanceSample(halted, event).state.play).toEqual({ phase: 'choosing', round })
})

test.each(['session-over', 'moved', 'blocked'] as const)('a halt for another reason remains: %s', (kind) => {
  const halted = run(opened, press, failed(kind)).state
  for (const event of [{ type: 'resumed' }, deposit] as const)
    expect(advanceSample(halted, event).state.play.phase).toBe('halted')
})

test('a new session can be opened in any phase without a round in progress, also after a refusal, and never during a round', () => {
  const states = {
    idle: run(opened),
    refused: run(opened, press, failed('refused')),
    unconfirmed: run(opened, press, failed('server')),
    halted: run(opened, press, failed('session-over')),
    failedToOpen: run({ type: 'open-failed', failure: failure('server') }),
  }
  for (const { state } of Object.values(states))
    expect(advanceSample(state, { type: 'reopen' })).toMatchObject({
      state: { play: { phase: 'opening' } },
      effects: [{ type: 'open-session' }],
    })
  const requesting = run(opened, press)
  const showing = run(opened, press, { type: 'round-received', round: sampleRound() })
  for (const { state } of [requesting, showing, run()])
    expect(advanceSample(state, { type: 'reopen' })).toEqual({ state, effects: [] })
})

test('a previous round is shown with the current balance, which excludes its win until the round has ended [M6]', () => {
  const openRound = sampleRound({ win: 240, balance: 7, balanceAfterBet: 5 })
  const resuming = run({ type: 'opened', session: sampleSession({ mode: 'real', openRound }) })
  expect([resuming.state.play.phase, resuming.state.balance]).toEqual(['resuming', 760])
  const shown = advanceSample(resuming.state, press)
  expect(shown.effects.map(({ type }) => type)).toEqual(['round-started', 'show'])
  expect(advanceSample(shown.state, { type: 'shown' }).state).toMatchObject({ balance: 1_000, play: { phase: 'idle' } })
})

test('an open round is continued; where rounds are decided at once it is requested again under its id, without a stake [M6]', () => {
  const session = sampleSession({ mode: 'real', openRound: sampleRound({ roundId: 'old', state: 'open' }) })
  const resuming = run({ type: 'opened', session }).state
  expect(advanceSample(resuming, press).state.play.phase).toBe('showing')
  const requested = advanceAtOnce(resuming, press)
  expect([requested.effects.at(-1), requested.state.balance]).toEqual([
    { type: 'request-round', request: { roundId: 'old', bet: 100 } },
    1_000,
  ])
})

test('each round paid by a bonus uses one of its units; a bonus that arrived meanwhile is not reduced', () => {
  const paidByBonus = run({ type: 'opened', session: sampleSession({ bonus }) }, press)
  expect([paidByBonus.state.balance, paidByBonus.last.effects.at(-1)]).toEqual([
    1_000,
    { type: 'request-round', request: { roundId: 'round-1', bet: 20, bonusId: 'b1' } },
  ])
  const reply: SampleEvent = { type: 'round-received', round: sampleRound() }
  expect(advanceSample(paidByBonus.state, reply).state.bonus?.remaining).toBe(1)
  const other = { ...bonus, bonusId: 'b2' }
  expect(advanceSample({ ...paidByBonus.state, bonus: other }, reply).state.bonus).toEqual(other)
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
  fc
    .record({ id: ids, failure: failures })
    .map(({ id, failure }): SampleEvent => ({ type: 'round-failed', roundId: id, failure })),
  failures.map((failure): SampleEvent => ({ type: 'open-failed', failure })),
)

test('for any order of events: never two rounds at once, no stake without a press, the same id after a failure, no negative balance', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 60 }), fc.constantFrom(advanceSample, advanceAtOnce), (sequence, advance) => {
      let state = newSampleState()
      for (const event of sequence) {
        const previousPlay = state.play
        const next = advance(state, event)
        const requests = next.effects.filter((effect) => effect.type === 'request-round')
        expect(requests.length).toBeLessThanOrEqual(1)
        for (const { request } of requests) {
          expect(['idle', 'unconfirmed', 'resuming']).toContain(previousPlay.phase)
          expect(['pressed', 'retry']).toContain(event.type)
          if (previousPlay.phase === 'unconfirmed') expect(request).toEqual(previousPlay.request)
          if (previousPlay.phase === 'resuming') expect(request.roundId).toBe(previousPlay.round.roundId)
          expect(next.state.play).toMatchObject({ phase: 'requesting', request })
        }
        if (next.state.balance < state.balance && event.type === 'pressed') expect(requests).toHaveLength(1)
        expect(next.state.balance).toBeGreaterThanOrEqual(0)
        if (next.effects.some(({ type }) => type === 'round-ended'))
          expect(previousPlay).toMatchObject({ phase: 'showing', isReplay: false })
        state = next.state
      }
    }),
  )
})

test('after any events a demo player can continue, with a choice of a panel or a press', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (sequence) => {
      const state = sequence.reduce((previous, event) => advanceSample(previous, event).state, newSampleState())
      if (['opening', 'requesting', 'choosing'].includes(state.play.phase)) return
      const ready: SampleState = { ...state, isOnline: true, isPaused: false }
      const choices: SampleEvent[] = [press, { type: 'retry' }, { type: 'dismissed' }, { type: 'reopen' }, { type: 'shown' }]
      expect(choices.some((event) => advanceSample(ready, event).state !== ready)).toBe(true)
    }),
  )
})
