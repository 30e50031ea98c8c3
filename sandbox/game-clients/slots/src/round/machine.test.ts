import { type Failure, type FailureKind, failure } from '@herna/game-kit'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { advance } from './machine.ts'
import { type Event, newTable, type Play, type Table } from './play.ts'
import { sampleReply, sampleSession, sampleStep, sampleTable } from './sample.ts'

const at = (play: Play, more: Partial<Table> = {}): Table => sampleTable({ play, ...more })
const press: Event = { type: 'pressed', roundId: 'round-1' }
const asking: Play = { at: 'asking', roundId: 'round-1', bet: 100, bonusId: null, hurried: false }
const failed = (kind: FailureKind): Event => ({ type: 'round-failed', roundId: 'round-1', failure: failure(kind) })
const does = (table: Table, event: Event): string[] => advance(table, event).effects.map((effect) => effect.do)

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

test('an opened session gives its balance, its default bet and resting reels', () => {
  const { table } = advance(newTable(true), { type: 'opened', session: sampleSession() })
  expect(table).toMatchObject({ balance: 1_000, bet: 100, lastWin: null, play: { at: 'idle' } })
})

test('a new session keeps the chosen bet while the game still has it', () => {
  const opening = at({ at: 'opening' }, { bet: 200 })
  expect(advance(opening, { type: 'opened', session: sampleSession() }).table.bet).toBe(200)
  expect(advance({ ...opening, bet: 77 }, { type: 'opened', session: sampleSession() }).table.bet).toBe(100)
})

test('a session that cannot be opened is told, and asked for again only on request', () => {
  const unopened = advance(newTable(true), { type: 'open-failed', failure: failure('server') })
  expect(unopened.table.play).toEqual({ at: 'unopened', failure: failure('server') })
  expect(unopened.effects).toEqual([{ do: 'report-failure', failure: failure('server') }])
  const again = advance(unopened.table, { type: 'open-again' })
  expect([again.table.play.at, again.effects]).toEqual(['opening', [{ do: 'open-session' }]])
})

test('a press takes the stake from the balance, turns the reels and asks for the round', () => {
  const { table, effects } = advance(at({ at: 'idle' }), press)
  expect(table).toMatchObject({ balance: 900, lastWin: null, play: asking })
  expect(effects).toEqual([
    { do: 'round-started' },
    { do: 'spin-reels' },
    { do: 'ask-round', roundId: 'round-1', bet: 100, bonusId: null },
  ])
})

test('offline, a press does nothing [M6]', () => {
  const table = at({ at: 'idle' }, { online: false })
  expect(advance(table, press)).toEqual({ table, effects: [] })
})

test('a bet above the balance starts no round', () => {
  const { table, effects } = advance(at({ at: 'idle' }, { balance: 99 }), press)
  const why = failure('insufficient-funds')
  expect([table.play, table.balance]).toEqual([{ at: 'halted', failure: why }, 99])
  expect(effects).toEqual([{ do: 'report-failure', failure: why }])
})

test('a second press while the round is asked for is remembered, so that the reels stop at once', () => {
  const hurried = advance(at(asking, { balance: 900 }), { type: 'pressed', roundId: 'another' })
  expect(hurried.table.play).toEqual({ ...asking, hurried: true })
  expect(hurried.effects).toEqual([])
  const answered = advance(hurried.table, { type: 'answered', reply: sampleReply() })
  expect(answered.effects).toEqual([{ do: 'stop-reels', grid: sampleStep().grid, quick: true }])
})

test('a press while the reels stop hurries them, once', () => {
  const stopping = at({ at: 'stopping', reply: sampleReply(), step: 0, isReplay: false, hurried: false })
  expect(does(stopping, press)).toEqual(['hurry-reels'])
  expect(does(advance(stopping, press).table, press)).toEqual([])
})

test('the answer of another round is ignored', () => {
  const table = at(asking)
  expect(advance(table, { type: 'answered', reply: sampleReply({ roundId: 'old' }) })).toEqual({ table, effects: [] })
  expect(advance(table, { type: 'round-failed', roundId: 'old', failure: failure('server') })).toEqual({ table, effects: [] })
})

