import { type Failure, type FailureKind, failure } from '@herna/game-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance } from './machine.ts'
import { type AnyEvent as Event, newState, type SlotPlay as Play, type SlotState } from './state.ts'
import { sampleReply, sampleSession, sampleStep, sampleState } from './sample.ts'

const stateIn = (play: Play, more: Partial<SlotState> = {}): SlotState => sampleState({ play, ...more })
const press: Event = { type: 'pressed', id: 'round-1' }
const requesting: Play = { phase: 'requesting', request: { roundId: 'round-1', bet: 100 } }
const failed = (kind: FailureKind): Event => ({ type: 'round-failed', roundId: 'round-1', failure: failure(kind) })
const effectsOf = (state: SlotState, event: Event): string[] => advance(state, event).effects.map((effect) => effect.type)

const withFreeSpins = sampleReply({
  steps: [
    sampleStep({ win: 200, freeSpinsAwarded: 2, freeSpinsLeft: 2 }),
    sampleStep({ isFreeSpin: true, win: 100, freeSpinsAwarded: 1, freeSpinsLeft: 2 }),
    sampleStep({ isFreeSpin: true, freeSpinsLeft: 1 }),
    sampleStep({ isFreeSpin: true, win: 50 }),
  ],
  win: 350,
  balance: 1_250,
})

test('an opened session sets balance and default bet and is idle', () => {
  const { state } = advance(newState(true), { type: 'opened', session: sampleSession() })
  expect(state).toMatchObject({ balance: 1_000, bet: 100, lastWin: null, play: { phase: 'idle' } })
})

test('a new session keeps the chosen bet while the game still has it', () => {
  const opening = stateIn({ phase: 'opening' }, { bet: 200 })
  expect(advance(opening, { type: 'opened', session: sampleSession() }).state.bet).toBe(200)
  expect(advance({ ...opening, bet: 77 }, { type: 'opened', session: sampleSession() }).state.bet).toBe(100)
})

test('a session that cannot be opened is reported, and requested again only when the player chooses so', () => {
  const failedToOpen = advance(newState(true), { type: 'open-failed', failure: failure('server') })
  expect(failedToOpen.state.play).toEqual({ phase: 'failed-to-open', failure: failure('server') })
  expect(failedToOpen.effects).toEqual([{ type: 'report-failure', failure: failure('server') }])
  const reopened = advance(failedToOpen.state, { type: 'reopen' })
  expect([reopened.state.play.phase, reopened.effects]).toEqual(['opening', [{ type: 'open-session' }]])
})

test('a press deducts the stake from the balance, starts the reels and requests the round', () => {
  const { state, effects } = advance(stateIn({ phase: 'idle' }), press)
  expect(state).toMatchObject({ balance: 900, lastWin: null, play: requesting })
  expect(effects).toEqual([
    { type: 'round-started' },
    { type: 'begin' },
    { type: 'request-round', request: { roundId: 'round-1', bet: 100 } },
  ])
})

test('offline, a press does nothing [M6]', () => {
  const state = stateIn({ phase: 'idle' }, { isOnline: false })
  expect(advance(state, press)).toEqual({ state, effects: [] })
})

test('a bet above the balance starts no round', () => {
  const { state, effects } = advance(stateIn({ phase: 'idle' }, { balance: 99 }), press)
  const insufficientFunds = failure('insufficient-funds')
  expect([state.play, state.balance]).toEqual([{ phase: 'halted', failure: insufficientFunds, open: null }, 99])
  expect(effects).toEqual([{ type: 'report-failure', failure: insufficientFunds }])
})

test('a second press while the round is requested makes the reels stop at once when the reply arrives', () => {
  const hurried = advance(stateIn(requesting, { balance: 900 }), { type: 'pressed', id: 'another' })
  expect(hurried.state.play).toEqual({ ...requesting, isHurried: true })
  expect(hurried.effects).toEqual([])
  const received = advance(hurried.state, { type: 'round-received', round: sampleReply() })
  expect(received.effects).toEqual([{ type: 'stop-reels', grid: sampleStep().grid, isQuick: true }])
})

test('a press while the reels are stopping hurries them once', () => {
  const stopping = stateIn({ phase: 'stopping', round: sampleReply(), step: 0, isReplay: false, isHurried: false })
  expect(effectsOf(stopping, press)).toEqual(['hurry-reels'])
  expect(effectsOf(advance(stopping, press).state, press)).toEqual([])
})

test('the reply of another round is ignored', () => {
  const state = stateIn(requesting)
  expect(advance(state, { type: 'round-received', round: sampleReply({ roundId: 'old' }) })).toEqual({ state, effects: [] })
  expect(advance(state, { type: 'round-failed', roundId: 'old', failure: failure('server') })).toEqual({ state, effects: [] })
})

