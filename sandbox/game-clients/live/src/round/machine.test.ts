import type { LiveHand, LiveTableState } from '@herna/contract/games'
import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import { advance } from './machine.ts'
import { at, sampleGame, sampleRound, sampleSession, sampleTable, wonRound } from './sample.ts'
import { confirmedStakes, stakedIn } from './stakes.ts'
import { type AnyEvent, type LiveState, newState } from './state.ts'

const ms = (time: number): number => Date.parse(at(time))
const table = (now: number, more?: Parameters<typeof sampleTable>[1]): LiveTableState => sampleTable(now, more)

/** Runs events; returns the last state and the effects of the last event. */
function run(state: LiveState, ...events: AnyEvent[]) {
  let effects: readonly { type: string }[] = []
  for (const event of events) ({ state, effects } = advance(state, event))
  return { state, effects }
}
const opened = (game = sampleGame()): LiveState =>
  run(
    newState(true),
    { type: 'opened', session: sampleSession({ game }) },
    { type: 'table-received', table: table(5_000), now: ms(5_000) },
  ).state
const onRed = { type: 'placed', stakes: [{ spot: 'red', amount: 100 }] } as const
const running = (): LiveState =>
  run(opened(), onRed, { type: 'pressed', id: 'r1' }, { type: 'round-received', round: sampleRound({ roundId: 'r1' }) }).state

test('the stake names the table’s round and leaves the balance at once', () => {
  const { state, effects } = run(opened(), onRed, { type: 'pressed', id: 'r1' })
  expect(effects.at(-1)).toEqual({
    type: 'request-round',
    request: { roundId: 'r1', bet: 100, stakes: [{ spot: 'red', amount: 100 }], tableRound: 7 },
  })
  expect([state.balance, state.placed.stakes]).toEqual([9_900, []])
})

test('on a spot lies at most what the table takes there, confirmed chips included; a golden chip beyond it is not placed', () => {
  const game = sampleGame({
    spotLimits: [
      { name: 'Jedno číslo', spots: ['straight-17'], minBet: 50, maxBet: 300 },
      { name: 'Farba', spots: ['red'], minBet: 50, maxBet: 200_000 },
    ],
  })
  const number = (amount: number) => ({ type: 'placed', stakes: [{ spot: 'straight-17', amount }] }) as const
  const full = run(opened(game), number(200), number(100), onRed).state
  expect(full.placed.stakes).toEqual([
    { spot: 'straight-17', amount: 300 },
    { spot: 'red', amount: 100 },
  ])
  for (const event of [number(50), { type: 'doubled' }] as const) {
    const refused = run(full, event).state
    expect([refused.placed, refused.notice]).toMatchObject([full.placed, { kind: 'spot-limit', limit: { name: 'Jedno číslo' } }])
  }
  const accepted = sampleRound({ roundId: 'r1', outcome: { results: [{ spot: 'straight-17', amount: 250, payout: 0 }] } })
  const sent = run(opened(game), number(250), { type: 'pressed', id: 'r1' }, { type: 'round-received', round: accepted }).state
  expect(run(sent, number(100)).state.placed.stakes).toEqual([])
  const bonus = { bonusId: 'b', kind: 'goldenchips' as const, remaining: 1, value: 500 }
  const golden = run({ ...opened(game), bonus }, { ...number(500), isGolden: true }).state
  expect([golden.placed.stakes, golden.notice?.kind]).toEqual([[], 'spot-limit'])
})

test('without a connection, in a pause of play or after the betting no chip is placed', () => {
  for (const event of [{ type: 'offline' }, { type: 'paused' }, { type: 'ticked', now: ms(20_000) }] as const)
    expect(run(opened(), event, onRed).state.placed.stakes).toEqual([])
})

