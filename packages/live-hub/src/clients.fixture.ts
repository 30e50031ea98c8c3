import {
  HttpTransportType,
  type HubConnection,
  HubConnectionBuilder,
  type IHttpConnectionOptions,
  NullLogger,
} from '@microsoft/signalr'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { createHub, type Hub, type HubOptions } from './index.ts'

/** Checked often, so that tests with short times need not wait for long ones. */
const TICK_MS = 5

/** A hub with these options at `/hub` on a free port, closed at the end of the test. */
export async function serve<User = null>(options: Partial<HubOptions<User>> = {}): Promise<{ url: string; hub: Hub<User> }> {
  const hub = createHub<User>({
    path: '/hub',
    authenticate: () => null as User,
    isOriginAllowed: () => true,
    ...options,
    timing: { tickMs: TICK_MS, closeMs: 200, ...options.timing },
  })
  const http = createServer((request, response) => {
    if (!hub.request(request, response)) response.writeHead(404).end()
  })
  http.on('upgrade', (request, socket, head) => hub.upgrade(request, socket, head))
  await new Promise<void>((resolve) => http.listen(0, 'localhost', resolve))
  onTestFinished(async () => {
    await hub.close()
    http.closeAllConnections()
    http.close()
  })
  return { url: `http://localhost:${(http.address() as AddressInfo).port}/hub`, hub }
}

export const REAL_TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const

interface ClientOptions extends IHttpConnectionOptions {
  over?: (typeof REAL_TRANSPORTS)[number]
  /** Stateful reconnect. */
  isStateful?: boolean
  reconnectDelays?: number[]
}

/** The unmodified npm client, not started; stopped at the end of the test. */
export function realClient(url: string, { over, isStateful, reconnectDelays, ...options }: ClientOptions = {}): HubConnection {
  const builder = new HubConnectionBuilder()
    .withUrl(url, { ...(over ? { transport: HttpTransportType[over] } : {}), logger: NullLogger.instance, ...options })
    .configureLogging(NullLogger.instance)
  if (isStateful) builder.withStatefulReconnect()
  if (reconnectDelays) builder.withAutomaticReconnect(reconnectDelays)
  const connection = builder.build()
  onTestFinished(() => connection.stop())
  return connection
}

type Message = Record<string, unknown>

export interface RawClient {
  send(...messages: (object | string)[]): void
  /** The next record that is not a ping. */
  next(): Promise<Message>
  /** Pings received so far. */
  pings(): number
  /** The close code. */
  readonly closed: Promise<number>
  /** Sends a close frame without a code. */
  close(): void
  terminate(): void
  /** Stops and continues reading. */
  pause(): void
  resume(): void
}

export const END = '\u001e'
export const HANDSHAKE = { protocol: 'json', version: 1 }
export const STATEFUL_HANDSHAKE = { protocol: 'json', version: 2 }

/** A WebSocket without the client's code, for what the client would never send. */
export async function rawSocket(url: string, { headers = {}, perMessageDeflate = false } = {}): Promise<RawClient> {
  const socket = new WebSocket(url.replace('http', 'ws'), { headers, perMessageDeflate })
  const records: Message[] = []
  let wake = () => {}
  let pings = 0
  socket.on('message', (data: Buffer) => {
    for (const text of data.toString().split(END).slice(0, -1)) {
      const message = JSON.parse(text) as Message
      if (message.type === 6) pings += 1
      else records.push(message)
    }
    wake()
  })
  const closed = new Promise<number>((resolve) => socket.on('close', (code) => resolve(code)))
  await new Promise<void>((resolve, reject) => socket.once('open', resolve).once('error', reject))
  socket.on('error', () => undefined)
  onTestFinished(() => socket.terminate())
  return {
    send: (...messages) =>
      socket.send(messages.map((message) => (typeof message === 'string' ? message : JSON.stringify(message) + END)).join('')),
    async next() {
      for (;;) {
        const record = records.shift()
        if (record) return record
        await new Promise<void>((resolve) => {
          wake = resolve
        })
      }
    },
    pings: () => pings,
    closed,
    close: () => socket.close(),
    terminate: () => socket.terminate(),
    pause: () => socket.pause(),
    resume: () => socket.resume(),
  }
}

/** A raw socket after its handshake. */
export async function connected(url: string, options?: Parameters<typeof rawSocket>[1]): Promise<RawClient> {
  const client = await rawSocket(url, options)
  client.send(HANDSHAKE)
  await client.next()
  return client
}

interface Negotiated {
  connectionId: string
  connectionToken: string
  negotiateVersion: number
  useStatefulReconnect?: boolean
  availableTransports: { transport: string }[]
  url?: string
  error?: string
}

/** Negotiates without the client's code. */
export async function negotiate(url: string, query = 'negotiateVersion=1', headers = {}): Promise<Negotiated> {
  const response = await fetch(`${url}/negotiate?${query}`, { method: 'POST', headers })
  return (await response.json()) as Negotiated
}

/** The address of a negotiated connection. */
export async function negotiatedUrl(url: string, query?: string): Promise<string> {
  return `${url}?id=${(await negotiate(url, query)).connectionToken}`
}

/** A stateful connection: negotiated, with handshake and first ping. */
export async function statefulSocket(
  url: string,
): Promise<{ client: RawClient; address: string; reattach(): Promise<RawClient> }> {
  const address = await negotiatedUrl(url, 'negotiateVersion=1&useStatefulReconnect=true')
  const client = await rawSocket(address)
  client.send(STATEFUL_HANDSHAKE)
  await client.next()
  client.send({ type: 6 })
  return { client, address, reattach: () => rawSocket(address) }
}
