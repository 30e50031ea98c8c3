import { randomBytes } from 'node:crypto'
import { request } from 'node:https'
import type { Duplex } from 'node:stream'

const SEPARATOR = '\u001E'
const HANDSHAKE = `{"protocol":"json","version":1}${SEPARATOR}`
const PING = `{"type":6}${SEPARATOR}`
const PING_EVERY_MS = 10_000
/** As pages do: not all at once. */
const MAX_RECONNECT_DELAY_MS = 2_000
const TIMEOUT_MS = 10_000

/** The proxy chooses the node of a socket by the client's address. */
const ADDRESSES = 50

interface SocketReport {
  open: number
  /** When connections were closed by the other side, by the clock of this process, in ms. */
  closedAt: number[]
  /** Attempts to connect that failed, by status or error. */
  failed: Record<string, number>
}

/** Keeps connections to the live feed open, by SignalR's protocol over plain WebSockets. */
export class LiveSockets {
  readonly report: SocketReport = { open: 0, closedAt: [], failed: {} }
  readonly #address: string
  readonly #count: number
  readonly #sockets = new Set<Duplex>()
  readonly #timers = new Set<NodeJS.Timeout>()
  #isOver = false

  constructor(address: string, count: number) {
    this.#address = address
    this.#count = count
    for (let index = 0; index < count; index++) this.#connect(`127.0.1.${1 + (index % ADDRESSES)}`)
  }

  get areAllOpen(): boolean {
    return this.report.open === this.#count
  }

  /** How many connections the other side closed since then, and the most within a tenth of a second. */
  closedSince(time: number): { count: number; mostAtOnce: number } {
    const times = this.report.closedAt.filter((closedAt) => closedAt >= time)
    const mostAtOnce = Math.max(0, ...times.map((from) => times.filter((at) => at >= from && at < from + 100).length))
    return { count: times.length, mostAtOnce }
  }

  close(): void {
    this.#isOver = true
    for (const timer of this.#timers) clearTimeout(timer)
    for (const socket of this.#sockets) socket.destroy()
  }

  #connect(from: string): void {
    const headers = {
      Connection: 'Upgrade',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    }
    // The certificate is self-made, on this machine.
    const sent = request(this.#address, { headers, localAddress: from, rejectUnauthorized: false, timeout: TIMEOUT_MS })
    sent.on('upgrade', (_response, socket) => this.#keep(socket, from))
    sent.on('response', (response) => {
      response.resume()
      this.#fail(String(response.statusCode), from)
    })
    sent.on('timeout', () => sent.destroy(new Error('no response in time')))
    sent.on('error', (error) => this.#fail(error.message, from))
    sent.end()
  }

  #keep(socket: Duplex, from: string): void {
    this.#sockets.add(socket)
    this.report.open += 1
    socket.on('error', () => undefined)
    socket.on('data', () => undefined)
    socket.write(textFrame(HANDSHAKE))
    const pings = setInterval(() => socket.write(textFrame(PING)), PING_EVERY_MS)
    // A closing frame of the hub ends the stream after it.
    socket.on('end', () => socket.end())
    socket.on('close', () => {
      clearInterval(pings)
      this.#sockets.delete(socket)
      this.report.open -= 1
      if (this.#isOver) return
      this.report.closedAt.push(performance.now())
      this.#connectLater(from)
    })
  }

  #fail(reason: string, from: string): void {
    if (this.#isOver) return
    this.report.failed[reason] = (this.report.failed[reason] ?? 0) + 1
    this.#connectLater(from)
  }

  #connectLater(from: string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer)
      this.#connect(from)
    }, Math.random() * MAX_RECONNECT_DELAY_MS)
    this.#timers.add(timer)
  }
}

/** A short text frame of a client; its mask is zero, so the text stays as it is. */
function textFrame(text: string): Buffer {
  const payload = Buffer.from(text)
  return Buffer.concat([Buffer.from([0x81, 0x80 | payload.length, 0, 0, 0, 0]), payload])
}
