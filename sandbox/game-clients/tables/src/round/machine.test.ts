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
const run = (state: TableState, ...events: Event[]): TableState => events.reduce((now, event) => advance(now, event).state, state)
const did = (state: TableState, event: Event): string[] => advance(state, event).effects.map((effect) => effect.type)
const press: Event = { type: 'pressed', id: 'round-1' }
const open = sampleRound({ state: 'open', outcome: sampleBlackjack() })
const blackjack = (more: Partial<TableState> = {}): TableState =>
  sampleState({ session: sampleSession({ game: sampleGame('blackjack') }), bets: hand, ...more })

test('a press stakes what lies on the cloth once, and the balance rises only when the animation has ended', () => {
  const asked = run(staked(), press)
  expect([asked.balance, asked.play]).toEqual([
    500,
    { phase: 'requesting', request: { roundId: 'round-1', bet: 500, stakes: bets.stakes } },
  ])
  expect(did(asked, press)).toEqual([])
  const reply = sampleRound({ bet: 500, staked: 500, win: 1_000, balanceAfterBet: 500, balance: 1_500 })
  const showing = run(asked, { type: 'round-received', round: reply })
  expect(showing.balance).toBe(500)
  const over = advance(showing, { type: 'shown' })
  expect([over.state.balance, over.state.lastWin, over.state.bets, over.state.lastStakes]).toEqual([
    1_500,
    1_000,
    NO_BETS,
    bets.stakes,
  ])
  expect(over.effects).toEqual([{ type: 'round-ended', round: reply }])
})

test('nothing is staked without chips, offline, in the portal’s pause, or beyond the balance', () => {
  for (const state of [sampleState(), staked({ isOnline: false }), staked({ isPaused: true })])
    expect(did(state, press)).toEqual([])
  expect(run(staked({ balance: 499 }), press).play).toMatchObject({ phase: 'halted', failure: { kind: 'insufficient-funds' } })
})

test('a call without an answer is asked again under its id; a refused stake comes back [M6]', () => {
  const asked = run(staked(), press)
  const stuck = run(asked, { type: 'round-failed', roundId: 'round-1', failure: failure('timeout') })
  expect([stuck.play.phase, stuck.balance]).toEqual(['unconfirmed', 500])
  expect(advance(stuck, { type: 'retry' }).effects.at(-1)).toEqual({
    type: 'request-round',
    request: { roundId: 'round-1', bet: 500, stakes: bets.stakes },
  })
  const refused = run(asked, { type: 'round-failed', roundId: 'round-1', failure: failure('round-cancelled') })
  expect([refused.play.phase, refused.balance]).toEqual(['refused', 1_000])
  expect(run(refused, { type: 'dismissed' }).play).toEqual({ phase: 'idle' })
})

test('an open hand waits for the player, move after move, to its end', () => {
  const choosing = run(blackjack(), press, { type: 'round-received', round: open }, { type: 'shown' })
  expect(choosing.play).toEqual({ phase: 'choosing', round: open })
  const action = { actionId: 'a1', action: 'split' as const }
  const acting = advance(choosing, { type: 'act', action })
  expect(acting.effects).toEqual([{ type: 'request-action', roundId: 'round-1', action }])
  const reply = sampleRound({ outcome: sampleSplit(), staked: 200, win: 400, balanceAfterBet: 800, balance: 1_200 })
  const over = run(acting.state, { type: 'round-received', round: reply }, { type: 'shown' })
  expect([over.play.phase, over.balance]).toEqual(['idle', 1_200])
})

test('a move without an answer is asked again under its id; one that came too late asks how the round stands [M6]', () => {
  const choosing = blackjack({ play: { phase: 'choosing', round: open } })
  const action = { actionId: 'a1', action: 'hit' as const }
  const acting = run(choosing, { type: 'act', action })
  const stuck = run(acting, { type: 'action-failed', failure: failure('unreachable') })
  expect(advance(stuck, { type: 'retry-action' }).effects).toEqual([{ type: 'request-action', roundId: 'round-1', action }])
  const late = run(acting, { type: 'action-failed', failure: failure('action-refused') })
  expect(advance(late, { type: 'dismissed' }).effects).toEqual([{ type: 'request-state', roundId: 'round-1' }])
  const broke = run(acting, { type: 'action-failed', failure: failure('insufficient-funds') })
  expect(run(broke, { type: 'dismissed' }).play).toEqual({ phase: 'choosing', round: open })
})

