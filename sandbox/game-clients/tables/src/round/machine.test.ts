import { failure } from '@herna/game-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { NO_BETS, withChip, withGoldenChip } from '../bets/index.ts'
import { advance } from './machine.ts'
import type { AnyEvent as Event, TableState } from './state.ts'
import { sampleBlackjack, sampleGame, sampleRound, sampleSession, sampleSplit, sampleState } from './sample.ts'

const bets = withChip(NO_BETS, 'red', 500, 10_000) ?? NO_BETS
const hand = withChip(NO_BETS, 'hand', 100, 10_000) ?? NO_BETS
const staked = (more: Partial<TableState> = {}): TableState => sampleState({ bets, ...more })
const run = (initial: TableState, ...events: Event[]): TableState =>
  events.reduce((state, event) => advance(state, event).state, initial)
const effectsOf = (state: TableState, event: Event): string[] => advance(state, event).effects.map((effect) => effect.type)
const press: Event = { type: 'pressed', id: 'round-1' }
const open = sampleRound({ state: 'open', outcome: sampleBlackjack() })
const blackjack = (more: Partial<TableState> = {}): TableState =>
  sampleState({ session: sampleSession({ game: sampleGame('blackjack') }), bets: hand, ...more })

test('a press stakes the placed chips once, and the win is added to the balance only after the animation', () => {
  const requesting = run(staked(), press)
  expect([requesting.balance, requesting.play]).toEqual([
    500,
    { phase: 'requesting', request: { roundId: 'round-1', bet: 500, stakes: bets.stakes } },
  ])
  expect(effectsOf(requesting, press)).toEqual([])
  const reply = sampleRound({ bet: 500, staked: 500, win: 1_000, balanceAfterBet: 500, balance: 1_500 })
  const showing = run(requesting, { type: 'round-received', round: reply })
  expect(showing.balance).toBe(500)
  const ended = advance(showing, { type: 'shown' })
  expect([ended.state.balance, ended.state.lastWin, ended.state.bets, ended.state.lastStakes]).toEqual([
    1_500,
    1_000,
    NO_BETS,
    bets.stakes,
  ])
  expect(ended.effects).toEqual([{ type: 'round-ended', round: reply }])
})

test('a press on an empty table repeats the last round that the player paid', () => {
  const lastStakes = [{ spot: 'red', amount: 300 }]
  const repeated = run(sampleState({ lastStakes }), press)
  expect([repeated.play, repeated.balance, repeated.lastStakes]).toEqual([
    { phase: 'requesting', request: { roundId: 'round-1', bet: 300, stakes: lastStakes } },
    700,
    lastStakes,
  ])
  expect(run(staked({ lastStakes }), press).play).toMatchObject({ request: { bet: 500 } })
})

test('nothing is staked without chips, offline, during the portal’s pause, or above the balance', () => {
  for (const state of [sampleState(), staked({ isOnline: false }), staked({ isPaused: true })])
    expect(effectsOf(state, press)).toEqual([])
  expect(run(staked({ balance: 499 }), press).play).toMatchObject({ phase: 'halted', failure: { kind: 'insufficient-funds' } })
})

test('a round without a response is retried under its id; a refused stake is returned [M6]', () => {
  const requesting = run(staked(), press)
  const unconfirmed = run(requesting, { type: 'round-failed', roundId: 'round-1', failure: failure('timeout') })
  expect([unconfirmed.play.phase, unconfirmed.balance]).toEqual(['unconfirmed', 500])
  expect(advance(unconfirmed, { type: 'retry' }).effects.at(-1)).toEqual({
    type: 'request-round',
    request: { roundId: 'round-1', bet: 500, stakes: bets.stakes },
  })
  const refused = run(requesting, { type: 'round-failed', roundId: 'round-1', failure: failure('round-cancelled') })
  expect([refused.play.phase, refused.balance]).toEqual(['refused', 1_000])
  expect(run(refused, { type: 'dismissed' }).play).toEqual({ phase: 'idle' })
})

test('an open hand waits for the player’s moves until it ends', () => {
  const choosing = run(blackjack(), press, { type: 'round-received', round: open }, { type: 'shown' })
  expect(choosing.play).toEqual({ phase: 'choosing', round: open })
  const action = { actionId: 'a1', action: 'split' as const }
  const acting = advance(choosing, { type: 'act', action })
  expect(acting.effects).toEqual([{ type: 'request-action', roundId: 'round-1', action }])
  const reply = sampleRound({ outcome: sampleSplit(), staked: 200, win: 400, balanceAfterBet: 800, balance: 1_200 })
  const ended = run(acting.state, { type: 'round-received', round: reply }, { type: 'shown' })
  expect([ended.play.phase, ended.balance]).toEqual(['idle', 1_200])
})

test('a move without a response is retried under its id; after one that came too late the state of the round is requested [M6]', () => {
  const choosing = blackjack({ play: { phase: 'choosing', round: open } })
  const action = { actionId: 'a1', action: 'hit' as const }
  const acting = run(choosing, { type: 'act', action })
  const unconfirmed = run(acting, { type: 'action-failed', failure: failure('unreachable') })
  expect(advance(unconfirmed, { type: 'retry-action' }).effects).toEqual([{ type: 'request-action', roundId: 'round-1', action }])
  const late = run(acting, { type: 'action-failed', failure: failure('action-refused') })
  expect(advance(late, { type: 'dismissed' }).effects).toEqual([{ type: 'request-state', roundId: 'round-1' }])
  const halted = run(acting, { type: 'action-failed', failure: failure('insufficient-funds') })
  expect(run(halted, { type: 'dismissed' }).play).toEqual({ phase: 'choosing', round: open })
})