test('the result of a round that ended while the player was away stays while the portal covers the table, and for some seconds after that', () => {
  const session = sampleSession({ openRound: wonRound({ roundId: 'r1' }) })
  const away = run(
    newState(true),
    { type: 'opened', session },
    { type: 'table-received', table: table(5_000, { round: { tableRound: 8 } }), now: ms(65_000) },
    { type: 'paused' },
    { type: 'pressed', id: 'r1' },
    { type: 'ticked', now: ms(65_100) },
  ).state
  expect(away.notice).toMatchObject({ kind: 'missed', round: { roundId: 'r1' } })
  const covered = run(away, { type: 'ticked', now: ms(80_000) }, { type: 'resumed' }, { type: 'ticked', now: ms(85_000) }).state
  expect(covered.notice?.kind).toBe('missed')
  expect(run(covered, { type: 'ticked', now: ms(86_100) }).state.notice).toBeNull()
})

test('a round is watched once the betting has ended, until the host has closed it; it ends at its result', () => {
  expect(run(running(), { type: 'ticked', now: ms(19_000) }).effects).toEqual([])
  const watched = run(running(), { type: 'ticked', now: ms(20_001) })
  expect(watched.effects).toEqual([{ type: 'watch', roundId: 'r1', isLong: false, isRetry: false }])
  expect(run(watched.state, { type: 'ticked', now: ms(20_300) }).effects).toEqual([])
  const still = run(watched.state, { type: 'round-received', round: sampleRound({ roundId: 'r1' }) })
  expect(still.effects).toMatchObject([{ type: 'watch', isLong: true }])
  const closed = run(still.state, { type: 'round-received', round: wonRound({ roundId: 'r1' }) })
  expect([closed.state.play.phase, closed.state.balance, closed.effects]).toEqual(['running', 9_900, []])
  const ended = run(closed.state, { type: 'ticked', now: ms(32_000) })
  expect([ended.state.play.phase, ended.state.balance]).toEqual(['idle', 13_500])
  expect(ended.effects).toMatchObject([{ type: 'round-ended', round: { roundId: 'r1' } }])
})

test('a device that has slept through the result says what the round has come to', () => {
  const { state } = run(running(), { type: 'ticked', now: ms(21_000) })
  const closed = { type: 'round-received', round: wonRound({ roundId: 'r1' }) } as const
  const awake = run(state, { type: 'ticked', now: ms(90_000) }, closed).state
  expect([awake.play.phase, awake.balance, awake.notice]).toMatchObject(['idle', 13_500, { kind: 'missed' }])
  expect(run(state, closed, { type: 'ticked', now: ms(32_500) }).state.notice).toBeNull()
})

test('a failed watch is repeated; only what the portal has to resolve stops play', () => {
  const { state } = run(running(), { type: 'ticked', now: ms(21_000) })
  const retried = run(state, { type: 'watch-failed', roundId: 'r1', failure: failure('timeout') })
  expect([retried.state.play.phase, retried.effects]).toMatchObject(['running', [{ type: 'watch', isRetry: true }]])
  const halted = run(state, { type: 'watch-failed', roundId: 'r1', failure: failure('moved') })
  expect(halted.state.play).toMatchObject({ phase: 'halted', open: { roundId: 'r1' } })
})

test('added stakes that are refused leave the accepted ones; an unknown outcome is retried under the same id', () => {
  const sent = run(running(), onRed, { type: 'pressed', id: 'a1' })
  expect(sent.effects).toMatchObject([
    { type: 'act', action: { actionId: 'a1', action: 'bet', stakes: [{ spot: 'red', amount: 100 }] } },
  ])
  expect(sent.state.balance).toBe(9_800)
  const late = run(sent.state, { type: 'action-failed', actionId: 'a1', failure: failure('bets-closed') })
  expect([late.state.play, late.state.balance, late.state.notice?.kind]).toMatchObject([
    { phase: 'running', pending: null },
    9_900,
    'bets-closed',
  ])
  const unknown = run(sent.state, { type: 'action-failed', actionId: 'a1', failure: failure('timeout') })
  expect(unknown.state.play.phase).toBe('unconfirmed-action')
  expect(run(unknown.state, { type: 'retry-action' }).effects).toEqual(sent.effects)
})

