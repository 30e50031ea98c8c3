import { expect, test } from 'vitest'
import { liveTableOf, seatsTaken } from '../testing/live-tables.fixture.ts'
import { similarTables } from './similar-tables.ts'

const NOW = Date.parse('2026-11-23T12:00:00Z')
const closed = liveTableOf('closed', { Status: 'closed', MinBet: 100 })
const codes = (tables: Parameters<typeof similarTables>[1]) => similarTables(closed, tables, NOW).map((each) => each.ImsGameCode)

test('similar tables are of the same kind and language and can be joined; the table itself is not among them', () => {
  const similar = liveTableOf('similar')
  const others = [
    liveTableOf('other-kind', { Kind: 'baccarat' }),
    liveTableOf('other-language', { Language: 'en' }),
    liveTableOf('also-closed', { Status: 'closed' }),
    liveTableOf('full', { SeatsAvailability: seatsTaken(7) }),
  ]
  expect(codes([closed, similar, ...others])).toEqual(['similar'])
})

test('at most three, those with the closest limits first', () => {
  const withMinimum = (MinBet: number) => liveTableOf(String(MinBet), { MinBet })
  expect(codes([10_000, 50, 100, 1_000, 200].map(withMinimum))).toEqual(['100', '50', '200'])
})

test('a table whose kind is unknown has no similar ones', () => {
  expect(similarTables({ ...closed, Kind: undefined }, [liveTableOf('a', { Kind: undefined })], NOW)).toEqual([])
})
