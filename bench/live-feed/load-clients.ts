// Thousands of clients of a live feed, in two processes: every hundredth decodes and checks each message, the others count.
import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'

export type ClientsRequest =
  | { type: 'connect' | 'replace'; port: number; count: number }
  | { type: 'measure' | 'report' | 'states' }

export interface ClientTotals {
  bytes: number
  frames: number
  /** Milliseconds from the update to the client that read it, with their number. */
  latencies: [number, number][]
  /** Updates that the reading clients received. */
  updates: number
  closed: number
}

/** One reading client in each group, at its end: everywhere in the order of the server's connections. */
const GROUP = 100

export async function loadClients(path: string, protocol: 'hub' | 'ws') {
  const [readers, counters] = (['readers', 'counters'] as const).map((kind) =>
    fork(new URL('clients.ts', import.meta.url), [path, protocol, kind]),
  ) as [ChildProcess, ChildProcess]
  async function ask<Reply>(process: ChildProcess, request: ClientsRequest): Promise<Reply> {
    process.send(request)
    const [reply] = (await once(process, 'message')) as [Reply]
    return reply
  }
  let readerCount = 0

  return {
    /** Opens connections; each has received its first frame. `count` is a multiple of 100. */
    async connect(port: number, count: number): Promise<void> {
      for (let index = 0; index < count; index += GROUP) {
        await ask(counters, { type: 'connect', port, count: GROUP - 1 })
        await ask(readers, { type: 'connect', port, count: 1 })
        readerCount += 1
      }
    },
    /** Closes this many of the counting clients, half of them without a word, and opens others. */
    async replace(port: number, count: number): Promise<void> {
      await ask(counters, { type: 'replace', port, count })
    },
    async measure(): Promise<void> {
      await Promise.all([ask(readers, { type: 'measure' }), ask(counters, { type: 'measure' })])
    },
    /** What was received since `measure`; `updates` are those of one client. */
    async report(): Promise<ClientTotals> {
      const [read, counted] = await Promise.all([
        ask<ClientTotals>(readers, { type: 'report' }),
        ask<ClientTotals>(counters, { type: 'report' }),
      ])
      return {
        bytes: read.bytes + counted.bytes,
        frames: read.frames + counted.frames,
        latencies: read.latencies,
        updates: read.updates / readerCount,
        closed: read.closed + counted.closed,
      }
    },
    /** Every reading client has every table as it was sent last; otherwise an error. */
    async requireTables(tables: ReadonlyMap<string, number>): Promise<void> {
      const states = await ask<Record<string, number>[]>(readers, { type: 'states' })
      const wrong = states.filter((state) => [...tables].some(([name, players]) => state[name] !== players))
      if (states.length === 0 || wrong.length > 0)
        throw new Error(`${wrong.length} of ${states.length} clients have wrong tables`)
    },
    close(): void {
      for (const process of [readers, counters]) process.kill()
    },
  }
}

/** The percentile of numbers with their counts; `share` is 0 to 1. */
export function countedPercentile(counts: readonly (readonly [number, number])[], share: number): number {
  const total = counts.reduce((sum, [, count]) => sum + count, 0)
  let seen = 0
  for (const [value, count] of counts.toSorted(([one], [other]) => one - other)) {
    seen += count
    if (seen >= total * share) return value
  }
  return Number.NaN
}