test('under the message that a further stake was refused the accepted one still lies on the table', () => {
  const adding = run(running(), onRed, { type: 'pressed', id: 'a1' })
  const { state } = run(adding.state, { type: 'action-failed', actionId: 'a1', failure: failure('limit') })
  expect([state.play.phase, stakedIn(state), confirmedStakes(state)]).toMatchObject([
    'halted',
    100,
    [{ spot: 'straight-17', amount: 100 }],
  ])
})

test('with the connection back a bet or action whose fate is unknown is sent again under its id, once', () => {
  const sent = run(opened(), onRed, { type: 'pressed', id: 'r1' })
  const unknown = run(sent.state, { type: 'round-failed', roundId: 'r1', failure: failure('unreachable') }).state
  const bet = run(unknown, { type: 'hub-restored' })
  expect([bet.state.play.phase, bet.effects.at(-1)]).toEqual(['requesting', sent.effects.at(-1)])
  expect(run(bet.state, { type: 'hub-restored' }).effects).toEqual([])
  const adding = run(running(), onRed, { type: 'pressed', id: 'a1' })
  const doubtful = run(adding.state, { type: 'action-failed', actionId: 'a1', failure: failure('unreachable') }).state
  expect(run(doubtful, { type: 'hub-restored' }).effects).toEqual(adding.effects)
})

test.each(['bets-closed', 'seat-taken'] as const)(
  'a stake that the table does not take (%s) is returned, and the portal learns that no round has started',
  (kind) => {
    const sent = run(opened(), onRed, { type: 'pressed', id: 'r1' })
    expect(sent.effects).toContainEqual({ type: 'round-started' })
    const { state, effects } = run(sent.state, { type: 'round-failed', roundId: 'r1', failure: failure(kind) })
    expect([state.play.phase, state.balance, state.notice?.kind]).toEqual(['idle', 10_000, kind])
    expect(effects).toEqual([{ type: 'report-failure', failure: failure(kind) }])
  },
)

test('the portal learns of every stake that the host has accepted: the bet, added chips, a doubled hand', () => {
  const sent = run(opened(), onRed, { type: 'pressed', id: 'r1' }).state
  const taken = run(sent, { type: 'round-received', round: sampleRound({ roundId: 'r1' }) })
  const adding = run(taken.state, onRed, { type: 'pressed', id: 'a1' }).state
  const added = run(adding, { type: 'action-received', actionId: 'a1', round: sampleRound({ roundId: 'r1', staked: 200 }) })
  const hitting = run(added.state, { type: 'acted', action: 'hit', id: 'h1' }).state
  const hit = run(hitting, { type: 'action-received', actionId: 'h1', round: sampleRound({ roundId: 'r1', staked: 200 }) })
  expect([taken.effects, added.effects, hit.effects]).toEqual([[{ type: 'stake-taken' }], [{ type: 'stake-taken' }], []])
})

test('a balance that another table has changed counts while bets are open, not afterwards: it could contain the result', () => {
  const received = { type: 'balance-received', balance: 50, bonus: null } as const
  const poor = run(running(), received).state
  expect([poor.balance, run(poor, onRed, { type: 'pressed', id: 'a1' }).state.play.phase]).toEqual([50, 'halted'])
  expect(run(running(), { type: 'ticked', now: ms(21_000) }, received).state.balance).toBe(9_900)
})

test('an insufficient balance returns the chips to the table when play goes on', () => {
  const sent = run(opened(), onRed, { type: 'pressed', id: 'r1' })
  const halted = run(sent.state, { type: 'round-failed', roundId: 'r1', failure: failure('insufficient-funds') })
  expect(halted.state.play.phase).toBe('halted')
  const resumed = run(halted.state, { type: 'resumed' })
  expect([resumed.state.play.phase, resumed.state.balance, resumed.state.placed.stakes]).toEqual([
    'idle',
    10_000,
    [{ spot: 'red', amount: 100 }],
  ])
})