test.each(['offline', 'timeout', 'unreachable', 'server', 'garbled'] as const)(
  'after %s the same round id is asked again and no second stake is taken [M6]',
  (kind) => {
    const stuck = advance(at(asking, { balance: 900 }), failed(kind))
    expect(stuck.table).toMatchObject({ balance: 900, play: { at: 'stuck', roundId: 'round-1', bet: 100 } })
    expect(stuck.effects.map((effect) => effect.do)).toEqual(['settle-reels', 'report-failure'])
    const retried = advance(stuck.table, { type: 'retry' })
    expect(retried.table).toMatchObject({ balance: 900, play: asking })
    expect(retried.effects).toContainEqual({ do: 'ask-round', roundId: 'round-1', bet: 100, bonusId: null })
  },
)

test('a stuck round is not retried while offline, and a press starts no other', () => {
  const stuck = at({ at: 'stuck', roundId: 'round-1', bet: 100, bonusId: null, failure: failure('offline') })
  expect(does({ ...stuck, online: false }, { type: 'retry' })).toEqual([])
  expect(advance(stuck, { type: 'pressed', roundId: 'another' })).toEqual({ table: stuck, effects: [] })
  expect(does(stuck, { type: 'open-again' })).toEqual(['open-session'])
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
] as const)('a stake refused as %s returns to the balance and leads to %s', (kind, to) => {
  const { table } = advance(at(asking, { balance: 900 }), failed(kind))
  expect([table.balance, table.play.at]).toEqual([1_000, to])
})

test('a session that is over is left only through a new one', () => {
  const expired = at({ at: 'halted', failure: failure('session-over') })
  expect(advance(expired, { type: 'resumed' }).table.play.at).toBe('halted')
  expect(does(expired, press)).toEqual([])
  expect(does(expired, { type: 'open-again' })).toEqual(['open-session'])
})

test('out of credit, the player may top up, choose another bet or go back', () => {
  const broke = at({ at: 'halted', failure: failure('insufficient-funds') }, { balance: 60 })
  expect(does(broke, { type: 'open-again' })).toEqual(['open-session'])
  expect(advance(broke, { type: 'bet-chosen', bet: 50 }).table).toMatchObject({ bet: 50, play: { at: 'idle' } })
  expect(advance(broke, { type: 'dismissed' }).table.play.at).toBe('idle')
})

test('a refused stake is dismissed to resting reels', () => {
  expect(advance(at({ at: 'refused', failure: failure('refused') }), { type: 'dismissed' }).table.play.at).toBe('idle')
})

test('the bet changes only while the reels rest, and only to a bet of the game', () => {
  expect(advance(at({ at: 'idle' }), { type: 'bet-chosen', bet: 200 }).table.bet).toBe(200)
  expect(advance(at({ at: 'idle' }), { type: 'bet-chosen', bet: 99 }).table.bet).toBe(100)
  expect(advance(at(asking), { type: 'bet-chosen', bet: 200 }).table.bet).toBe(100)
})

test('the balance takes the win only when the animation has ended', () => {
  const reply = sampleReply({ win: 240, steps: [sampleStep({ win: 240 })], balance: 1_140 })
  let { table } = advance(at(asking, { balance: 900 }), { type: 'answered', reply })
  expect(table.balance).toBe(900)
  const showing = advance(table, { type: 'reels-stopped' })
  expect(showing.effects).toEqual([{ do: 'show-wins', reply, step: 0 }])
  expect(showing.table.balance).toBe(900)
  const ended = advance(showing.table, { type: 'wins-shown' })
  table = ended.table
  expect(table).toMatchObject({ balance: 1_140, lastWin: 240, play: { at: 'idle' } })
  expect(ended.effects).toEqual([{ do: 'round-ended', reply }])
})

test('a press while wins are shown skips them and stakes nothing', () => {
  const showing = at({ at: 'showing', reply: sampleReply(), step: 0, isReplay: false }, { balance: 900 })
  const { table, effects } = advance(showing, press)
  expect([table, effects]).toEqual([showing, [{ do: 'skip-wins' }]])
})

