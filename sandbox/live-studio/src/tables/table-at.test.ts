import { liveTable } from '@herna/contract/live-feed'
import { dealerNames } from '@herna/seed'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { resultText } from '../rounds/outcomes.ts'
import { roundOf } from '../rounds/round.ts'
import { roundClockOf } from '../rounds/timing.ts'
import { SECRET, TABLES, tableOfKind } from '../studio-table.fixture.ts'
import { shiftAt } from './dealers.ts'
import { activityAt } from './guests.ts'
import { localOf } from './local-time.ts'
import { hoursOf } from './opening-hours.ts'
import { tableAt } from './table-at.ts'

const HOUR = 3_600_000
const EVENING = Date.parse('2026-11-20T20:00:00Z')
const time = fc.integer({ min: Date.UTC(2026, 0, 1), max: Date.UTC(2028, 0, 1) })
const anyTable = fc.constantFrom(...TABLES)

test('all live tables of the catalogue have a state that the feed accepts, at any time [3.38]', () => {
  expect(TABLES.length).toBeGreaterThan(170)
  for (const table of TABLES) expect(liveTable.safeParse(tableAt(table, EVENING, SECRET).table).error).toBeUndefined()
  fc.assert(
    fc.property(anyTable, time, (table, now) => {
      const { table: state } = tableAt(table, now, SECRET)
      expect(liveTable.safeParse(state).error).toBeUndefined()
      expect(state).toMatchObject({ ImsGameCode: table.gameCode, MinBet: table.minBet, MaxBet: table.maxBet, Kind: table.kind })
    }),
    { seed: inject('seed') },
  )
})

test('nothing changes before the announced time, so nothing is missed between two looks', () => {
  fc.assert(
    fc.property(anyTable, time, fc.double({ min: 0, max: 1, noNaN: true }), (table, now, share) => {
      const { table: state, changesAt } = tableAt(table, now, SECRET)
      expect(changesAt).toBeGreaterThan(now)
      const last = Math.min(changesAt - 1, now + 24 * HOUR)
      expect(tableAt(table, now + Math.floor((last - now) * share), SECRET).table).toEqual(state)
      expect(tableAt(table, last, SECRET).table).toEqual(state)
    }),
    { seed: inject('seed') },
  )
})

test('a table always has the same fields, so that changes can express every state', () => {
  fc.assert(
    fc.property(anyTable, time, time, (table, one, other) => {
      const fields = (now: number) => Object.keys(tableAt(table, now, SECRET).table).toSorted()
      expect(fields(one)).toEqual(fields(other))
    }),
    { seed: inject('seed') },
  )
})

test('results are those of the last rounds that took place while the table was open, newest first', () => {
  fc.assert(
    fc.property(anyTable, time, (table, now) => {
      const clock = roundClockOf(table)
      const { Results = [], Status } = tableAt(table, now, SECRET).table
      if (Status === 'maintenance') return
      const expected: string[] = []
      for (let number = clock.lastResultAt(now); expected.length < Results.length; number -= 1) {
        const { startsAt, endsAt } = clock.timesOf(number)
        const isOpen = (at: number) => tableAt({ ...table, maintenance: null }, at, SECRET).table.Status === 'online'
        if (isOpen(startsAt) && isOpen(endsAt - 1)) expected.push(resultText(roundOf(table, number, SECRET).outcome))
      }
      expect(Results).toEqual(expected)
      expect(Results.length).toBe(table.kind === 'baccarat' || table.kind === 'dragon-tiger' ? 60 : 20)
    }),
    { seed: inject('seed'), numRuns: 20 },
  )
})

test('results continued from round to round are those computed anew, also over closing hours', () => {
  fc.assert(
    fc.property(anyTable, time, (table, start) => {
      const clock = roundClockOf(table)
      const first = clock.lastResultAt(start)
      for (const number of [...Array(40).keys()].map((index) => first + index)) {
        const now = clock.timesOf(number).resultAt
        // A copy has nothing to continue from.
        expect(tableAt(table, now, SECRET).table).toEqual(tableAt({ ...table }, now, SECRET).table)
      }
      const closesAt = Date.parse(tableAt(table, start, SECRET).table.ClosesAt ?? '')
      if (Number.isNaN(closesAt)) return
      for (let now = closesAt - HOUR / 12; now < closesAt + HOUR / 12; now += 5_000)
        expect(tableAt(table, now, SECRET).table).toEqual(tableAt({ ...table }, now, SECRET).table)
    }),
    { seed: inject('seed'), numRuns: 10 },
  )
})

test('a result appears when the round is over, not before: bets end earlier', () => {
  const table = tableOfKind('roulette')
  const clock = roundClockOf(table)
  const number = clock.numberAt(EVENING)
  const { startsAt, bettingEndsAt, resultAt, endsAt } = clock.timesOf(number)
  expect([bettingEndsAt - startsAt, clock.numberAt(startsAt), clock.numberAt(endsAt)]).toEqual([20_000, number, number + 1])
  expect(resultAt).toBeGreaterThan(bettingEndsAt)
  const before = tableAt(table, resultAt - 1, SECRET).table.Results ?? []
  const after = tableAt(table, resultAt, SECRET).table.Results ?? []
  expect(after).toEqual([resultText(roundOf(table, number, SECRET).outcome), ...before.slice(0, -1)])
})

test('without the secret the future is different', () => {
  const table = tableOfKind('roulette')
  const results = (secret: string) => tableAt(table, EVENING, secret).table.Results
  expect(results(SECRET)).toEqual(results(SECRET))
  expect(results(SECRET)).not.toEqual(results('another-secret-of-at-least-32-chars'))
})

