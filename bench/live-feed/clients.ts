// A process of the live benchmarks with thousands of clients: raw sockets that speak WebSocket and the JSON hub protocol, because thousands of full
// clients would need more processor time than the server. `readers` decode and check every message, `counters` find only where frames begin.
// Arguments: path, `hub` or `ws`, `readers` or `counters`. Messages: see `ClientsRequest`; each is answered with one message.
import { connect, type Socket } from 'node:net'
import { constants, setPriority } from 'node:os'
import { constants as zlib, inflateRawSync } from 'node:zlib'
import { frame, FrameReader } from '../../tests/chaos/web-socket-frames.ts'
import type { ClientsRequest, ClientTotals } from './load-clients.ts'

const [path = '', protocol, kind] = process.argv.slice(2)
/** As the npm client does. */
const KEEP_ALIVE_MS = 15_000
/** The server's limit of connections per address is not what is measured. */
const CLIENTS_PER_ADDRESS = 400
const ADDRESSES = 250
const READ_BYTES = 65_536
const END_OF_RECORD = '\u001e'
/** Appended by a reader of permessage-deflate. */
const DEFLATE_TAIL = Buffer.from([0, 0, 0xff, 0xff])
/** A message has no last block. */
const INFLATE = { finishFlush: zlib.Z_SYNC_FLUSH }
/** A WebSocket close frame with code 1000. */
const CLOSE = Buffer.from([0x88, 0x82, 0, 0, 0, 0, 0x03, 0xe8])
const PING = frame(`{"type":6}${END_OF_RECORD}`)
/** Above the longest latency that is told apart, in ms. */
const MAX_LATENCY_MS = 20_000

interface Client {
  readonly socket: Socket
  readonly frames: FrameReader
  /** Tables as it has them; null: it does not decode. */
  readonly tables: Map<string, number> | null
}
const clients: Client[] = []
/** Of all that were ever opened. */
let opened = 0
/** Every socket reads into it: its bytes are used before the next one reads. */
const buffer = Buffer.allocUnsafeSlow(READ_BYTES)
const noTotals = () => ({ bytes: 0, updates: 0, closed: 0 })
let totals = noTotals()
let latencies = new Uint32Array(MAX_LATENCY_MS)
let framesBefore = 0
const frameCount = () => clients.reduce((sum, { frames }) => sum + frames.frames, 0)

// Real clients have processors of their own: those that only count must not delay the ones that measure.
if (kind === 'counters') setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
if (protocol === 'hub') sendPings()

// The benchmark has ended, or was aborted.
process.on('disconnect', () => process.exit())
process.on('message', (request: ClientsRequest) => {
  void answer(request).then((reply) => process.send?.(reply))
})

async function answer(request: ClientsRequest): Promise<ClientTotals | Record<string, number>[] | 'done'> {
  if (request.type === 'connect') {
    await Promise.all(Array.from({ length: request.count }, () => open(request.port)))
  }
  if (request.type === 'replace') {
    for (const [index, { socket }] of clients.splice(0, request.count).entries()) leave(socket, index % 2 === 0)
    await Promise.all(Array.from({ length: request.count }, () => open(request.port)))
  }
  if (request.type === 'measure') {
    totals = noTotals()
    latencies = new Uint32Array(MAX_LATENCY_MS)
    framesBefore = frameCount()
  }
  if (request.type === 'report')
    return {
      ...totals,
      frames: frameCount() - framesBefore,
      latencies: [...latencies.entries()].filter(([, count]) => count > 0),
    }
  if (request.type === 'states') return clients.map(({ tables }) => Object.fromEntries(tables ?? []))
  return 'done'
}

/** Like a page that is closed, or like a computer that is switched off. */
function leave(socket: Socket, isOrderly: boolean): void {
  socket.removeAllListeners('close')
  if (isOrderly) socket.end(CLOSE)
  else socket.resetAndDestroy()
}

function open(port: number): Promise<void> {
  const index = opened++
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  let isUpgraded = false
  const socket = connect({
    port,
    host: '127.0.0.1',
    localAddress: `127.0.${kind === 'readers' ? 1 : 2}.${1 + (Math.floor(index / CLIENTS_PER_ADDRESS) % ADDRESSES)}`,
    noDelay: true,
    onread: {
      buffer,
      callback(length) {
        const chunk = buffer.subarray(0, length)
        if (isUpgraded) receive(client, chunk)
        else {
          const end = chunk.indexOf('\r\n\r\n')
          if (!chunk.toString('latin1', 0, 12).endsWith('101') || end < 0) reject(new Error(chunk.toString('latin1', 0, 200)))
          isUpgraded = true
          if (protocol === 'hub') socket.write(frame(`{"protocol":"json","version":1}${END_OF_RECORD}`))
          receive(client, chunk.subarray(end + 4))
          if (protocol === 'ws') resolve()
        }
        if (client.frames.frames > 0) resolve()
        return true
      },
    },
  })
  const tables = kind === 'readers' ? new Map<string, number>() : null
  const client: Client = {
    socket,
    tables,
    frames: new FrameReader(tables && ((payload, isDeflated) => read(payload, isDeflated, tables))),
  }
  clients.push(client)
  socket.on('error', reject)
  socket.on('close', () => (totals.closed += 1))
  socket.write(upgradeRequest(port, index))
  return promise
}

/** As browsers send it. */
const upgradeRequest = (port: number, index: number): string =>
  [
    `GET ${path} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${Buffer.from(String(index).padStart(16, '0')).toString('base64')}`,
    'Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits',
    '\r\n',
  ].join('\r\n')

/** Every client within the time, a part of them each second. */
function sendPings(): void {
  const steps = KEEP_ALIVE_MS / 1_000
  let step = 0
  setInterval(() => {
    step = (step + 1) % steps
    for (const [index, { socket }] of clients.entries()) if (index % steps === step && socket.writable) socket.write(PING)
  }, 1_000)
}

function receive({ frames }: Client, chunk: Buffer): void {
  totals.bytes += chunk.length
  frames.push(chunk)
}

/** `Players` is the time of the update, so that each one is different and its latency is known. */
function read(payload: Buffer, isDeflated: boolean, tables: Map<string, number>): void {
  const text = (isDeflated ? inflateRawSync(Buffer.concat([payload, DEFLATE_TAIL]), INFLATE) : payload).toString()
  for (const record of text.split(END_OF_RECORD)) {
    if (!record.includes('ImsGameCode')) continue
    const message = JSON.parse(record) as { target?: string; arguments: [unknown] }
    const [argument] = message.arguments
    const received = (message.target === 'init' ? argument : [argument]) as { ImsGameCode: string; Players?: number }[]
    for (const { ImsGameCode, Players } of received) {
      if (Players === undefined) continue
      tables.set(ImsGameCode, Players)
      if (message.target === 'init') continue
      totals.updates += 1
      const latency = Math.min(MAX_LATENCY_MS - 1, Math.max(0, Date.now() - Players))
      latencies[latency] = (latencies[latency] ?? 0) + 1
    }
  }
}
