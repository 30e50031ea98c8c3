import { MAX_TABLE_RESULTS } from '@herna/contract/games'
import { roundOf, runningRoundAt } from '@herna/live-studio'
import { expect, test } from 'vitest'
import { LIVE_SECRET, LIVE_TABLES, ROULETTE_TABLE, studioResult, studioTable } from '../live-play.fixture.ts'
import type { LiveState } from '../live-state.ts'
import { playerNameOf } from './player-name.ts'
import { playerBetsOf, tableViewAt, viewFor } from './table-state.ts'

const NOON = Date.parse('2026-03-01T12:00:00Z')
const stateWith = (...spots: string[]): LiveState => ({
  tableRound: 1,
  bettingEndsAt: '',
  resultAt: '',
  dueAt: '',
  stakes: spots.map((spot) => ({ spot, amount: 100 })),
  isBonus: false,
  end: null,
})
const rows = [
  { ownerId: 'one', state: stateWith('red', 'odd') },
  { ownerId: 'two', state: stateWith('black') },
]

test.each(LIVE_TABLES.map((table) => [table.kind, table] as const))(
  '%s: nobody is sent the result while a bet could still count, nor in the second after it',
  (_, table) => {
    const round = runningRoundAt(table, NOON)
    if (!round) throw new Error('closed')
    const resultAt = (now: number) => tableViewAt({ table, secret: LIVE_SECRET, now, rows: [] }).round?.result
    for (const now of [round.startsAt, round.bettingEndsAt - 1, round.bettingEndsAt, round.bettingEndsAt + 999])
      expect(resultAt(now)).toBeNull()
    for (const now of [round.bettingEndsAt + 1_000, round.resultAt, round.endsAt - 1])
      expect(resultAt(now)).toEqual(studioResult(table, round.number))
  },
)

test('a player sees the bets of the others in the order in which they came, and all are counted', () => {
  const view = tableViewAt({ table: ROULETTE_TABLE, secret: LIVE_SECRET, now: NOON, rows })
  const players = playerBetsOf({ table: ROULETTE_TABLE, secret: LIVE_SECRET, rows })
  const spots = (ownerId: string) => viewFor(ownerId, view, players).round?.bets.map(({ spot }) => spot)
  expect([spots('one'), spots('two'), spots('three')]).toEqual([['black'], ['red', 'odd'], ['red', 'odd', 'black']])
  expect(view.players - tableViewAt({ table: ROULETTE_TABLE, secret: LIVE_SECRET, now: NOON, rows: [] }).players).toBe(2)
})

test('a name is the same for all bets of a player at a table, and another at another table and with another secret', () => {
  const names = new Set(
    ['stol-1', 'stol-2', 'stol-3'].flatMap((table) => [playerNameOf('a', table, 'one'), playerNameOf('b', table, 'one')]),
  )
  expect(names.size).toBeGreaterThan(3)
  expect(playerNameOf('a', 'stol-1', 'one')).toBe(playerNameOf('a', 'stol-1', 'one'))
  for (const name of names) expect(name).toMatch(/^\p{L}+ \d\d$/u)
})

test('a table in maintenance has no round and says until when', () => {
  const until = '2026-03-01T13:00:00.000Z'
  const table = studioTable('roulette', { maintenance: { until } })
  const view = tableViewAt({ table, secret: LIVE_SECRET, now: NOON, rows: [] })
  expect(view).toMatchObject({ status: 'maintenance', opensAt: until, round: null, results: [] })
})

test('the results are those of the last 200 rounds that were played', () => {
  const round = runningRoundAt(ROULETTE_TABLE, NOON)
  if (!round) throw new Error('closed')
  const { results } = tableViewAt({ table: ROULETTE_TABLE, secret: LIVE_SECRET, now: round.resultAt, rows: [] })
  const dealt = results.map((_, index) => roundOf(ROULETTE_TABLE, round.number - index, LIVE_SECRET).outcome)
  expect(results).toEqual(dealt.map((outcome) => (outcome.kind === 'roulette' ? String(outcome.number) : '')))
  expect(results).toHaveLength(MAX_TABLE_RESULTS)
})
