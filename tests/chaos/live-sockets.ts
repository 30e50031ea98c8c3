import { openHub, type Socket } from './socket.ts'

/** As pages do: not all at once. */
const MAX_RECONNECT_DELAY_MS = 2_000

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
  readonly #sockets = new Set<Socket>()
  readonly #timers = new Set<NodeJS.Timeout>()
  /** Every other connection is negotiated, as by the npm client; the proxy treats them differently. */
  #countOfAttempts = 0
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
    for (const socket of this.#sockets) socket.close()
  }

  #connect(from: string): void {
    const skipsNegotiation = this.#countOfAttempts++ % 2 === 0
    openHub(this.#address, { from, skipsNegotiation, onClose: () => this.#closed(from) }).then(
      (socket) => {
        this.#sockets.add(socket)
        this.report.open += 1
        if (this.#isOver) socket.close()
      },
      (error: Error) => this.#fail(error.message, from),
    )
  }

  #closed(from: string): void {
    this.report.open -= 1
    if (this.#isOver) return
    this.report.closedAt.push(performance.now())
    this.#connectLater(from)
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