test.each(['offline', 'timeout', 'unreachable', 'server', 'garbled'] as const)(
  'after %s the round is retried under the same id and no second stake is taken [M6]',
  (kind) => {
    const unconfirmed = advance(stateIn(requesting, { balance: 900 }), failed(kind))
    expect(unconfirmed.state).toMatchObject({
      balance: 900,
      play: { phase: 'unconfirmed', request: { roundId: 'round-1', bet: 100 } },
    })
    expect(unconfirmed.effects.map((effect) => effect.type)).toEqual(['reset-view', 'report-failure'])
    const retried = advance(unconfirmed.state, { type: 'retry' })
    expect(retried.state).toMatchObject({ balance: 900, play: requesting })
    expect(retried.effects).toContainEqual({ type: 'request-round', request: { roundId: 'round-1', bet: 100 } })
  },
)

test('an unconfirmed round is not retried while offline, and a press starts no other', () => {
  const unconfirmed = stateIn({ phase: 'unconfirmed', request: { roundId: 'round-1', bet: 100 }, failure: failure('offline') })
  expect(effectsOf({ ...unconfirmed, isOnline: false }, { type: 'retry' })).toEqual([])
  expect(advance(unconfirmed, { type: 'pressed', id: 'another' })).toEqual({ state: unconfirmed, effects: [] })
  expect(effectsOf(unconfirmed, { type: 'reopen' })).toEqual(['open-session'])
})

test.each([
  ['session-over', 'halted'],
  ['insufficient-funds', 'halted'],
  ['limit', 'halted'],
  ['moved', 'halted'],
  ['blocked', 'halted'],
  ['round-cancelled', 'refused'],
  ['refused', 'refused'],
  ['unknown-game', 'refused'],
] as const)('a stake refused as %s returns to the balance and leads to %s', (kind, phase) => {
  const { state } = advance(stateIn(requesting, { balance: 900 }), failed(kind))
  expect([state.balance, state.play.phase]).toEqual([1_000, phase])
})

test('after a session has ended only a new one continues play', () => {
  const expired = stateIn({ phase: 'halted', failure: failure('session-over'), open: null })
  expect(advance(expired, { type: 'resumed' }).state.play.phase).toBe('halted')
  expect(effectsOf(expired, press)).toEqual([])
  expect(effectsOf(expired, { type: 'reopen' })).toEqual(['open-session'])
})

test('with insufficient funds the player can top up, choose another bet or go back', () => {
  const halted = stateIn({ phase: 'halted', failure: failure('insufficient-funds'), open: null }, { balance: 60 })
  expect(effectsOf(halted, { type: 'reopen' })).toEqual(['open-session'])
  expect(advance(halted, { type: 'bet-chosen', bet: 50 }).state).toMatchObject({ bet: 50, play: { phase: 'idle' } })
  expect(advance(halted, { type: 'dismissed' }).state.play.phase).toBe('idle')
})

test('dismissing a refused stake returns to idle', () => {
  expect(
    advance(stateIn({ phase: 'refused', failure: failure('refused'), open: null }), { type: 'dismissed' }).state.play.phase,
  ).toBe('idle')
})

test('the bet can be changed only while idle, and only to a bet of the game', () => {
  expect(advance(stateIn({ phase: 'idle' }), { type: 'bet-chosen', bet: 200 }).state.bet).toBe(200)
  expect(advance(stateIn({ phase: 'idle' }), { type: 'bet-chosen', bet: 99 }).state.bet).toBe(100)
  expect(advance(stateIn(requesting), { type: 'bet-chosen', bet: 200 }).state.bet).toBe(100)
})

test('the win is added to the balance only after the animation', () => {
  const round = sampleReply({ win: 240, steps: [sampleStep({ win: 240 })], balance: 1_140 })
  let { state } = advance(stateIn(requesting, { balance: 900 }), { type: 'round-received', round })
  expect(state.balance).toBe(900)
  const showing = advance(state, { type: 'reels-stopped' })
  expect(showing.effects).toEqual([{ type: 'show-wins', round, step: 0 }])
  expect(showing.state.balance).toBe(900)
  const ended = advance(showing.state, { type: 'wins-shown' })
  state = ended.state
  expect(state).toMatchObject({ balance: 1_140, lastWin: 240, play: { phase: 'idle' } })
  expect(ended.effects).toEqual([{ type: 'round-ended', round }])
})

test('a press while wins are shown skips them and stakes nothing', () => {
  const showing = stateIn({ phase: 'showing', round: sampleReply(), step: 0, isReplay: false }, { balance: 900 })
  const { state, effects } = advance(showing, press)
  expect([state, effects]).toEqual([showing, [{ type: 'skip-wins' }]])
})

