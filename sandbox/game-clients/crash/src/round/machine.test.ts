import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import { advance } from './machine.ts'
import { type AnyEffect as Effect, type AnyEvent as Event, type CrashState, newState } from './state.ts'
import { cashedOut, crashed, sampleRound, sampleSession } from './sample.ts'

/** Follows events; gives the state and what was to be done. */
function follow(...events: Event[]): { state: CrashState; effects: Effect[] } {
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
const press = (id = 'round-1'): Event => ({ type: 'pressed', id })
const answer = (round = sampleRound()): Event => ({ type: 'round-received', round })

test('a round: staked, flying, cashed out, shown, and only then in the balance', () => {
  const flying = follow(opened, press(), answer(), press('action-1'))
  expect(flying.state).toMatchObject({ balance: 900, play: { phase: 'flying', cashOutActionId: 'action-1' } })
  expect(flying.effects.map((effect) => effect.type)).toEqual([
    'round-started',
    'begin',
    'request-round',
    'fly',
    'watch',
    'cash-out',
  ])
  const ending = follow(opened, press(), answer(), press('action-1'), answer(cashedOut()))
  expect(ending.state).toMatchObject({ balance: 900, play: { phase: 'ending' } })
  const over = follow(opened, press(), answer(), press('action-1'), answer(cashedOut()), { type: 'shown' })
  expect(over.state).toMatchObject({ balance: 1_050, play: { phase: 'idle' } })
  expect(over.effects.at(-1)).toEqual({ type: 'round-ended', round: cashedOut() })
})

test('a double press wants out once, and an answer to another round is passed over', () => {
  const { effects, state } = follow(opened, press(), answer(), press('a'), press('b'), answer({ ...crashed(), roundId: 'other' }))
  expect(effects.filter((effect) => effect.type === 'cash-out')).toHaveLength(1)
  expect(state.play.phase).toBe('flying')
})

test('a bust at the start is shown as one', () => {
  const { state, effects } = follow(opened, press(), answer(crashed(100)))
  expect(state.play.phase).toBe('ending')
  expect(effects.map((effect) => effect.type)).toEqual(['round-started', 'begin', 'request-round', 'fly', 'end'])
})

test('the watching goes on while the round is open, and through a lost line [M6]', () => {
  const still = follow(opened, press(), answer(), answer(sampleRound({ outcome: { elapsedMs: 3_000 } })))
  expect(still.effects.filter((effect) => effect.type === 'watch')).toHaveLength(2)
  const lost = follow(opened, press(), answer(), { type: 'watch-failed', failure: failure('offline') })
  expect(lost.state.play).toMatchObject({ phase: 'flying', isConnectionLost: true })
  expect(lost.effects.at(-1)).toEqual({ type: 'watch', roundId: 'round-1', isRetry: true })
  const over = follow(opened, press(), answer(), { type: 'watch-failed', failure: failure('session-over') })
  expect(over.state.play.phase).toBe('halted')
})

test('wanting out too early or in vain frees the button again', () => {
  const early = follow(opened, press(), answer(), press('a'), { type: 'cash-out-failed', failure: failure('action-refused') })
  expect(early.state.play).toMatchObject({ phase: 'flying', cashOutActionId: null, isConnectionLost: false })
  expect(early.effects.at(-1)).toEqual({ type: 'show-too-early' })
  const lost = follow(opened, press(), answer(), press('a'), { type: 'cash-out-failed', failure: failure('timeout') })
  expect(lost.state.play).toMatchObject({ phase: 'flying', cashOutActionId: null, isConnectionLost: true })
})

test('a round that may have been started is asked for again with its own id; a refused one gives the stake back', () => {
  const stuck = follow(
    opened,
    press(),
    { type: 'round-failed', roundId: 'round-1', failure: failure('timeout') },
    { type: 'retry' },
  )
  const asked = stuck.effects.filter((effect) => effect.type === 'request-round')
  expect(asked).toEqual([asked[0], asked[0]])
  const refused = follow(opened, press(), { type: 'round-failed', roundId: 'round-1', failure: failure('round-cancelled') })
  expect(refused.state).toMatchObject({ balance: 1_000, play: { phase: 'refused' } })
  const halted = follow(opened, press(), { type: 'round-failed', roundId: 'round-1', failure: failure('limit') })
  expect(halted.state).toMatchObject({ balance: 1_000, play: { phase: 'halted' } })
})

test('nothing is staked offline, in a pause, or beyond the balance', () => {
  for (const type of ['offline', 'paused'] as const)
    expect(follow(opened, { type }, press()).effects.map((effect) => effect.type)).toEqual([])
  const poor = follow(opened, { type: 'bet-chosen', bet: 5_000 }, press())
  expect(poor.state.play).toMatchObject({ phase: 'halted', failure: { kind: 'insufficient-funds' } })
})

test('a round of before goes on where it is, or its end is shown, before another can begin [M6]', () => {
  const open: Event = { type: 'opened', session: sampleSession({ openRound: sampleRound() }) }
  const flying = follow(open, press())
  expect(flying.state.play.phase).toBe('flying')
  expect(flying.effects.map((effect) => effect.type)).toEqual(['round-started', 'fly', 'watch'])
  const closed: Event = { type: 'opened', session: sampleSession({ balance: 1_050, openRound: cashedOut() }) }
  expect(follow(closed).state.balance).toBe(900)
  expect(follow(closed, press(), { type: 'shown' }).state.balance).toBe(1_050)
})

const bonus = { bonusId: 'b1', kind: 'goldenchips' as const, remaining: 2, value: 200 }
const golden: Event = { type: 'opened', session: sampleSession({ mode: 'real', balance: 0, bonus }) }
const paid = (round: Partial<ReturnType<typeof sampleRound>> = {}) =>
  answer({ ...sampleRound(), payment: 'gaming-bonus', bet: 200, staked: 200, balanceAfterBet: 0, balance: 0, ...round })

test('a golden chip pays a round without touching the balance, once, and its win is the player’s', () => {
  const asked = follow(golden, press())
  expect(asked.effects.at(-1)).toEqual({ type: 'request-round', request: { roundId: 'round-1', bet: 200, bonusId: 'b1' } })
  const flying = follow(golden, press(), paid())
  expect([flying.state.balance, flying.state.bonus?.remaining]).toEqual([0, 1])
  const won = { ...cashedOut(), payment: 'gaming-bonus' as const, win: 300, balanceAfterBet: 0, balance: 300 }
  expect(follow(golden, press(), paid(), answer(won), { type: 'shown' }).state).toMatchObject({
    balance: 300,
    play: { phase: 'idle' },
  })
  const last: Event = { type: 'opened', session: sampleSession({ mode: 'real', bonus: { ...bonus, remaining: 1 } }) }
  expect(follow(last, press(), paid()).state.bonus).toBeNull()
})

test('a golden round without an answer is asked again as golden; a refused one keeps the chip, a chip that is over goes [M6]', () => {
  const failed = (kind: Parameters<typeof failure>[0]): Event => ({
    type: 'round-failed',
    roundId: 'round-1',
    failure: failure(kind),
  })
  const stuck = follow(golden, press(), failed('timeout'), { type: 'retry' })
  expect(stuck.effects.at(-1)).toMatchObject({ type: 'request-round', request: { roundId: 'round-1', bonusId: 'b1' } })
  expect(follow(golden, press(), failed('round-cancelled')).state).toMatchObject({ balance: 0, bonus })
  expect(follow(golden, press(), failed('bonus-unusable')).state).toMatchObject({ balance: 0, bonus: null })
})

test('while the house pays, the stake is its own and is not chosen', () => {
  expect(follow(golden, { type: 'bet-chosen', bet: 500 }).state.bet).toBe(100)
})

test('bet and automatic cash-out change between rounds alone', () => {
  const { state } = follow(
    opened,
    { type: 'auto-chosen', auto: 200 },
    press(),
    { type: 'bet-chosen', bet: 500 },
    { type: 'auto-chosen', auto: null },
  )
  expect([state.bet, state.autoCashOut]).toEqual([100, 200])
})