test('a round of before comes first: an open one is played on, a closed one shown and only then counted [M6]', () => {
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
const golden = (more: Partial<TableState> = {}): TableState =>
  sampleState({
    bonus: chips,
    bets: withGoldenChip(bets, 'red', 50),
    balance: 0,
    session: sampleSession({ mode: 'real' }),
    ...more,
  })
const paid = (more: Parameters<typeof sampleRound>[0] = {}) =>
  sampleRound({ payment: 'gaming-bonus', bet: 50, staked: 50, balanceAfterBet: 0, balance: 0, ...more })

test('a golden chip pays a round without touching the balance, once, and its win is the player’s', () => {
  const game = { ...sampleGame('roulette'), minBet: 10 }
  const asked = advance(golden({ session: sampleSession({ mode: 'real', game }) }), press)
  expect(asked.effects.at(-1)).toEqual({
    type: 'request-round',
    request: { roundId: 'round-1', bet: 50, stakes: [{ spot: 'red', amount: 50 }], bonusId: 'b1' },
  })
  const over = run(asked.state, { type: 'round-received', round: paid({ win: 100, balance: 100 }) }, { type: 'shown' })
  expect([over.balance, over.bonus?.remaining, over.bets, over.lastCost]).toEqual([100, 1, NO_BETS, 0])
  expect(over.lastStakes, 'laying again never turns a chip of the house into money').toEqual([])
  const last = run(
    { ...asked.state, bonus: { ...chips, remaining: 1 } },
    { type: 'round-received', round: paid() },
    { type: 'shown' },
  )
  expect(last.bonus).toBeNull()
})

test('a golden round without an answer is asked again as golden; a refused one keeps the chip, a chip that is over goes [M6]', () => {
  const game = { ...sampleGame('roulette'), minBet: 10 }
  const asked = run(golden({ session: sampleSession({ mode: 'real', game }) }), press)
  const stuck = run(asked, { type: 'round-failed', roundId: 'round-1', failure: failure('timeout') })
  expect(advance(stuck, { type: 'retry' }).effects.at(-1)).toMatchObject({
    type: 'request-round',
    request: { roundId: 'round-1', bonusId: 'b1' },
  })
  const cancelled = run(asked, { type: 'round-failed', roundId: 'round-1', failure: failure('round-cancelled') })
  expect([cancelled.balance, cancelled.bonus]).toEqual([0, chips])
  const unusable = run(asked, { type: 'round-failed', roundId: 'round-1', failure: failure('bonus-unusable') })
  expect([unusable.balance, unusable.bonus, unusable.bets]).toEqual([0, null, NO_BETS])
})

test('a replay asks for nothing and moves no money', () => {
  const replay = run(staked(), { type: 'replay', round: sampleRound({ balanceAfterBet: 1, balance: 2 }) })
  expect([replay.play.phase, replay.balance]).toEqual(['showing', 1_000])
  const over = advance(replay, { type: 'shown' })
  expect([over.effects, over.state.balance, over.state.bets]).toEqual([[], 1_000, bets])
})

test('whatever happens, a stake is asked for only from the cloth, and never two rounds at once', () => {
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
    fc.property(fc.array(events, { maxLength: 40 }), (all) => {
      let state = staked()
      for (const event of all) {
        const from = state.play
        const { state: next, effects } = advance(state, event)
        for (const effect of effects) {
          if (effect.type !== 'request-round') continue
          expect(['idle', 'unconfirmed']).toContain(from.phase)
          if (from.phase === 'unconfirmed') expect(effect.request.roundId).toBe(from.request.roundId)
        }
        expect(next.balance).toBeGreaterThanOrEqual(0)
        state = next
      }
    }),
  )
})
