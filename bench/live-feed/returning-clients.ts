// A process of `live-reconnect.ts`: clients that speak the hub protocol over raw sockets and come back as the npm client does, with stateful reconnect:
// after a lost connection one reattach at once, which the other node refuses, then new negotiations after 0, 2, 10 and 30 s, then never again.
// Message in: `{ ports, count }` opens clients, spread over the ports; `{ ports }` only names the nodes to which connections are sent from now on; `'report'`.
import { connect, type Socket } from 'node:net'
import { LIVE_HUB_PATH } from '@herna/contract/live-feed'
import { frame, FrameReader } from '../../tests/chaos/web-socket-frames.ts'
import { sleep } from './feed-process.ts'

// [4.27]
const RETRY_DELAYS_MS = [0, 2_000, 10_000, 30_000]
/** Of the npm client's requests. */
const ATTEMPT_TIMEOUT_MS = 100_000
const CLIENTS_PER_ADDRESS = 90
const CONNECTING_AT_ONCE = 90
const END_OF_RECORD = '\u001e'
const HANDSHAKE = frame(`{"protocol":"json","version":1}${END_OF_RECORD}`)
const PING = frame(`{"type":6}${END_OF_RECORD}`)
const KEEP_ALIVE_MS = 15_000

export interface ReturnReport {
  connected: number
  /** Clients that stopped trying. */
  givenUp: number
  /** Failed attempts by reason. */
  failures: Record<string, number>
  /** By number: how many attempts were made, and how many of them succeeded. */
  attempts: number[]
  successes: number[]
  /** Milliseconds from each lost connection to the next, with its `init`. */
  times: number[]
}
type Request = { ports: number[]; count?: number } | 'report'

let ports: number[] = []
let connections = 0
const report: ReturnReport = {
  connected: 0,
  givenUp: 0,
  attempts: RETRY_DELAYS_MS.map(() => 0),
  failures: {},
  successes: RETRY_DELAYS_MS.map(() => 0),
  times: [],
}
const open = new Set<Socket>()
setInterval(() => {
  for (const socket of open) socket.write(PING)
}, KEEP_ALIVE_MS)

// The benchmark has ended, or was aborted.
process.on('disconnect', () => process.exit())
process.on('message', (request: Request) => {
  if (request === 'report') return void process.send?.(report)
  ports = request.ports
  if (request.count !== undefined) void openClients(request.count).then(() => process.send?.('connected'))
})

async function openClients(count: number): Promise<void> {
  for (let index = 0; index < count; index += CONNECTING_AT_ONCE) {
    const group = Array.from({ length: Math.min(CONNECTING_AT_ONCE, count - index) }, () => start())
    await Promise.all(group)
  }
}

async function start(): Promise<void> {
  const client = addressOf(connections++)
  const { closed, token } = await connectClient(client, nextPort())
  void stay(client, closed, token)
}

/** Comes back after each lost connection, until all retries have failed. */
async function stay(client: string, closed: Promise<void>, token: string): Promise<void> {
  await closed
  const lostAt = performance.now()
  await upgrade(client, nextPort(), token).catch(() => undefined)
  for (const [number, delay] of RETRY_DELAYS_MS.entries()) {
    await sleep(delay)
    report.attempts[number] = (report.attempts[number] ?? 0) + 1
    const connection = await connectClient(client, nextPort()).catch(countFailure)
    if (!connection) continue
    report.successes[number] = (report.successes[number] ?? 0) + 1
    report.times.push(performance.now() - lostAt)
    return stay(client, connection.closed, connection.token)
  }
  report.givenUp += 1
}

function countFailure(error: Error): null {
  const reason = (error as NodeJS.ErrnoException).code ?? error.message
  report.failures[reason] = (report.failures[reason] ?? 0) + 1
  return null
}

let turn = 0
/** What a balancer would do. */
const nextPort = (): number => ports[turn++ % ports.length] as number
const addressOf = (index: number): string => `127.0.3.${1 + Math.floor(index / CLIENTS_PER_ADDRESS)}`

async function connectClient(localAddress: string, port: number): Promise<{ closed: Promise<void>; token: string }> {
  const token = await negotiate(localAddress, port)
  const { closed } = await upgrade(localAddress, port, token)
  report.connected += 1
  return {
    token,
    closed: closed.then(() => {
      report.connected -= 1
    }),
  }
}

function negotiate(localAddress: string, port: number): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  const socket = openSocket(localAddress, port, reject)
  let reply = ''
  socket.on('data', (chunk: Buffer) => (reply += chunk.toString('latin1')))
  socket.on('end', () => {
    socket.destroy()
    const token = /"connectionToken":"([^"]+)"/.exec(reply)?.[1]
    if (token) resolve(token)
    else reject(new Error(reply === '' ? 'closed' : reply.slice(9, 12)))
  })
  socket.write(
    [
      `POST ${LIVE_HUB_PATH}/negotiate?negotiateVersion=1 HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: close',
      'Content-Length: 0',
      '\r\n',
    ].join('\r\n'),
  )
  return promise
}

/** Resolves with the first table list; `closed` resolves at the connection's end. */
function upgrade(localAddress: string, port: number, token: string): Promise<{ closed: Promise<void> }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ closed: Promise<void> }>()
  const socket = openSocket(localAddress, port, reject)
  const closed = new Promise<void>((done) => socket.once('close', () => done()))
  // Handshake, then `init`.
  const reader = new FrameReader(null)
  socket.once('data', (head: Buffer) => {
    const end = head.indexOf('\r\n\r\n')
    if (!head.toString('latin1', 0, 12).endsWith('101') || end < 0)
      return void socket.destroy(new Error(head.toString('latin1', 9, 12)))
    socket.write(HANDSHAKE)
    socket.on('data', (chunk: Buffer) => {
      reader.push(chunk)
      if (reader.frames < 2 || open.has(socket)) return
      open.add(socket)
      socket.setTimeout(0)
      resolve({ closed })
    })
  })
  socket.write(
    [
      `GET ${LIVE_HUB_PATH}?id=${token} HTTP/1.1`,
      `Host: 127.0.0.1:${port}`,
      'Connection: Upgrade',
      'Upgrade: websocket',
      'Sec-WebSocket-Version: 13',
      'Sec-WebSocket-Key: MDAwMDAwMDAwMDAwMDAwMA==',
      'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
      '\r\n',
    ].join('\r\n'),
  )
  return promise
}

function openSocket(localAddress: string, port: number, failed: (error: Error) => void): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress, noDelay: true })
  socket.setTimeout(ATTEMPT_TIMEOUT_MS, () => socket.destroy(new Error('timeout')))
  socket.on('error', failed)
  socket.on('close', () => {
    open.delete(socket)
    failed(new Error('closed'))
  })
  return socket
}
