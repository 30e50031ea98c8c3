import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import { advance } from './machine.ts'
import { type AnyEffect as Effect, type AnyEvent as Event, type CrashState, newState } from './state.ts'
import { cashedOut, crashed, sampleRound, sampleSession, sampleTable } from './sample.ts'

/** Runs events from the initial state; returns the state and all effects. */
function run(...events: Event[]): { state: CrashState; effects: Effect[] } {
  let state = newState(true)
  const effects: Effect[] = []
  for (const event of events) {
    const next = advance(state, event)
    state = next.state
    effects.push(...next.effects)
  }
  return { state, effects }
}
const opened: Event = { type: 'opened', session: sampleSession() }
const table: Event = { type: 'table-received', table: sampleTable() }
const press = (id = 'round-1'): Event => ({ type: 'pressed', id })
const received = (round = sampleRound()): Event => ({ type: 'round-received', round })

test("a bet names the round that is shown, flies, is cashed out, and its win is added with the host's reply", () => {
  const flying = run(opened, table, press(), received(), press('action-1'))
  expect(flying.state).toMatchObject({ balance: 900, play: { phase: 'flying', cashOutActionId: 'action-1' } })
  expect(flying.effects.map((effect) => effect.type)).toEqual([
    'round-started',
    'begin',
    'request-round',
    'accepted',
    'watch',
    'cash-out',
  ])
  expect(flying.effects[2]).toEqual({ type: 'request-round', request: { roundId: 'round-1', bet: 100, tableRound: 7 } })
  const ended = run(opened, table, press(), received(), press('action-1'), received(cashedOut()))
  expect(ended.state).toMatchObject({ balance: 1_050, play: { phase: 'idle' }, last: { roundId: 'round-1' } })
  expect(ended.effects.slice(-2)).toEqual([
    { type: 'ended', round: cashedOut() },
    { type: 'round-ended', round: cashedOut() },
  ])
})

test('nothing is staked before the shared round is known', () => {
  expect(run(opened, press()).effects).toEqual([])
})

test('a bet can wait for the next betting: it is one bet, its amount is fixed, and it can be cancelled', () => {
  const queued = run(opened, table, { type: 'queue-toggled' }, { type: 'bet-chosen', bet: 500 })
  expect(queued.state).toMatchObject({ isQueued: true, bet: 100 })
  expect(run(opened, table, { type: 'queue-toggled' }, { type: 'queue-toggled' }).state.isQueued).toBe(false)
  expect(run(opened, table, { type: 'queue-toggled' }, press()).state).toMatchObject({
    isQueued: false,
    play: { phase: 'requesting' },
  })
})

test('a double press cashes out once, and a reply of another round is ignored', () => {
  const { effects, state } = run(
    opened,
    table,
    press(),
    received(),
    press('a'),
    press('b'),
    received({ ...crashed(), roundId: 'other' }),
  )
  expect(effects.filter((effect) => effect.type === 'cash-out')).toHaveLength(1)
  expect(state.play.phase).toBe('flying')
})

test('a bet that is over when the host replies has ended', () => {
  const { state, effects } = run(opened, table, press(), received(crashed(100)))
  expect(state.play.phase).toBe('idle')
  expect(effects.map((effect) => effect.type)).toEqual(['round-started', 'begin', 'request-round', 'ended', 'round-ended'])
})

test('the round is watched while it is open, also after a lost connection [M6]', () => {
  const open = run(opened, table, press(), received(), received(sampleRound({ outcome: { elapsedMs: 3_000 } })))
  expect(open.effects.filter((effect) => effect.type === 'watch')).toHaveLength(2)
  const lost = run(opened, table, press(), received(), { type: 'watch-failed', failure: failure('offline') })
  expect(lost.state.play).toMatchObject({ phase: 'flying', isConnectionLost: true })
  expect(lost.effects.at(-1)).toEqual({ type: 'watch', roundId: 'round-1', isRetry: true })
  const ended = run(opened, table, press(), received(), { type: 'watch-failed', failure: failure('session-over') })
  expect(ended.state.play.phase).toBe('halted')
})

test('the button is enabled again after a cash-out that came too early or failed', () => {
  const early = run(opened, table, press(), received(), press('a'), {
    type: 'cash-out-failed',
    failure: failure('action-refused'),
  })
  expect(early.state.play).toMatchObject({ phase: 'flying', cashOutActionId: null, isConnectionLost: false })
  expect(early.effects.at(-1)).toEqual({ type: 'show-too-early' })
  const lost = run(opened, table, press(), received(), press('a'), { type: 'cash-out-failed', failure: failure('timeout') })
  expect(lost.state.play).toMatchObject({ phase: 'flying', cashOutActionId: null, isConnectionLost: true })
})