test('free spins: an overlay, each spin, an overlay for more spins, the rest automatically, a summary', () => {
  const phases: string[] = []
  let { state } = advance(stateIn(requesting, { balance: 900 }), { type: 'round-received', round: withFreeSpins })
  for (let turn = 0; turn < 30 && state.play.phase !== 'idle'; turn++) {
    const { play } = state
    phases.push(
      play.phase === 'overlay' ? `${play.overlay} ${play.step}` : 'step' in play ? `${play.phase} ${play.step}` : play.phase,
    )
    expect(state.balance).toBe(900)
    const event: Event =
      play.phase === 'stopping' ? { type: 'reels-stopped' } : play.phase === 'showing' ? { type: 'wins-shown' } : press
    state = advance(state, event).state
  }
  expect(phases).toEqual([
    'stopping 0',
    'showing 0',
    'awarded 0',
    'stopping 1',
    'showing 1',
    'more 1',
    'stopping 2',
    'showing 2',
    'stopping 3',
    'showing 3',
    'summary 3',
  ])
  expect(state).toMatchObject({ balance: 1_250, lastWin: 350 })
})

test('going offline and online changes only isOnline', () => {
  const state = stateIn(requesting)
  expect(advance(state, { type: 'offline' })).toEqual({ state: { ...state, isOnline: false }, effects: [] })
  expect(advance({ ...state, isOnline: false }, { type: 'online' }).state).toEqual(state)
})

const failureArb: fc.Arbitrary<Failure> = fc
  .constantFrom<FailureKind>('offline', 'server', 'garbled', 'session-over', 'insufficient-funds', 'refused')
  .map(failure)
const eventArb: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom<Event>(press, { type: 'retry' }, { type: 'dismissed' }, { type: 'reopen' }, { type: 'reels-stopped' }),
  fc.constantFrom<Event>(
    { type: 'wins-shown' },
    { type: 'online' },
    { type: 'offline' },
    { type: 'paused' },
    { type: 'resumed' },
  ),
  fc.constantFrom<Event>({ type: 'replay', round: withFreeSpins }, { type: 'balance-received', balance: 400, bonus: null }),
  fc.constant<Event>({ type: 'opened', session: sampleSession({ openRound: sampleReply({ state: 'open' }) }) }),
  fc.constantFrom<Event>({ type: 'round-received', round: sampleReply() }, { type: 'round-received', round: withFreeSpins }),
  fc.constantFrom<Event>({ type: 'opened', session: sampleSession() }, { type: 'bet-chosen', bet: 50 }),
  failureArb.map((failure): Event => ({ type: 'round-failed', roundId: 'round-1', failure })),
  failureArb.map((failure): Event => ({ type: 'open-failed', failure })),
)

test('for any order of events, a round is requested only by a press or a retry, and never two at once', () => {
  fc.assert(
    fc.property(fc.array(eventArb, { maxLength: 60 }), (events) => {
      let state = newState(true)
      for (const event of events) {
        const { state: next, effects } = advance(state, event)
        const requests = effects.filter((effect) => effect.type === 'request-round')
        if (requests.length > 0) {
          expect(['pressed', 'retry']).toContain(event.type)
          expect(requests).toHaveLength(1)
          expect(['idle', 'unconfirmed', 'resuming']).toContain(state.play.phase)
        }
        expect(next.balance).toBeGreaterThanOrEqual(0)
        state = next
      }
    }),
  )
})

const unseen = sampleReply({ roundId: 'old', win: 240, steps: [sampleStep({ win: 240 })], balance: 7, balanceAfterBet: 5 })

test('a round whose result was not seen is shown first; until then the balance excludes its win [M6]', () => {
  let { state } = advance(newState(true), { type: 'opened', session: sampleSession({ mode: 'real', openRound: unseen }) })
  expect(state).toMatchObject({ balance: 760, play: { phase: 'resuming' } })
  const shown = advance(state, press)
  expect(shown.effects.map((effect) => effect.type)).toEqual(['round-started', 'spin-reels', 'stop-reels'])
  state = advance(advance(shown.state, { type: 'reels-stopped' }).state, { type: 'wins-shown' }).state
  expect(state).toMatchObject({ balance: 1_000, lastWin: 240, play: { phase: 'idle' } })
})

test('a round that is still open is shown again and then waits for its decision; no second stake is taken [M6]', () => {
  const open = sampleReply({ roundId: 'old', state: 'open', balance: 1_000, balanceAfterBet: 1_000 })
  const { state } = advance(newState(true), { type: 'opened', session: sampleSession({ mode: 'real', openRound: open }) })
  const shown = advance(state, press)
  expect(shown.effects.map(({ type }) => type)).toEqual(['round-started', 'spin-reels', 'stop-reels'])
  const waiting = advance(advance(shown.state, { type: 'reels-stopped' }).state, { type: 'wins-shown' }).state
  expect(waiting).toMatchObject({ balance: 1_000, play: { phase: 'deciding', round: { roundId: 'old' } } })
})

