// A studio that sends signed requests: all tables, then changes in small batches, each after the one before.
import { changeTables, INGEST_HEADERS, LIVE_INGEST_PREFIX, replaceTables } from '@herna/contract/live-feed'
import { signRequest } from '@herna/contract/wallet'
import { SECRET, SOURCE, sleep } from './feed-process.ts'

const BATCH_MS = 20
const TIMEOUT_MS = 10_000
const RETRY_MS = 50

const tableAt = (index: number, players: number) => ({
  ImsGameCode: code(index),
  Language: 'sk',
  Status: 'online',
  SeatsAvailability: { 1: true, 2: false, 3: false },
  Players: players,
})
/** `players` is the time of the update in the benchmarks. */
export const changeOf = (index: number, players: number) => ({
  ImsGameCode: code(index),
  Players: players,
  Results: ['17', '0', '32', '5', '26'],
})
const code = (index: number): string => `merany-stol-${index}`

/** `ports`: of the nodes that are up; the first is used. */
export function benchStudio(ports: () => readonly number[], tableCount: number) {
  /** Number of players by code, as sent last. */
  const tables = new Map<string, number>(Array.from({ length: tableCount }, (_, index) => [code(index), 1]))
  const path = LIVE_INGEST_PREFIX + changeTables.path
  let sequence = 0
  let next = 0

  async function post(method: 'PUT' | 'POST', content: object): Promise<number> {
    const body = JSON.stringify({ epoch: 'bench', sequence, ...content })
    const timestamp = String(Date.now())
    const response = await fetch(`http://127.0.0.1:${ports()[0]}${path}`, {
      method,
      body,
      headers: {
        'content-type': 'application/json',
        [INGEST_HEADERS.source]: SOURCE,
        [INGEST_HEADERS.timestamp]: timestamp,
        [INGEST_HEADERS.signature]: signRequest(SECRET, { timestamp, method, path, body }),
      },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    await response.arrayBuffer()
    return response.status
  }

  /** The same request until it is stored, at another node if the first has gone. */
  async function send(method: 'PUT' | 'POST', content: object): Promise<void> {
    sequence += 1
    for (;;) {
      const status = await post(method, content).catch(() => 503)
      if (status === 200) return
      if (status !== 503) throw new Error(`${method} ${path}: ${status}`)
      await sleep(RETRY_MS)
    }
  }

  async function sendBatch(size: number): Promise<void> {
    const now = Date.now()
    const changes = Array.from({ length: size }, () => changeOf(next++ % tableCount, now))
    for (const change of changes) tables.set(change.ImsGameCode, change.Players)
    await send('POST', { changes })
  }

  return {
    tables,
    replace: () => send(replaceTables.method, { tables: Array.from({ length: tableCount }, (_, index) => tableAt(index, 1)) }),
    /** Sends updates at the rate until the returned function is called. */
    run(updatesPerSecond: number): () => Promise<void> {
      let isRunning = true
      const startedAt = performance.now()
      const finished = (async () => {
        for (let sent = 0; isRunning; ) {
          const due = Math.min(tableCount, Math.floor(((performance.now() - startedAt) / 1_000) * updatesPerSecond) - sent)
          if (due > 0) await sendBatch(due)
          sent += Math.max(due, 0)
          await sleep(BATCH_MS)
        }
      })()
      return () => {
        isRunning = false
        return finished
      }
    },
  }
}
