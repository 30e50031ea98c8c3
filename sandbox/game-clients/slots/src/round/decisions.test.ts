import type { RoundAction } from '@herna/contract/games'
import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import type { SlotRound } from '../session/index.ts'
import { meterAfter, winOfSteps } from '../wins/index.ts'
import { advance } from './machine.ts'
import { sampleReply, sampleState, sampleStep } from './sample.ts'
import type { SlotPlay, SlotState } from './state.ts'

const stateIn = (play: SlotPlay, more: Partial<SlotState> = {}): SlotState => sampleState({ play, balance: 900, ...more })
const riskable = (amount: number, more: Partial<SlotRound> = {}): SlotRound =>
  withGamble({ amount, steps: [], isOpen: true }, { state: 'open', ...more })

function withGamble(gamble: NonNullable<SlotRound['outcome']['gamble']>, more: Partial<SlotRound> = {}): SlotRound {
  const reply = sampleReply({ steps: [sampleStep({ win: 240 })], ...more })
  return { ...reply, outcome: { ...reply.outcome, gamble } }
}
const card = { rank: 7, suit: 'hearts' as const }
const guess: RoundAction = { actionId: 'a1', action: 'gamble', colour: 'red' }

const waitingForChoice: SlotRound = (() => {
  const reply = sampleReply({ state: 'open', steps: [sampleStep({ win: 50 })] })
  return { ...reply, outcome: { ...reply.outcome, freeSpinChoice: { chosen: null } } }
})()
const chosen: SlotRound = (() => {
  const free = sampleStep({ kind: 'free-spin', isFreeSpin: true, multiplier: 3, win: 60 })
  const reply = sampleReply({
    steps: [sampleStep({ win: 50, freeSpinsAwarded: 1, freeSpinsLeft: 1 }), free],
    win: 110,
    balance: 1_010,
  })
  return { ...reply, outcome: { ...reply.outcome, freeSpinChoice: { chosen: 1 } } }
})()

test('an open round waits for its player once its wins are shown, and adds nothing to the balance', () => {
  const showing = stateIn({ phase: 'showing', round: riskable(240), step: 0, isReplay: false })
  const { state, effects } = advance(showing, { type: 'wins-shown' })
  expect(state).toMatchObject({ balance: 900, play: { phase: 'deciding' } })
  expect(effects).toEqual([])
})

test('the main button collects a win, and chooses no free spins for the player', () => {
  const collecting = advance(stateIn({ phase: 'deciding', round: riskable(240) }), { type: 'pressed', id: 'a1' })
  expect(collecting.effects).toEqual([
    { type: 'request-action', roundId: 'round-1', action: { actionId: 'a1', action: 'collect' } },
  ])
  const choosing = stateIn({ phase: 'deciding', round: waitingForChoice })
  expect(advance(choosing, { type: 'pressed', id: 'a1' })).toEqual({ state: choosing, effects: [] })
})

test('a collected win ends the round with the balance of the host', () => {
  const acting = stateIn({ phase: 'acting', round: riskable(240), action: { actionId: 'a1', action: 'collect' } })
  const round = withGamble({ amount: 240, steps: [], isOpen: false }, { win: 240, balance: 1_140 })
  const { state, effects } = advance(acting, { type: 'round-received', round })
  expect(state).toMatchObject({ balance: 1_140, lastWin: 240, play: { phase: 'idle' } })
  expect(effects).toEqual([{ type: 'round-ended', round }])
})

test('a guess shows the drawn card first; after a right one the player decides again, after a wrong one the round ends', () => {
  const acting = stateIn({ phase: 'acting', round: riskable(240), action: guess })
  const right = withGamble({ amount: 480, steps: [{ colour: 'red', card }], isOpen: true }, { state: 'open' })
  const shown = advance(acting, { type: 'round-received', round: right })
  expect([shown.state.play.phase, shown.effects]).toEqual(['revealing', [{ type: 'show-card', round: right }]])
  expect(advance(shown.state, { type: 'card-shown' }).state.play).toEqual({ phase: 'deciding', round: right })
  const wrong = withGamble({ amount: 0, steps: [{ colour: 'black', card }], isOpen: false }, { win: 0, balance: 900 })
  const lost = advance(advance(acting, { type: 'round-received', round: wrong }).state, { type: 'card-shown' })
  expect(lost.state).toMatchObject({ balance: 900, lastWin: 0, play: { phase: 'idle' } })
})

