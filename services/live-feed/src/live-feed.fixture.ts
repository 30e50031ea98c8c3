import { randomUUID } from 'node:crypto'
import {
  changeTables,
  INGEST_HEADERS,
  LIVE_HUB_PATH,
  LIVE_INGEST_PREFIX,
  type LiveTable,
  type LiveTableChange,
  replaceTables,
} from '@herna/contract/live-feed'
import type { Operation } from '@herna/contract/operation'
import { signRequest } from '@herna/contract/wallet'
import { createHealthMonitor, createServer, LOG_SERIALIZERS } from '@herna/service-kit'
import { HttpTransportType, type HubConnection, HubConnectionBuilder, LogLevel, NullLogger } from '@microsoft/signalr'
import { pino } from 'pino'
import { expect, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createLiveFeedService } from './live-feed-service.ts'

export const PORTAL = 'https://portal.test'
export const STUDIO = 'studio'
export const OTHER_STUDIO = 'other'
export const SECRETS: Record<string, string> = {
  [STUDIO]: 'a-secret-of-the-studio-in-tests-32-ch',
  [OTHER_STUDIO]: 'a-secret-of-the-other-studio-32-chars',
}

/** A table that is open; fields as in `@herna/contract/live-feed`. */
export const tableOf = (ImsGameCode: string, fields: Partial<LiveTable> = {}): LiveTable => ({
  ImsGameCode,
  Language: 'sk',
  Status: 'online',
  SeatsAvailability: {},
  ...fields,
})

/** Settings of a node in tests. */
export const NODE_ENVIRONMENT: Record<string, string> = {
  HERNA_PORTAL_ORIGIN: PORTAL,
  HERNA_LIVE_SOURCES: Object.entries(SECRETS)
    .map(([id, secret]) => `${id}:${secret}`)
    .join(','),
}

interface NodeOptions {
  environment?: Record<string, string>
  now?(): number
}

export type LiveNode = Awaited<ReturnType<typeof startNode>>

/** One node of the live feed on a free port, closed at the end of the test. */
export async function startNode({ environment = {}, now }: NodeOptions = {}) {
  let logged = ''
  const log = pino({ level: 'trace', serializers: LOG_SERIALIZERS }, { write: (line) => void (logged += line) })
  const monitor = createHealthMonitor()
  const app = await createServer({ title: 'test', logger: log, monitor, isStrict: true })
  await createLiveFeedService({ now }).register(app, {
    database: { pool: null } as never,
    dataFolder: '/nowhere',
    log,
    environment: { ...NODE_ENVIRONMENT, ...environment },
    metrics: monitor.metrics,
    addReadyCheck: (name, check) => monitor.checks.set(name, check),
  })
  const address = await app.listen({ host: '127.0.0.1', port: 0 })
  let isClosed = false
  const close = async () => {
    if (isClosed) return
    isClosed = true
    await app.close()
  }
  onTestFinished(close)
  const isReady = async () => (await fetch(`${address}/readyz`)).status === 200
  await expect.poll(isReady).toBe(true)
  return {
    address,
    hub: `${address}${LIVE_HUB_PATH}`,
    metrics: () => monitor.metrics.metrics(),
    logged: () => logged,
    isReady,
    close,
  }
}

interface IngestReply {
  status: number
  body: { sequence?: number; errorCode?: string; errors?: { field: string }[] }
}