test('a previous round comes first: an open one is continued, a closed one is shown before its win is added [M6]', () => {
  const session = sampleSession({ mode: 'real', game: sampleGame('blackjack'), openRound: open })
  const resuming = run(sampleState({ play: { phase: 'opening' } }), { type: 'opened', session })
  expect(resuming.play.phase).toBe('resuming')
  expect(run(resuming, press, { type: 'shown' }).play.phase).toBe('choosing')
  const ended = sampleRound({ win: 3_600, balance: 1, balanceAfterBet: 1 })
  const late = run(sampleState({ play: { phase: 'opening' } }), {
    type: 'opened',
    session: sampleSession({ balance: 5_000, openRound: ended }),
  })
  expect(late.balance).toBe(1_400)
  expect(run(late, press, { type: 'shown' }).balance).toBe(5_000)
})

const chips = { bonusId: 'b1', kind: 'goldenchips' as const, remaining: 2, value: 50 }
const stateWithGoldenChip = (more: Partial<TableState> = {}): TableState =>
  sampleState({
    bonus: chips,
    bets: withGoldenChip(bets, 'red', 50),
    balance: 0,
    session: sampleSession({ mode: 'real' }),
    ...more,
  })
const roundPaidByBonus = (more: Parameters<typeof sampleRound>[0] = {}) =>
  sampleRound({ payment: 'gaming-bonus', bet: 50, staked: 50, balanceAfterBet: 0, balance: 0, ...more })

test('a golden chip pays one round without changing the balance, and its win is credited to the player', () => {
  const game = { ...sampleGame('roulette'), minBet: 10 }
  const requesting = advance(stateWithGoldenChip({ session: sampleSession({ mode: 'real', game }) }), press)
  expect(requesting.effects.at(-1)).toEqual({
    type: 'request-round',
    request: { roundId: 'round-1', bet: 50, stakes: [{ spot: 'red', amount: 50 }], bonusId: 'b1' },
  })
  const ended = run(
    requesting.state,
    { type: 'round-received', round: roundPaidByBonus({ win: 100, balance: 100 }) },
    { type: 'shown' },
  )
  expect([ended.balance, ended.bonus?.remaining, ended.bets, ended.lastCost]).toEqual([100, 1, NO_BETS, 0])
  expect(ended.lastStakes, 'repeating stakes never turns a bonus chip into real money').toEqual([])
  const last = run(
    { ...requesting.state, bonus: { ...chips, remaining: 1 } },
    { type: 'round-received', round: roundPaidByBonus() },
    { type: 'shown' },
  )
  expect(last.bonus).toBeNull()
})

test('an unconfirmed round paid by a golden chip is retried with the chip; a refused round returns the chip, an unusable chip is removed [M6]', () => {
  const game = { ...sampleGame('roulette'), minBet: 10 }
  const requesting = run(stateWithGoldenChip({ session: sampleSession({ mode: 'real', game }) }), press)
  const unconfirmed = run(requesting, { type: 'round-failed', roundId: 'round-1', failure: failure('timeout') })
  expect(advance(unconfirmed, { type: 'retry' }).effects.at(-1)).toMatchObject({
    type: 'request-round',
    request: { roundId: 'round-1', bonusId: 'b1' },
  })
  const cancelled = run(requesting, { type: 'round-failed', roundId: 'round-1', failure: failure('round-cancelled') })
  expect([cancelled.balance, cancelled.bonus]).toEqual([0, chips])
  const unusable = run(requesting, { type: 'round-failed', roundId: 'round-1', failure: failure('bonus-unusable') })
  expect([unusable.balance, unusable.bonus, unusable.bets]).toEqual([0, null, NO_BETS])
})

test('a replay requests nothing and changes no balance', () => {
  const replay = run(staked(), { type: 'replay', round: sampleRound({ balanceAfterBet: 1, balance: 2 }) })
  expect([replay.play.phase, replay.balance]).toEqual(['showing', 1_000])
  const ended = advance(replay, { type: 'shown' })
  expect([ended.effects, ended.state.balance, ended.state.bets]).toEqual([[], 1_000, bets])
})

test('for any order of events, a round is requested only from idle or as a retry, and never two at once', () => {
  const events: fc.Arbitrary<Event> = fc.constantFrom<Event>(
    press,
    { type: 'pressed', id: 'round-2' },
    { type: 'bets-changed', bets },
    { type: 'round-received', round: sampleRound() },
    { type: 'round-received', round: open },
    { type: 'round-failed', roundId: 'round-1', failure: failure('timeout') },
    { type: 'action-failed', failure: failure('timeout') },
    { type: 'round-failed', roundId: 'round-1', failure: failure('refused') },
    { type: 'action-failed', failure: failure('refused') },
    { type: 'round-failed', roundId: 'round-1', failure: failure('session-over') },
    { type: 'action-failed', failure: failure('session-over') },
    { type: 'retry' },
    { type: 'retry-action' },
    { type: 'dismissed' },
    { type: 'shown' },
    { type: 'paused' },
    { type: 'resumed' },
    { type: 'online' },
    { type: 'offline' },
    { type: 'act', action: { actionId: 'a1', action: 'hit' } },
  )
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (sequence) => {
      let state = staked()
      for (const event of sequence) {
        const previousPlay = state.play
        const { state: next, effects } = advance(state, event)
        for (const effect of effects) {
          if (effect.type !== 'request-round') continue
          expect(['idle', 'unconfirmed']).toContain(previousPlay.phase)
          if (previousPlay.phase === 'unconfirmed') expect(effect.request.roundId).toBe(previousPlay.request.roundId)
        }
        expect(next.balance).toBeGreaterThanOrEqual(0)
        state = next
      }
    }),
  )
})
