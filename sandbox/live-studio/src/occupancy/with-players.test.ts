import type { LiveTable } from '@herna/contract/live-feed'
import { expect, test } from 'vitest'
import { StudioState } from '../feeder/studio-state.ts'
import { roundClockOf } from '../rounds/timing.ts'
import { SECRET, tableOfKind } from '../studio-table.fixture.ts'
import { guestsAt } from '../tables/guests.ts'
import { tableAt } from '../tables/table-at.ts'
import { Occupancy } from './occupancy.ts'
import { withPlayers } from './with-players.ts'

const table = tableOfKind('blackjack')
const CODE = table.gameCode
const clock = roundClockOf(table)
const freeSeats = (number: number): number[] => {
  const { seats } = guestsAt(table, clock.timesOf(number).startsAt, SECRET)
  return Object.keys(seats)
    .map(Number)
    .filter((seat) => !seats[seat])
}
/** A round of the evening in which the same seats are free as in the next one, at least two. */
const number = (() => {
  const first = clock.numberAt(Date.parse('2026-11-20T17:00:00Z'))
  const isWanted = (round: number) => freeSeats(round).length > 1 && String(freeSeats(round)) === String(freeSeats(round + 1))
  return Array.from({ length: 100 }, (_, index) => first + index).find(isWanted) ?? 0
})()
const { startsAt, bettingEndsAt, resultAt, endsAt } = clock.timesOf(number)
const [seat = 0, other = 0] = freeSeats(number)
const occupancyOf = (...seats: number[]) => ({ [CODE]: { tableRound: number, players: seats.length, seats, waiting: 0 } })
const seatsOf = (state: Pick<LiveTable, 'SeatsAvailability'>) => state.SeatsAvailability

/** A state that was sent whole a second after the round's start. */
function openState(tables = [table]) {
  const occupancy = new Occupancy()
  const state = new StudioState(tables, SECRET, occupancy)
  state.snapshot(startsAt + 1_000)
  return { occupancy, state }
}

test('a seat on which a player has bet is taken and the player is counted, until the round ends', () => {
  const studio = tableAt(table, startsAt, SECRET).table
  for (const now of [startsAt, bettingEndsAt, resultAt, endsAt - 1]) {
    const { table: merged } = withPlayers(table, tableAt(table, now, SECRET), occupancyOf(seat)[CODE], now)
    expect(merged).toEqual({
      ...tableAt(table, now, SECRET).table,
      SeatsAvailability: { ...seatsOf(studio), [seat]: true },
      Players: (studio.Players ?? 0) + 1,
    })
  }
  for (const now of [startsAt - 1, endsAt]) {
    const at = tableAt(table, now, SECRET)
    expect(withPlayers(table, at, occupancyOf(seat)[CODE], now).table).toEqual(at.table)
  }
})

test('players at a table without seats are counted only', () => {
  const roulette = tableOfKind('roulette')
  const tableRound = roundClockOf(roulette).numberAt(startsAt)
  const at = tableAt(roulette, startsAt, SECRET)
  const { table: merged } = withPlayers(roulette, at, { tableRound, players: 3, seats: [], waiting: 0 }, startsAt)
  expect(merged).toEqual({ ...at.table, Players: (at.table.Players ?? 0) + 3 })
})

test('a table that is full with players is full, and those who wait for a seat are counted', () => {
  const at = tableAt(table, startsAt, SECRET)
  const occupancy = occupancyOf(...freeSeats(number))[CODE]
  const { table: merged } = withPlayers(table, at, occupancy && { ...occupancy, waiting: 2 }, startsAt)
  expect(Object.values(seatsOf(merged))).toEqual(Array.from({ length: 7 }, () => true))
  expect([merged.Players, merged.Waiting]).toEqual([7, 2])
})

test('a change of the players is sent at once, and what has not changed is not sent', () => {
  const { occupancy, state } = openState()
  occupancy.replace(occupancyOf(seat))
  const seats = seatsOf(tableAt(table, startsAt, SECRET).table)
  const guests = Object.values(seats).filter((isTaken) => isTaken).length
  expect(state.changes(startsAt + 2_000)).toEqual([
    { ImsGameCode: CODE, SeatsAvailability: { ...seats, [seat]: true }, Players: guests + 1 },
  ])
  occupancy.replace(occupancyOf(seat))
  expect(state.changes(startsAt + 3_000)).toEqual([])
  occupancy.replace(occupancyOf(seat, other))
  expect(state.changes(startsAt + 4_000)).toMatchObject([
    { SeatsAvailability: { [seat]: true, [other]: true }, Players: guests + 2 },
  ])
  occupancy.replace({})
  expect(state.changes(startsAt + 5_000)).toEqual([{ ImsGameCode: CODE, SeatsAvailability: seats, Players: guests }])
})

test('at the end of the round the seat is free, although nothing new came from the game host', () => {
  const { occupancy, state } = openState()
  occupancy.replace(occupancyOf(seat))
  state.changes(startsAt + 2_000)
  expect(state.changes(endsAt - 1).some(({ SeatsAvailability }) => SeatsAvailability !== undefined)).toBe(false)
  expect(state.changes(endsAt)).toMatchObject([{ SeatsAvailability: { [seat]: false } }])
})

test('players of a round that the studio’s clock has not reached are shown from its start', () => {
  const { occupancy, state } = openState()
  occupancy.replace({ [CODE]: { tableRound: number + 1, players: 1, seats: [seat], waiting: 0 } })
  expect(state.changes(endsAt - 1).some(({ SeatsAvailability }) => SeatsAvailability !== undefined)).toBe(false)
  expect(state.changes(endsAt)).toMatchObject([{ SeatsAvailability: { [seat]: true } }])
})

test('players at an unknown table change nothing', () => {
  const { occupancy, state } = openState()
  occupancy.replace({ neznamy: { tableRound: number, players: 1, seats: [1], waiting: 0 } })
  expect(state.changes(startsAt + 1_001)).toEqual([])
})

test('after any changes of the players the changes sent add up to the state of every table', () => {
  const { occupancy, state } = openState()
  let sent = state.snapshot(startsAt + 1_000)[0]
  for (let now = startsAt + 1_000; now < endsAt + 120_000; now += 500) {
    const tableRound = clock.numberAt(now)
    const seats = freeSeats(tableRound).filter((free) => (now / 500 + free) % 3 < 1)
    const players = { tableRound, players: seats.length, seats, waiting: seats.length % 2 }
    occupancy.replace(seats.length > 0 ? { [CODE]: players } : {})
    for (const change of state.changes(now)) sent = { ...sent, ...change } as LiveTable
    expect(sent).toEqual(withPlayers(table, tableAt(table, now, SECRET), occupancy.of(CODE), now).table)
  }
})
