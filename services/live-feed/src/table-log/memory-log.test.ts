import type { LiveTable } from '@herna/contract/live-feed'
import { expect, test } from 'vitest'
import { MemoryLog } from './memory-log.ts'
import type { LogEntry } from './table-log.ts'

const SILENCE_MS = 60_000
const table = { ImsGameCode: 'live-ruleta', Status: 'online', SeatsAvailability: {}, Language: 'sk' } as LiveTable

function newLog() {
  let now = 1_000
  const calls: (readonly LiveTable[] | LogEntry)[] = []
  const reader = {
    reset: (tables: readonly LiveTable[]) => void calls.push(tables),
    append: (entry: LogEntry) => void calls.push(entry),
  }
  return { log: new MemoryLog(reader, { silenceMs: SILENCE_MS, now: () => now }), calls, wait: (ms: number) => void (now += ms) }
}

test('a feed that has started publishes nothing before the first snapshot: pages of the process before keep their tables [4.27]', async () => {
  const { log, calls, wait } = newLog()
  wait(SILENCE_MS - 1)
  await log.expire()
  expect(await log.change('acme', { epoch: 'e', sequence: 2, changes: [] })).toEqual({ status: 'sequence-gap' })
  expect(calls).toEqual([])
  await log.replace('acme', { epoch: 'e', sequence: 1, tables: [table] })
  expect(calls).toEqual([[table]])
  await log.replace('other', { epoch: 'e', sequence: 1, tables: [] })
  expect(calls.at(-1)).toEqual({ tables: [], removed: [] })
})

test('without any studio the list is empty after the time that silence may last', async () => {
  const { log, calls, wait } = newLog()
  wait(SILENCE_MS)
  await log.expire()
  await log.expire()
  expect(calls).toEqual([[]])
})