test('most tables are always open; the others open on Slovak afternoons and close in the night, and say when', () => {
  const withHours = TABLES.filter((table) => hoursOf(table) !== null)
  expect(withHours.length / TABLES.length).toBeGreaterThan(0.1)
  expect(withHours.length / TABLES.length).toBeLessThan(0.5)
  for (const table of withHours.map((withMaintenance) => ({ ...withMaintenance, maintenance: null }))) {
    const noon = tableAt(table, Date.parse('2026-07-01T10:00:00Z'), SECRET).table
    const evening = tableAt(table, Date.parse('2026-07-01T18:30:00Z'), SECRET).table
    expect([noon.Status, noon.Dealer, noon.Players, noon.ClosesAt]).toEqual(['closed', null, 0, null])
    expect([evening.Status, evening.OpensAt]).toEqual(['online', null])
    const opens = new Date(localOf(Date.parse(noon.OpensAt ?? ''))).toISOString()
    const closes = new Date(localOf(Date.parse(evening.ClosesAt ?? ''))).toISOString()
    expect(opens >= '2026-07-01T15:00' && opens <= '2026-07-01T18:00:00.000Z').toBe(true)
    expect(closes >= '2026-07-02T01:00' && closes <= '2026-07-02T04:00:00.000Z').toBe(true)
    expect(tableAt(table, Date.parse(noon.OpensAt ?? ''), SECRET).table.Status).toBe('online')
    expect(tableAt(table, Date.parse(evening.ClosesAt ?? ''), SECRET).table.Status).toBe('closed')
  }
})

test('a table under maintenance has the status maintenance until its end', () => {
  const until = new Date(EVENING + HOUR).toISOString()
  const table = tableOfKind('dice', { maintenance: { until } })
  expect(tableAt(table, EVENING, SECRET)).toMatchObject({
    table: { Status: 'maintenance', OpensAt: until, Players: 0 },
    changesAt: EVENING + HOUR,
  })
  expect(tableAt(table, EVENING + HOUR, SECRET).table).toMatchObject({ Status: 'online', OpensAt: null })
  const unknown = tableAt(tableOfKind('dice', { maintenance: { until: null } }), EVENING, SECRET)
  expect([unknown.table.Status, unknown.table.OpensAt, unknown.changesAt]).toEqual(['maintenance', null, Infinity])
})

test('dealers change after 45 to 60 minutes, speak the table’s language, are women like the one on its picture, and most often it is the catalogue’s own', () => {
  const table = tableOfKind('roulette', { dealer: 'Lucia' })
  const dealers: string[] = []
  let { endsAt } = shiftAt(table, EVENING, SECRET)
  for (let shift = 0; shift < 1_000; shift += 1) {
    const next = shiftAt(table, endsAt, SECRET)
    expect(shiftAt(table, next.endsAt - 1, SECRET)).toEqual(next)
    expect(next.endsAt - endsAt).toBeGreaterThanOrEqual(45 * 60_000)
    expect(next.endsAt - endsAt).toBeLessThanOrEqual(60 * 60_000)
    dealers.push(next.dealer ?? '')
    endsAt = next.endsAt
  }
  expect([...new Set(dealers)].toSorted()).toEqual([...dealerNames('sk', 'Lucia')].toSorted())
  expect(dealers).not.toContain('Tomáš')
  const own = dealers.filter((dealer) => dealer === 'Lucia').length
  expect(own).toBeGreaterThan(500)
  expect(own).toBeLessThan(700)
  expect(shiftAt(tableOfKind('roulette'), EVENING, SECRET).dealer).toBeNull()
})

test('blackjack has seven seats, for which no guest waits; other tables have no seats', () => {
  const blackjack = tableOfKind('blackjack')
  let fullTables = 0
  for (let now = EVENING; now < EVENING + 24 * HOUR; now += 60_000) {
    const { SeatsAvailability, Players, Waiting } = tableAt(blackjack, now, SECRET).table
    expect(Object.keys(SeatsAvailability)).toEqual(['1', '2', '3', '4', '5', '6', '7'])
    const taken = Object.values(SeatsAvailability).filter((isTaken) => isTaken).length
    expect(Players).toBe(taken)
    expect(Waiting).toBe(0)
    if (taken === 7) fullTables += 1
  }
  expect(fullTables).toBeGreaterThan(0)
  const { SeatsAvailability, Waiting } = tableAt(tableOfKind('baccarat'), EVENING, SECRET).table
  expect([SeatsAvailability, Waiting]).toEqual([{}, undefined])
})

test('guests of a blackjack table come and go between rounds: the seats of a round are certain', () => {
  const blackjack = tableOfKind('blackjack')
  const clock = roundClockOf(blackjack)
  const seatsAt = (now: number) => tableAt(blackjack, now, SECRET).table.SeatsAvailability
  const first = clock.numberAt(EVENING)
  let changes = 0
  for (let number = first; number < first + 60; number += 1) {
    const { startsAt, endsAt } = clock.timesOf(number)
    for (const share of [0.3, 0.7]) expect(seatsAt(startsAt + (endsAt - startsAt) * share)).toEqual(seatsAt(startsAt))
    expect(seatsAt(endsAt - 1)).toEqual(seatsAt(startsAt))
    if (JSON.stringify(seatsAt(endsAt)) !== JSON.stringify(seatsAt(startsAt))) changes += 1
  }
  expect(changes).toBeGreaterThan(0)
})

test('there are more players in the evening than before dawn', () => {
  expect(activityAt(EVENING)).toBeGreaterThan(5 * activityAt(Date.parse('2026-11-20T04:00:00Z')))
  const players = (now: number) => TABLES.reduce((total, table) => total + (tableAt(table, now, SECRET).table.Players ?? 0), 0)
  expect(players(EVENING)).toBeGreaterThan(2 * players(Date.parse('2026-11-20T04:00:00Z')))
})
