import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createLiveTables } from './live-tables.ts'

const CODES = ['a', 'b', 'c', 'd'] as const
const code = fc.constantFrom(...CODES)
const fields = {
  Language: fc.option(fc.constantFrom('sk', 'en')),
  Status: fc.constantFrom('online', 'closed', 'maintenance'),
  SeatsAvailability: fc.dictionary(fc.constantFrom('1', '2', '3'), fc.boolean()),
}
const optional = {
  Dealer: fc.option(fc.string({ maxLength: 4 })),
  Results: fc.array(fc.constantFrom('0', '17'), { maxLength: 3 }),
}
const table = (ImsGameCode: fc.Arbitrary<string>): fc.Arbitrary<LiveTable> =>
  fc.record({ ImsGameCode, ...fields, ...optional }, { requiredKeys: ['ImsGameCode', 'Language', 'Status', 'SeatsAvailability'] })
const change: fc.Arbitrary<LiveTableChange> = fc.record(
  { ImsGameCode: code, ...fields, ...optional },
  { requiredKeys: ['ImsGameCode'] },
)
const init = fc.uniqueArray(table(code), { selector: ({ ImsGameCode }) => ImsGameCode })
const message = fc.oneof(fc.record({ init }), fc.record({ change }), fc.constant({ clear: true as const }))
type Message = { init: LiveTable[] } | { change: LiveTableChange } | { clear: true }

/** What the tables must be after these messages, computed without any incremental state. */
function expectedTables(messages: readonly Message[]): Map<string, LiveTable> {
  const starts = messages.findLastIndex((each) => !('change' in each))
  const start = messages[starts]
  const tables = new Map(start && 'init' in start ? start.init.map((each) => [each.ImsGameCode, each]) : [])
  for (const each of messages.slice(starts + 1)) {
    if (!('change' in each)) continue
    const known = tables.get(each.change.ImsGameCode)
    if (known) tables.set(each.change.ImsGameCode, { ...known, ...each.change })
  }
  return tables
}

function apply(tables: ReturnType<typeof createLiveTables>, each: Message): void {
  if ('init' in each) tables.replaceAll(each.init)
  else if ('change' in each) tables.merge(each.change)
  else tables.clear()
}

test('after any interleaving of init and updates the tables are the last list with the later changes merged [4.27] [3.38]', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 20 }), (messages) => {
      const tables = createLiveTables()
      for (const each of messages) apply(tables, each)
      const expected = expectedTables(messages)
      expect(tables.snapshot()).toEqual(expected)
      expect(tables.size).toBe(expected.size)
      expect(tables.openCount).toBe([...expected.values()].filter(({ Status }) => Status === 'online').length)
    }),
  )
})

test('a change notifies the listeners of its own table, and those of all tables', () => {
  const tables = createLiveTables()
  const calls: string[] = []
  for (const each of CODES) tables.subscribe(each, () => calls.push(each))
  tables.subscribeAll(() => calls.push('all'))
  const online = { Language: null, Status: 'online', SeatsAvailability: {} }
  tables.replaceAll([
    { ImsGameCode: 'a', ...online },
    { ImsGameCode: 'b', ...online },
  ])
  expect(calls.splice(0)).toEqual(['a', 'b', 'all'])
  expect(tables.merge({ ImsGameCode: 'b', Status: 'closed' })).toBe(true)
  expect(calls.splice(0)).toEqual(['b', 'all'])
  expect(tables.merge({ ImsGameCode: 'c', Status: 'closed' })).toBe(false)
  expect(calls).toEqual([])
})

test('a snapshot stays as it was when tables change', () => {
  fc.assert(
    fc.property(fc.array(message, { maxLength: 10 }), fc.array(message, { minLength: 1, maxLength: 10 }), (before, after) => {
      const tables = createLiveTables()
      for (const each of before) apply(tables, each)
      const snapshot = tables.snapshot()
      for (const each of after) apply(tables, each)
      expect(snapshot).toEqual(expectedTables(before))
    }),
  )
})
