import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { TableBoard } from './table-board.ts'

const CODES = ['a', 'b', 'c', 'd'] as const
const tableOf = (ImsGameCode: string, Players: number): LiveTable => ({
  ImsGameCode,
  Language: null,
  Status: 'online',
  SeatsAvailability: {},
  Players,
})

/** What a page keeps. */
class Page {
  version = 0
  tables = new Map<string, LiveTable>()
  list(tables: readonly LiveTable[]): void {
    this.tables = new Map(tables.map((table) => [table.ImsGameCode, table]))
  }
  update(change: LiveTableChange): void {
    const table = this.tables.get(change.ImsGameCode)
    if (!table) throw new Error(`unknown table ${change.ImsGameCode}`)
    this.tables.set(change.ImsGameCode, { ...table, ...change })
  }
}

const code = fc.constantFrom(...CODES)
const players = fc.nat(3)
const step = fc.oneof(
  fc.record({
    type: fc.constant('snapshot' as const),
    tables: fc.uniqueArray(fc.tuple(code, players), { selector: ([name]) => name }),
  }),
  fc.record({
    type: fc.constant('reset' as const),
    tables: fc.uniqueArray(fc.tuple(code, players), { selector: ([name]) => name }),
  }),
  fc.record({ type: fc.constant('change' as const), code, players }),
  fc.constant({ type: 'publish' as const }),
  fc.constant({ type: 'read' as const }),
)

test('a page that misses any publications and is caught up by its version has the same tables as one that missed none', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
      const truth = new Map<string, LiveTable>()
      const board = new TableBoard(() => undefined)
      const [always, sometimes] = [new Page(), new Page()]
      const publish = () => {
        const before = board.version
        const publication = board.publish()
        expect(board.version).toBe(before + (publication ? 1 : 0))
        if (publication?.type === 'list') always.list(board.tables())
        else for (const change of publication?.changes ?? []) always.update(change)
      }
      const read = () => {
        const missing = board.since(sometimes.version)
        if (missing.type === 'list') sometimes.list(board.tables())
        else for (const table of missing.changes) sometimes.update(table)
        sometimes.version = board.version
      }
      for (const next of [
        { type: 'reset' as const, tables: [] },
        ...steps,
        { type: 'publish' as const },
        { type: 'read' as const },
      ]) {
        if (next.type === 'publish') publish()
        else if (next.type === 'read') read()
        else if (next.type === 'change') {
          const table = truth.get(next.code)
          if (!table) continue
          truth.set(next.code, { ...table, Players: next.players })
          board.append({ changes: [{ ImsGameCode: next.code, Players: next.players }] })
        } else {
          const tables = next.tables.map(([name, count]) => tableOf(name, count))
          const names = new Set<string>(tables.map(({ ImsGameCode }) => ImsGameCode))
          const removed = [...truth.keys()].filter((name) => !names.has(name))
          truth.clear()
          for (const table of tables) truth.set(table.ImsGameCode, table)
          if (next.type === 'reset') board.reset(tables)
          else board.append({ tables, removed })
        }
      }
      expect(always.tables).toEqual(truth)
      expect(sometimes.tables).toEqual(truth)
      expect(board.size).toBe(truth.size)
    }),
    { seed: inject('seed') },
  )
})

test('what somebody lacks is only the tables that have changed since, the oldest change first', () => {
  const board = new TableBoard(() => undefined)
  board.reset(CODES.map((name) => tableOf(name, 0)))
  board.publish()
  const change = (name: string, Players: number) => {
    board.append({ changes: [{ ImsGameCode: name, Players }] })
    return board.publish()
  }
  expect(change('a', 1)).toEqual({ type: 'changes', changes: [{ ImsGameCode: 'a', Players: 1 }] })
  change('b', 1)
  change('a', 2)
  const missed = (version: number) => {
    const missing = board.since(version)
    return missing.type === 'list' ? 'list' : missing.changes.map(({ ImsGameCode, Players }) => `${ImsGameCode}${Players}`)
  }
  expect([missed(4), missed(3), missed(2), missed(1), missed(0)]).toEqual([[], ['a2'], ['b1', 'a2'], ['b1', 'a2'], 'list'])
})

test('somebody who missed several changes of a table lacks the fields that have changed since, with their last values', () => {
  const board = new TableBoard(() => undefined)
  board.reset([{ ...tableOf('a', 0), Dealer: 'Eva' }])
  board.publish()
  for (const change of [{ Players: 1 }, { Waiting: 1 }, { Players: 2 }]) {
    board.append({ changes: [{ ImsGameCode: 'a', ...change }] })
    board.publish()
  }
  const missed = (version: number) => board.since(version)
  expect(missed(3)).toEqual({ type: 'changes', changes: [{ ImsGameCode: 'a', Players: 2 }] })
  expect(missed(1)).toEqual({ type: 'changes', changes: [{ ImsGameCode: 'a', Players: 2, Waiting: 1 }] })
})

test('a change that changes nothing is not published, and a field that a snapshot no longer has needs the list', () => {
  const board = new TableBoard(() => undefined)
  board.reset([tableOf('a', 1)])
  board.publish()
  board.append({ changes: [{ ImsGameCode: 'a', Players: 2 }] })
  board.append({ changes: [{ ImsGameCode: 'a', Players: 1, SeatsAvailability: {} }] })
  expect(board.publish()).toBeNull()
  const { Players: _, ...table } = tableOf('a', 1)
  board.append({ tables: [table] })
  expect(board.publish()).toEqual({ type: 'list' })
  expect(board.tables()).toEqual([table])
})
