import type { LiveTable } from '@herna/contract/live-feed'
import { expect, test } from 'vitest'
import { KeptTables, type State } from './kept-tables.ts'
import type { LogEntry } from './table-log.ts'

const SILENCE_MS = 60_000
const tableOf = (ImsGameCode: string, Players = 0): LiveTable => ({
  ImsGameCode,
  Language: null,
  Status: 'online',
  SeatsAvailability: {},
  Players,
})
/** What Redis has: tables by source. */
const stateOf = (bySource: Record<string, string[]>): State => ({
  tables: Object.values(bySource).flatMap((codes) => codes.map((code) => tableOf(code))),
  owners: new Map(Object.entries(bySource).flatMap(([source, codes]) => codes.map((code) => [code, source] as const))),
  sources: new Set(Object.keys(bySource)),
})

/** The tables after each call, as `a0 b0`, and how often the reader was reset. */
function setUp() {
  const tables = new Map<string, LiveTable>()
  const clock = { now: 0 }
  let resets = 0
  const append = ({ tables: added = [], changes = [], removed = [] }: LogEntry) => {
    for (const table of added) tables.set(table.ImsGameCode, table)
    for (const change of changes) tables.set(change.ImsGameCode, { ...(tables.get(change.ImsGameCode) as LiveTable), ...change })
    for (const code of removed) tables.delete(code)
  }
  const reader = {
    append,
    reset(all: readonly LiveTable[]) {
      resets += 1
      tables.clear()
      append({ tables: all })
    },
  }
  const kept = new KeptTables(reader, { silenceMs: SILENCE_MS, now: () => clock.now })
  return { kept, clock, resets: () => resets, codes: () => [...tables.keys()].toSorted().join(' ') }
}

test('tables of a Redis that was emptied stay until the snapshot of their own studio, which may have fewer', () => {
  const { kept, codes } = setUp()
  kept.reload(stateOf({ one: ['a', 'b'], two: ['c'] }), false)
  kept.reload(stateOf({}), true)
  expect(codes()).toBe('a b c')
  kept.append({ source: 'one', tables: [tableOf('a'), tableOf('d')] })
  expect(codes()).toBe('a c d')
  kept.append({ source: 'two', tables: [] })
  expect(codes()).toBe('a d')
})

test('when the state is read after some studios have sent their snapshot, only the tables of the others are kept', () => {
  const { kept, codes } = setUp()
  kept.reload(stateOf({ one: ['a', 'b'], two: ['c'] }), false)
  kept.reload(stateOf({ one: ['a'] }), true)
  expect(codes()).toBe('a c')
  // Entries were missing once more; meanwhile the first studio has removed a table.
  kept.reload(stateOf({ one: ['d'] }), false)
  expect(codes()).toBe('c d')
  kept.reload(stateOf({ one: ['d'], two: [] }), false)
  expect(codes()).toBe('d')
})

test('a studio that stays silent loses its kept tables after the time of silence, and no sooner', () => {
  const { kept, clock, codes } = setUp()
  kept.reload(stateOf({ one: ['a'], two: ['b'] }), false)
  clock.now = 1_000
  kept.reload(stateOf({}), true)
  kept.append({ source: 'two', tables: [tableOf('b')] })
  clock.now = 1_000 + SILENCE_MS - 1
  kept.expire()
  expect(codes()).toBe('a b')
  clock.now += 1
  kept.expire()
  expect(codes()).toBe('b')
})

test('without a loss the state that was read replaces everything', () => {
  const { kept, codes, resets, clock } = setUp()
  kept.reload(stateOf({ one: ['a', 'b'] }), false)
  kept.append({ removed: ['b'], source: 'one', tables: [tableOf('c')] })
  kept.reload(stateOf({ one: ['c'] }), false)
  clock.now = SILENCE_MS * 2
  kept.expire()
  expect([codes(), resets()]).toEqual(['c', 2])
})
