import { failure } from '@herna/game-kit'
import { expect, test } from 'vitest'
import { advance } from './machine.ts'
import { type Effect, type Event, newTable, type Table } from './play.ts'
import { cashedOut, crashed, sampleRound, sampleSession } from './sample.ts'

/** Follows events; gives the table and what was to be done. */
function follow(...events: Event[]): { table: Table; effects: Effect[] } {
  let table = newTable(true)
  const effects: Effect[] = []
  for (const event of events) {
    const next = advance(table, event)
    table = next.table
    effects.push(...next.effects)
  }
  return { table, effects }
}
const opened: Event = { type: 'opened', session: sampleSession() }
const press = (id = 'round-1'): Event => ({ type: 'pressed', id })
const answer = (round = sampleRound()): Event => ({ type: 'answered', round })

test('a round: staked, flying, cashed out, shown, and only then in the balance', () => {
  const flying = follow(opened, press(), answer(), press('action-1'))
  expect(flying.table).toMatchObject({ balance: 900, play: { at: 'flying', cashing: 'action-1' } })
  expect(flying.effects.map((effect) => effect.do)).toEqual(['round-started', 'ask-round', 'fly', 'watch', 'cash-out'])
  const ending = follow(opened, press(), answer(), press('action-1'), answer(cashedOut()))
  expect(ending.table).toMatchObject({ balance: 900, play: { at: 'ending' } })
  const over = follow(opened, press(), answer(), press('action-1'), answer(cashedOut()), { type: 'ended' })
  expect(over.table).toMatchObject({ balance: 1_050, play: { at: 'idle' } })
  expect(over.effects.at(-1)).toEqual({ do: 'round-ended', round: cashedOut() })
})

test('a double press wants out once, and an answer to another round is passed over', () => {
  const { effects, table } = follow(opened, press(), answer(), press('a'), press('b'), answer({ ...crashed(), roundId: 'other' }))
  expect(effects.filter((effect) => effect.do === 'cash-out')).toHaveLength(1)
  expect(table.play.at).toBe('flying')
})

test('a bust at the start is shown as one', () => {
  const { table, effects } = follow(opened, press(), answer(crashed(100)))
  expect(table.play.at).toBe('ending')
  expect(effects.map((effect) => effect.do)).toEqual(['round-started', 'ask-round', 'fly', 'end'])
})

test('the watching goes on while the round is open, and through a lost line [M6]', () => {
  const still = follow(opened, press(), answer(), answer(sampleRound({ outcome: { elapsedMs: 3_000 } })))
  expect(still.effects.filter((effect) => effect.do === 'watch')).toHaveLength(2)
  const lost = follow(opened, press(), answer(), { type: 'watch-failed', failure: failure('offline') })
  expect(lost.table.play).toMatchObject({ at: 'flying', lost: true })
  expect(lost.effects.at(-1)).toEqual({ do: 'watch', roundId: 'round-1', soon: true })
  const over = follow(opened, press(), answer(), { type: 'watch-failed', failure: failure('session-over') })
  expect(over.table.play.at).toBe('halted')
})

test('wanting out too early or in vain frees the button again', () => {
  const early = follow(opened, press(), answer(), press('a'), { type: 'cash-out-failed', failure: failure('action-refused') })
  expect(early.table.play).toMatchObject({ at: 'flying', cashing: null, lost: false })
  expect(early.effects.at(-1)).toEqual({ do: 'tell-not-yet' })
  const lost = follow(opened, press(), answer(), press('a'), { type: 'cash-out-failed', failure: failure('timeout') })
  expect(lost.table.play).toMatchObject({ at: 'flying', cashing: null, lost: true })
})