test('free spins: plate, each spin, plate for more, the rest by themselves, a summary', () => {
  const seen: string[] = []
  let { table } = advance(at(asking, { balance: 900 }), { type: 'answered', reply: withFreeSpins })
  for (let turn = 0; turn < 30 && table.play.at !== 'idle'; turn++) {
    const { play } = table
    seen.push(play.at === 'plate' ? `${play.plate} ${play.step}` : 'step' in play ? `${play.at} ${play.step}` : play.at)
    expect(table.balance).toBe(900)
    const event: Event =
      play.at === 'stopping' ? { type: 'reels-stopped' } : play.at === 'showing' ? { type: 'wins-shown' } : press
    table = advance(table, event).table
  }
  expect(seen).toEqual([
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
  expect(table).toMatchObject({ balance: 1_250, lastWin: 350 })
})

test('going offline and back changes nothing but that', () => {
  const table = at(asking)
  expect(advance(table, { type: 'offline' })).toEqual({ table: { ...table, online: false }, effects: [] })
  expect(advance({ ...table, online: false }, { type: 'online' }).table).toEqual(table)
})

const failureArb: fc.Arbitrary<Failure> = fc
  .constantFrom<FailureKind>('offline', 'server', 'garbled', 'session-over', 'insufficient-funds', 'refused')
  .map(failure)
const eventArb: fc.Arbitrary<Event> = fc.oneof(
  fc.constantFrom<Event>(press, { type: 'retry' }, { type: 'dismissed' }, { type: 'open-again' }, { type: 'reels-stopped' }),
  fc.constantFrom<Event>(
    { type: 'wins-shown' },
    { type: 'online' },
    { type: 'offline' },
    { type: 'paused' },
    { type: 'resumed' },
  ),
  fc.constantFrom<Event>({ type: 'replay', reply: withFreeSpins }, { type: 'balance-told', balance: 400, bonus: null }),
  fc.constant<Event>({ type: 'opened', session: sampleSession({ openRound: sampleReply({ state: 'open' }) }) }),
  fc.constantFrom<Event>({ type: 'answered', reply: sampleReply() }, { type: 'answered', reply: withFreeSpins }),
  fc.constantFrom<Event>({ type: 'opened', session: sampleSession() }, { type: 'bet-chosen', bet: 50 }),
  failureArb.map((why): Event => ({ type: 'round-failed', roundId: 'round-1', failure: why })),
  failureArb.map((why): Event => ({ type: 'open-failed', failure: why })),
)

test('whatever happens in whatever order, a round is asked for only by a press or a retry, and never two at once', () => {
  fc.assert(
    fc.property(fc.array(eventArb, { maxLength: 60 }), (events) => {
      let table = newTable(true)
      for (const event of events) {
        const { table: next, effects } = advance(table, event)
        const asked = effects.filter((effect) => effect.do === 'ask-round')
        if (asked.length > 0) {
          expect(['pressed', 'retry']).toContain(event.type)
          expect(asked).toHaveLength(1)
          expect(['idle', 'stuck', 'resuming']).toContain(table.play.at)
        }
        expect(next.balance).toBeGreaterThanOrEqual(0)
        table = next
      }
    }),
  )
})

const unseen = sampleReply({ roundId: 'old', win: 240, steps: [sampleStep({ win: 240 })], balance: 7, balanceAfterBet: 5 })

test('a round whose end was not seen is shown first; until then the balance is without its win [M6]', () => {
  let { table } = advance(newTable(true), { type: 'opened', session: sampleSession({ mode: 'real', openRound: unseen }) })
  expect(table).toMatchObject({ balance: 760, play: { at: 'resuming' } })
  const shown = advance(table, press)
  expect(shown.effects.map((effect) => effect.do)).toEqual(['round-started', 'spin-reels', 'stop-reels'])
  table = advance(advance(shown.table, { type: 'reels-stopped' }).table, { type: 'wins-shown' }).table
  expect(table).toMatchObject({ balance: 1_000, lastWin: 240, play: { at: 'idle' } })
})

test('a round that is still open is asked for under its own id, and no stake is taken again [M6]', () => {
  const open = sampleReply({ roundId: 'old', state: 'open' })
  const { table } = advance(newTable(true), { type: 'opened', session: sampleSession({ mode: 'real', openRound: open }) })
  const asked = advance(table, press)
  expect(asked.effects).toContainEqual({ do: 'ask-round', roundId: 'old', bet: 100, bonusId: null })
  expect(asked.table.balance).toBe(1_000)
})

test('a replay moves the reels and nothing else', () => {
  const started = advance(at({ at: 'idle' }), { type: 'replay', reply: unseen })
  expect(started.effects.map((effect) => effect.do)).toEqual(['spin-reels', 'stop-reels'])
  const ended = advance(advance(started.table, { type: 'reels-stopped' }).table, { type: 'wins-shown' })
  expect(ended.table).toMatchObject({ balance: 1_000, lastWin: null, play: { at: 'idle' } })
  expect(ended.effects).toEqual([])
})

test('paused, a press starts nothing; a round under way runs to its end', () => {
  const paused = advance(at({ at: 'idle' }), { type: 'paused' }).table
  expect(advance(paused, press).effects).toEqual([])
  const answered = advance(advance(at(asking, { balance: 900 }), { type: 'paused' }).table, { type: 'answered', reply: unseen })
  expect(answered.effects).toEqual([])
  const own = advance(at(asking, { balance: 900, paused: true }), { type: 'answered', reply: sampleReply() })
  expect(own.effects.map((effect) => effect.do)).toEqual(['stop-reels'])
  expect(does(advance(paused, { type: 'resumed' }).table, press)).toContain('ask-round')
})

test('a bonus pays while it lasts: the balance stays and one spin is used up', () => {
  const bonus = { bonusId: 'b1', kind: 'freespins' as const, remaining: 1, value: 20 }
  const { table, effects } = advance(at({ at: 'idle' }, { bonus }), press)
  expect([table.balance, effects.at(-1)]).toEqual([1_000, { do: 'ask-round', roundId: 'round-1', bet: 20, bonusId: 'b1' }])
  expect(advance(table, { type: 'answered', reply: sampleReply() }).table.bonus).toBeNull()
  const unusable = advance(table, failed('bonus-unusable')).table
  expect([unusable.bonus, unusable.balance, unusable.play.at]).toEqual([null, 1_000, 'refused'])
})

test('after a deposit, or the portal’s word, a halt for money is over and the bet is one the balance covers', () => {
  const broke = at({ at: 'halted', failure: failure('insufficient-funds') }, { balance: 60, bet: 200 })
  const told: Event = { type: 'balance-told', balance: 5_000, bonus: null }
  expect(advance(broke, told).table).toMatchObject({ balance: 5_000, bet: 200, play: { at: 'idle' } })
  expect(advance(broke, { type: 'resumed' }).table).toMatchObject({ bet: 50, play: { at: 'idle' } })
  expect(advance(at(asking, { balance: 900 }), told).table.balance).toBe(900)
})

test('winners that vanish are followed by a fall, not by a spin, and no plate sums up what led nowhere', () => {
  const removed: [number, number][] = [[0, 1]]
  const reply = sampleReply({ steps: [sampleStep({ removed }), sampleStep({ kind: 'cascade', multiplier: 2 })], win: 5 })
  const fall = advance(at({ at: 'showing', reply, step: 0, isReplay: false }), { type: 'wins-shown' })
  expect(fall.effects).toEqual([{ do: 'drop-symbols', grid: reply.outcome.steps[1]?.grid, removed }])
  const end = advance(at({ at: 'showing', reply, step: 1, isReplay: false }), { type: 'wins-shown' })
  expect(end.table.play.at).toBe('idle')
})

test('coins that start respins wait for the player once, then the other cells turn by themselves until a plate sums up', () => {
  const coins = [{ position: [0, 0] as [number, number], amount: 100, isNew: true }]
  const respin = sampleStep({ kind: 'respin', coins, respinsLeft: 0 })
  const reply = sampleReply({ steps: [sampleStep({ coins, respinsLeft: 3 }), respin], win: 100 })
  const start = advance(at({ at: 'showing', reply, step: 0, isReplay: false }), { type: 'wins-shown' })
  expect(start.table.play).toMatchObject({ at: 'plate', plate: 'held' })
  const turn = advance(start.table, { type: 'pressed', roundId: 'x' })
  expect(turn.effects).toEqual([{ do: 'respin', grid: respin.grid, coins }])
  const end = advance(at({ at: 'showing', reply, step: 1, isReplay: false }), { type: 'wins-shown' })
  expect(end.table.play).toMatchObject({ at: 'plate', plate: 'summary' })
})