/** A studio that signs its requests. `epoch` and `sequence` are of the last request, and may be set. */
export function studioOf(node: () => Pick<LiveNode, 'address'>, source = STUDIO, now: () => number = Date.now) {
  const studio = {
    epoch: randomUUID() as string,
    sequence: 0,
    async send(operation: Operation, body: unknown, headers: Record<string, string> = {}): Promise<IngestReply> {
      const path = LIVE_INGEST_PREFIX + operation.path
      const text = JSON.stringify(body)
      const timestamp = String(now())
      const signature = signRequest(SECRETS[source] ?? '', { timestamp, method: operation.method, path, body: text })
      const response = await fetch(node().address + path, {
        method: operation.method,
        headers: {
          'content-type': 'application/json',
          [INGEST_HEADERS.source]: source,
          [INGEST_HEADERS.timestamp]: timestamp,
          [INGEST_HEADERS.signature]: signature,
          ...headers,
        },
        body: text,
        signal: AbortSignal.timeout(10_000),
      })
      return { status: response.status, body: (await response.json()) as IngestReply['body'] }
    },
    snapshot(tables: readonly LiveTable[]): Promise<IngestReply> {
      studio.sequence += 1
      return studio.send(replaceTables, { epoch: studio.epoch, sequence: studio.sequence, tables })
    },
    change(...changes: readonly LiveTableChange[]): Promise<IngestReply> {
      studio.sequence += 1
      return studio.send(changeTables, { epoch: studio.epoch, sequence: studio.sequence, changes })
    },
  }
  return studio
}

type Transport = 'WebSockets' | 'ServerSentEvents' | 'LongPolling'

/** A live page with the real client, which keeps the list as the portal does; stopped at the end of the test. */
export async function openPage(
  hub: string,
  { over = 'WebSockets' as Transport, reconnectDelays = [] as number[], skipNegotiation = false } = {},
) {
  const tables = new Map<string, LiveTable>()
  const received: string[] = []
  const updates: LiveTableChange[] = []
  const builder = new HubConnectionBuilder()
    .withUrl(hub, {
      transport: HttpTransportType[over],
      headers: { origin: PORTAL },
      logger: NullLogger.instance,
      skipNegotiation,
    })
    .configureLogging(LogLevel.None)
    .withAutomaticReconnect(reconnectDelays)
  const connection: HubConnection = builder.build()
  const listeners: ((change: LiveTableChange | null) => void)[] = []
  connection.on('init', (list: LiveTable[]) => {
    received.push('init')
    tables.clear()
    for (const table of list) tables.set(table.ImsGameCode, table)
    for (const listener of listeners) listener(null)
  })
  connection.on('updateTable', (change: LiveTableChange) => {
    received.push('updateTable')
    updates.push(change)
    const table = tables.get(change.ImsGameCode)
    // The feed never names a table that was not in the list.
    if (!table) throw new Error(`unknown table ${change.ImsGameCode}`)
    tables.set(change.ImsGameCode, { ...table, ...change })
    for (const listener of listeners) listener(change)
  })
  onTestFinished(() => connection.stop())
  await connection.start()
  await expect.poll(() => received.length).toBeGreaterThan(0)
  return {
    connection,
    tables,
    received,
    updates,
    list: () => [...tables.values()].toSorted((one, other) => one.ImsGameCode.localeCompare(other.ImsGameCode)),
    onMessage: (listener: (change: LiveTableChange | null) => void) => void listeners.push(listener),
  }
}

/** A page without the client, whose socket can be paused. `disorders`: updates that did not increase the number of players. */
export async function openRawPage(hub: string) {
  const socket = new WebSocket(hub.replace('http', 'ws'), { origin: PORTAL, perMessageDeflate: false })
  onTestFinished(() => socket.terminate())
  const tables = new Map<string, LiveTable>()
  const disorders: string[] = []
  let updates = 0
  socket.on('message', (data: Buffer) => {
    for (const record of data.toString().split('\u001e').slice(0, -1)) {
      const { target, arguments: args } = JSON.parse(record) as { target?: string; arguments?: [LiveTable[] & LiveTable] }
      if (target === 'init') for (const table of args?.[0] ?? []) tables.set(table.ImsGameCode, table)
      const change: LiveTable | undefined = args?.[0]
      if (target !== 'updateTable' || !change) continue
      updates += 1
      const previous = tables.get(change.ImsGameCode)
      if (!previous || (change.Players ?? 0) <= (previous.Players ?? 0)) disorders.push(record)
      if (previous) tables.set(change.ImsGameCode, { ...previous, ...change })
    }
  })
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.send('{"protocol":"json","version":1}\u001e')
  return { socket, tables, disorders, updates: () => updates }
}