test('a round that may have started is requested again under its id; the stake of a refused round is returned', () => {
  const unconfirmed = run(
    opened,
    table,
    press(),
    { type: 'round-failed', roundId: 'round-1', failure: failure('timeout') },
    { type: 'retry' },
  )
  const requests = unconfirmed.effects.filter((effect) => effect.type === 'request-round')
  expect(requests).toEqual([requests[0], requests[0]])
  const refused = run(opened, table, press(), { type: 'round-failed', roundId: 'round-1', failure: failure('round-cancelled') })
  expect(refused.state).toMatchObject({ balance: 1_000, play: { phase: 'refused' } })
  const halted = run(opened, table, press(), { type: 'round-failed', roundId: 'round-1', failure: failure('limit') })
  expect(halted.state).toMatchObject({ balance: 1_000, play: { phase: 'halted' } })
})

test('nothing is staked offline, during a pause, or above the balance', () => {
  for (const type of ['offline', 'paused'] as const)
    expect(run(opened, table, { type }, press()).effects.map((effect) => effect.type)).toEqual([])
  const lowBalance = run(opened, table, { type: 'bet-chosen', bet: 5_000 }, press())
  expect(lowBalance.state.play).toMatchObject({ phase: 'halted', failure: { kind: 'insufficient-funds' } })
})

test('a previous round is continued, or its result is shown, before another can start [M6]', () => {
  const openedWithRound: Event = { type: 'opened', session: sampleSession({ openRound: sampleRound() }) }
  const flying = run(openedWithRound, press())
  expect(flying.state.play.phase).toBe('flying')
  expect(flying.effects.map((effect) => effect.type)).toEqual(['round-started', 'accepted', 'watch'])
  const openedWithResult: Event = { type: 'opened', session: sampleSession({ balance: 1_050, openRound: cashedOut() }) }
  expect(run(openedWithResult).state.balance).toBe(900)
  expect(run(openedWithResult, press()).state.balance).toBe(1_050)
})

const bonus = { bonusId: 'b1', kind: 'goldenchips' as const, remaining: 2, value: 200 }
const openedWithBonus: Event = { type: 'opened', session: sampleSession({ mode: 'real', balance: 0, bonus }) }
const receivedPaidByBonus = (round: Partial<ReturnType<typeof sampleRound>> = {}) =>
  received({ ...sampleRound(), payment: 'gaming-bonus', bet: 200, staked: 200, balanceAfterBet: 0, balance: 0, ...round })

test('a golden chip pays one round without changing the balance, and its win is credited to the player', () => {
  const requested = run(openedWithBonus, table, press())
  expect(requested.effects.at(-1)).toEqual({
    type: 'request-round',
    request: { roundId: 'round-1', bet: 200, bonusId: 'b1', tableRound: 7 },
  })
  const flying = run(openedWithBonus, table, press(), receivedPaidByBonus())
  expect([flying.state.balance, flying.state.bonus?.remaining]).toEqual([0, 1])
  const won = { ...cashedOut(), payment: 'gaming-bonus' as const, win: 300, balanceAfterBet: 0, balance: 300 }
  expect(run(openedWithBonus, table, press(), receivedPaidByBonus(), received(won)).state).toMatchObject({
    balance: 300,
    play: { phase: 'idle' },
  })
  const openedWithLastChip: Event = {
    type: 'opened',
    session: sampleSession({ mode: 'real', bonus: { ...bonus, remaining: 1 } }),
  }
  expect(run(openedWithLastChip, table, press(), receivedPaidByBonus()).state.bonus).toBeNull()
})

test('an unconfirmed round paid by a golden chip is retried with the chip; a refused round returns the chip, an unusable chip is removed [M6]', () => {
  const failed = (kind: Parameters<typeof failure>[0]): Event => ({
    type: 'round-failed',
    roundId: 'round-1',
    failure: failure(kind),
  })
  const unconfirmed = run(openedWithBonus, table, press(), failed('timeout'), { type: 'retry' })
  expect(unconfirmed.effects.at(-1)).toMatchObject({ type: 'request-round', request: { roundId: 'round-1', bonusId: 'b1' } })
  expect(run(openedWithBonus, table, press(), failed('round-cancelled')).state).toMatchObject({ balance: 0, bonus })
  expect(run(openedWithBonus, table, press(), failed('bonus-unusable')).state).toMatchObject({ balance: 0, bonus: null })
})

test('while a bonus pays, its value is the stake and the bet cannot be changed', () => {
  expect(run(openedWithBonus, { type: 'bet-chosen', bet: 500 }).state.bet).toBe(100)
})

test('bet and automatic cash-out can be changed only between rounds', () => {
  const { state } = run(
    opened,
    { type: 'auto-chosen', auto: 200 },
    table,
    press(),
    { type: 'bet-chosen', bet: 500 },
    { type: 'auto-chosen', auto: null },
  )
  expect([state.bet, state.autoCashOut]).toEqual([100, 200])
})