test('the chosen free spins are played from the first', () => {
  const acting = stateIn({ phase: 'acting', round: waitingForChoice, action: { actionId: 'a1', action: 'choose', option: 1 } })
  const { state, effects } = advance(acting, { type: 'round-received', round: chosen })
  expect(state.play).toMatchObject({ phase: 'stopping', step: 1 })
  expect(effects.map(({ type }) => type)).toEqual(['spin-reels', 'stop-reels'])
})

test('a decision without an answer is repeated under its id, and refused offline [M6]', () => {
  const acting = stateIn({ phase: 'acting', round: riskable(240), action: guess })
  const unconfirmed = advance(acting, { type: 'action-failed', failure: failure('timeout') }).state
  expect(unconfirmed.play).toMatchObject({ phase: 'unconfirmed-action', action: guess })
  const retried = advance(unconfirmed, { type: 'retry-action' })
  expect(retried.effects).toEqual([{ type: 'request-action', roundId: 'round-1', action: guess }])
  expect(advance({ ...unconfirmed, isOnline: false }, { type: 'retry-action' }).effects).toEqual([])
  const deciding = stateIn({ phase: 'deciding', round: riskable(240) }, { isOnline: false })
  expect(advance(deciding, { type: 'act', action: guess })).toEqual({ state: deciding, effects: [] })
})

test('after a refused decision the state of the round is requested: the clock may have settled it', () => {
  const acting = stateIn({ phase: 'acting', round: riskable(240), action: guess })
  const refused = advance(acting, { type: 'action-failed', failure: failure('action-refused') }).state
  expect(refused.play.phase).toBe('refused')
  const checking = advance(refused, { type: 'dismissed' })
  expect(checking.effects).toEqual([{ type: 'request-state', roundId: 'round-1' }])
  const settled = withGamble({ amount: 240, steps: [], isOpen: false }, { win: 240, balance: 1_140 })
  expect(advance(checking.state, { type: 'round-received', round: settled }).state).toMatchObject({
    balance: 1_140,
    play: { phase: 'idle' },
  })
})

test('a replay of a risked win decides nothing', () => {
  const showing = stateIn({ phase: 'showing', round: riskable(240), step: 0, isReplay: true })
  expect(advance(showing, { type: 'wins-shown' }).state.play.phase).toBe('idle')
})

test('the meter shows what the reels have won, also when the win was risked or is not paid yet', () => {
  expect(winOfSteps(riskable(240))).toBe(240)
  const lost = withGamble({ amount: 0, steps: [{ colour: 'black', card }], isOpen: false })
  expect([winOfSteps(lost), meterAfter(lost, 0)]).toEqual([240, 240])
  expect(winOfSteps(chosen)).toBe(110)
})

test('reels that wilds have covered stop at what they landed on, then are covered and do not turn again', () => {
  const landed = [
    [0, 1, 2],
    [1, 3, 0],
    [2, 0, 1],
  ]
  const covered = landed.map((column, reel) => (reel === 1 ? [3, 3, 3] : column))
  const steps = [
    sampleStep({ grid: covered, expanded: { reels: [1], landed } }),
    sampleStep({ kind: 'wild-respin', grid: covered, heldReels: [1] }),
  ]
  const requesting = stateIn({ phase: 'requesting', request: { roundId: 'round-1', bet: 100 } })
  const stopping = advance(requesting, { type: 'round-received', round: sampleReply({ steps }) })
  expect(stopping.effects).toEqual([
    { type: 'stop-reels', grid: landed, isQuick: false, expanded: { reels: [1], grid: covered } },
  ])
  const shown = advance(advance(stopping.state, { type: 'reels-stopped' }).state, { type: 'wins-shown' })
  expect(shown.effects[0]).toEqual({ type: 'spin-reels', held: [1] })
})