test('a refused golden chip lies on the table again as a golden chip, never as money; a changed bonus takes it away', () => {
  const bonus = { bonusId: 'b1', kind: 'goldenchips', remaining: 1, value: 500 } as const
  const sent = run({ ...opened(), bonus }, { ...onRed, isGolden: true }, { type: 'pressed', id: 'r1' })
  expect(sent.effects.at(-1)).toMatchObject({ request: { bet: 500, bonusId: 'b1' } })
  expect(sent.state.balance).toBe(10_000)
  const refused = run(sent.state, { type: 'round-failed', roundId: 'r1', failure: failure('limit') }).state
  expect([refused.balance, refused.placed]).toMatchObject([10_000, { stakes: [{ spot: 'red', amount: 500 }], isGolden: true }])
  const received = (next: typeof bonus | null) =>
    run(refused, { type: 'balance-received', balance: 10_000, bonus: next }).state.placed
  expect([received(bonus).stakes.length, received(null).stakes.length]).toEqual([1, 0])
})

test('all stakes of a round together keep to the table’s limit', () => {
  const small = opened(sampleGame({ maxBet: 250 }))
  const { state } = run(small, onRed, onRed, onRed)
  expect([state.placed.stakes, state.notice?.kind]).toEqual([[{ spot: 'red', amount: 200 }], 'table-limit'])
})

test('a blackjack player has one seat in a round of the table', () => {
  const seat = (number: number) => ({ type: 'placed', stakes: [{ spot: `seat-${number}`, amount: 100 }] }) as const
  const { state } = run(opened(sampleGame({ table: 'blackjack' })), seat(4), seat(4), seat(5))
  expect([state.placed.stakes, state.notice?.kind]).toEqual([[{ spot: 'seat-4', amount: 200 }], 'one-seat'])
})

test('repeating a round of blackjack stakes what was bet first, without what doubling and splitting added', () => {
  const hand = (stake: number, isDoubled = false): LiveHand => ({
    cards: [],
    total: 18,
    isSoft: false,
    isDone: true,
    result: 'loss',
    payout: 0,
    stake,
    isDoubled,
  })
  const plain = hand(100)
  const doubled = hand(200, true)
  for (const hands of [[plain], [doubled], [plain, plain], [doubled, plain], [plain, doubled]]) {
    const staked = hands.reduce((sum, { stake }) => sum + stake, 0)
    const results = [{ spot: 'seat-4', amount: staked, payout: 0 }]
    const seat = { seat: 4, hands, activeHand: null, actions: [] }
    const round = sampleRound({ roundId: 'r1', state: 'closed', staked, outcome: { results, seat } })
    const watched = run(running(), { type: 'ticked', now: ms(21_000) }).state
    const ended = run(watched, { type: 'round-received', round }, { type: 'ticked', now: ms(32_000) }).state
    expect(ended.lastStakes).toEqual([{ spot: 'seat-4', amount: 100 }])
  }
})

test('while an action is pending a watch changes nothing but the end of the round', () => {
  const dealing = run(running(), { type: 'ticked', now: ms(21_000) }).state
  const acting = run(dealing, { type: 'acted', action: 'hit', id: 'h1' }).state
  const stale = run(acting, { type: 'round-received', round: sampleRound({ roundId: 'r1', staked: 999 }) }).state
  expect(stale.play).toMatchObject({ phase: 'running', round: { staked: 100 }, pending: { actionId: 'h1' } })
  const closed = run(acting, { type: 'round-received', round: wonRound({ roundId: 'r1' }) }).state
  expect(closed.play).toMatchObject({ phase: 'running', round: { state: 'closed' }, pending: null })
})