test('a round that may have been started is asked for again with its own id; a refused one gives the stake back', () => {
  const stuck = follow(opened, press(), { type: 'ask-failed', failure: failure('timeout') }, { type: 'retry' })
  const asked = stuck.effects.filter((effect) => effect.do === 'ask-round')
  expect(asked).toEqual([asked[0], asked[0]])
  const refused = follow(opened, press(), { type: 'ask-failed', failure: failure('round-cancelled') })
  expect(refused.table).toMatchObject({ balance: 1_000, play: { at: 'refused' } })
  const halted = follow(opened, press(), { type: 'ask-failed', failure: failure('limit') })
  expect(halted.table).toMatchObject({ balance: 1_000, play: { at: 'halted' } })
})

test('nothing is staked offline, in a pause, or beyond the balance', () => {
  for (const type of ['offline', 'paused'] as const)
    expect(follow(opened, { type }, press()).effects.map((effect) => effect.do)).toEqual([])
  const poor = follow(opened, { type: 'bet', bet: 5_000 }, press())
  expect(poor.table.play).toMatchObject({ at: 'halted', failure: { kind: 'insufficient-funds' } })
})

test('a round of before goes on where it is, or its end is shown, before another can begin [M6]', () => {
  const open: Event = { type: 'opened', session: sampleSession({ openRound: sampleRound() }) }
  const flying = follow(open, press())
  expect(flying.table.play.at).toBe('flying')
  expect(flying.effects.map((effect) => effect.do)).toEqual(['round-started', 'fly', 'watch'])
  const closed: Event = { type: 'opened', session: sampleSession({ balance: 1_050, openRound: cashedOut() }) }
  expect(follow(closed).table.balance).toBe(900)
  expect(follow(closed, press(), { type: 'ended' }).table.balance).toBe(1_050)
})

const bonus = { bonusId: 'b1', kind: 'goldenchips' as const, remaining: 2, value: 200 }
const golden: Event = { type: 'opened', session: sampleSession({ mode: 'real', balance: 0, bonus }) }
const paid = (round: Partial<ReturnType<typeof sampleRound>> = {}) =>
  answer({ ...sampleRound(), payment: 'gaming-bonus', bet: 200, staked: 200, balanceAfterBet: 0, balance: 0, ...round })

test('a golden chip pays a round without touching the balance, once, and its win is the player’s', () => {
  const asked = follow(golden, press())
  expect(asked.effects.at(-1)).toEqual({ do: 'ask-round', roundId: 'round-1', bet: 200, auto: null, bonusId: 'b1' })
  const flying = follow(golden, press(), paid())
  expect([flying.table.balance, flying.table.bonus?.remaining]).toEqual([0, 1])
  const won = { ...cashedOut(), payment: 'gaming-bonus' as const, win: 300, balanceAfterBet: 0, balance: 300 }
  expect(follow(golden, press(), paid(), answer(won), { type: 'ended' }).table).toMatchObject({
    balance: 300,
    play: { at: 'idle' },
  })
  const last: Event = { type: 'opened', session: sampleSession({ mode: 'real', bonus: { ...bonus, remaining: 1 } }) }
  expect(follow(last, press(), paid()).table.bonus).toBeNull()
})

test('a golden round without an answer is asked again as golden; a refused one keeps the chip, a chip that is over goes [M6]', () => {
  const failed = (kind: Parameters<typeof failure>[0]): Event => ({ type: 'ask-failed', failure: failure(kind) })
  const stuck = follow(golden, press(), failed('timeout'), { type: 'retry' })
  expect(stuck.effects.at(-1)).toMatchObject({ do: 'ask-round', roundId: 'round-1', bonusId: 'b1' })
  expect(follow(golden, press(), failed('round-cancelled')).table).toMatchObject({ balance: 0, bonus })
  expect(follow(golden, press(), failed('bonus-unusable')).table).toMatchObject({ balance: 0, bonus: null })
})

test('while the house pays, the stake is its own and is not chosen', () => {
  expect(follow(golden, { type: 'bet', bet: 500 }).table.bet).toBe(100)
})

test('bet and automatic cash-out change between rounds alone', () => {
  const { table } = follow(opened, { type: 'auto', auto: 200 }, press(), { type: 'bet', bet: 500 }, { type: 'auto', auto: null })
  expect([table.bet, table.auto]).toEqual([100, 200])
})