test('a replay animates the reels and changes nothing else', () => {
  const started = advance(stateIn({ phase: 'idle' }), { type: 'replay', round: unseen })
  expect(started.effects.map((effect) => effect.type)).toEqual(['spin-reels', 'stop-reels'])
  const ended = advance(advance(started.state, { type: 'reels-stopped' }).state, { type: 'wins-shown' })
  expect(ended.state).toMatchObject({ balance: 1_000, lastWin: null, play: { phase: 'idle' } })
  expect(ended.effects).toEqual([])
})

test('while paused a press starts nothing; a running round is completed', () => {
  const paused = advance(stateIn({ phase: 'idle' }), { type: 'paused' }).state
  expect(advance(paused, press).effects).toEqual([])
  const received = advance(advance(stateIn(requesting, { balance: 900 }), { type: 'paused' }).state, {
    type: 'round-received',
    round: unseen,
  })
  expect(received.effects).toEqual([])
  const ownRound = advance(stateIn(requesting, { balance: 900, isPaused: true }), {
    type: 'round-received',
    round: sampleReply(),
  })
  expect(ownRound.effects.map((effect) => effect.type)).toEqual(['stop-reels'])
  expect(effectsOf(advance(paused, { type: 'resumed' }).state, press)).toContain('request-round')
})

test('a bonus pays for the round: the balance stays the same and one spin is used', () => {
  const bonus = { bonusId: 'b1', kind: 'freespins' as const, remaining: 1, value: 20 }
  const { state, effects } = advance(stateIn({ phase: 'idle' }, { bonus }), press)
  expect([state.balance, effects.at(-1)]).toEqual([
    1_000,
    { type: 'request-round', request: { roundId: 'round-1', bet: 20, bonusId: 'b1' } },
  ])
  expect(advance(state, { type: 'round-received', round: sampleReply() }).state.bonus).toBeNull()
  const unusable = advance(state, failed('bonus-unusable')).state
  expect([unusable.bonus, unusable.balance, unusable.play.phase]).toEqual([null, 1_000, 'refused'])
})

test('a deposit or a resume from the portal ends a halt for insufficient funds, with a bet that the balance covers', () => {
  const halted = stateIn({ phase: 'halted', failure: failure('insufficient-funds'), open: null }, { balance: 60, bet: 200 })
  const deposit: Event = { type: 'balance-received', balance: 5_000, bonus: null }
  expect(advance(halted, deposit).state).toMatchObject({ balance: 5_000, bet: 200, play: { phase: 'idle' } })
  expect(advance(halted, { type: 'resumed' }).state).toMatchObject({ bet: 50, play: { phase: 'idle' } })
  expect(advance(stateIn(requesting, { balance: 900 }), deposit).state.balance).toBe(900)
})

test('removed winning symbols are followed by a fall instead of a spin, and no summary overlay follows', () => {
  const removed: [number, number][] = [[0, 1]]
  const round = sampleReply({ steps: [sampleStep({ removed }), sampleStep({ kind: 'cascade', multiplier: 2 })], win: 5 })
  const fall = advance(stateIn({ phase: 'showing', round, step: 0, isReplay: false }), { type: 'wins-shown' })
  expect(fall.effects).toEqual([{ type: 'drop-symbols', grid: round.outcome.steps[1]?.grid, removed }])
  const end = advance(stateIn({ phase: 'showing', round, step: 1, isReplay: false }), { type: 'wins-shown' })
  expect(end.state.play.phase).toBe('idle')
})

test('respins triggered by coins wait for one press, then run automatically until a summary overlay', () => {
  const coins = [{ position: [0, 0] as [number, number], amount: 100, isNew: true }]
  const respin = sampleStep({ kind: 'respin', coins, respinsLeft: 0 })
  const round = sampleReply({ steps: [sampleStep({ coins, respinsLeft: 3 }), respin], win: 100 })
  const start = advance(stateIn({ phase: 'showing', round, step: 0, isReplay: false }), { type: 'wins-shown' })
  expect(start.state.play).toMatchObject({ phase: 'overlay', overlay: 'held' })
  const turn = advance(start.state, { type: 'pressed', id: 'x' })
  expect(turn.effects).toEqual([{ type: 'respin', grid: respin.grid, coins }])
  const end = advance(stateIn({ phase: 'showing', round, step: 1, isReplay: false }), { type: 'wins-shown' })
  expect(end.state.play).toMatchObject({ phase: 'overlay', overlay: 'summary' })
})
