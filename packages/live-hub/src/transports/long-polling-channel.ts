import type { ServerResponse } from 'node:http'
import { type Channel, type ChannelUser, type Payload, payloadBytes } from './channel.ts'

interface Poll {
  readonly response: ServerResponse
  readonly endsAt: number
}

/** Long polling as a channel: a poll returns what was sent since the last one; the client's data arrives in POSTs. */
export class LongPollingChannel implements Channel {
  readonly transport = 'LongPolling'
  readonly #user: ChannelUser
  readonly #times: { pollMs: number; pollGapMs: number; now: () => number }
  #queue: Payload[] = []
  #queuedBytes = 0
  /** Responses that the client has not read, and their bytes. */
  readonly #unread = new Set<ServerResponse>()
  #unreadBytes = 0
  #poll: Poll | null = null
  #lastPollAt: number
  #isFirstPoll = true
  #isClosing = false
  #isOver = false

  constructor(times: { pollMs: number; pollGapMs: number; now: () => number }, userOf: (channel: Channel) => ChannelUser) {
    this.#times = times
    this.#lastPollAt = times.now()
    this.#user = userOf(this)
  }

  /** A new poll; it ends one that is still open. */
  poll(response: ServerResponse): void {
    this.#endPoll(204)
    const now = this.#times.now()
    this.#lastPollAt = now
    const poll = { response, endsAt: now + this.#times.pollMs }
    this.#poll = poll
    response.on('close', () => {
      if (this.#poll === poll) this.#poll = null
      this.#lastPollAt = this.#times.now()
    })
    // The first poll only tells the client that it is connected.
    if (this.#isFirstPoll) this.#endPoll(200)
    else this.#flush()
    this.#isFirstPoll = false
  }

  send(payload: Payload): void {
    if (this.#isClosing) return
    this.#queue.push(payload)
    this.#queuedBytes += payloadBytes(payload)
    // One response for everything that is sent in this turn.
    if (this.#poll && this.#queue.length === 1) queueMicrotask(() => this.#flush())
  }

  get bufferedAmount(): number {
    return this.#queuedBytes + this.#unreadBytes
  }

  close(): void {
    this.#isClosing = true
    this.#flush()
  }

  terminate(): void {
    this.#queue = []
    this.#queuedBytes = 0
    this.#isClosing = true
    for (const response of this.#unread) response.destroy()
    this.#endPoll(204)
    this.#over()
  }

  tick(now: number): void {
    if (this.#poll && now >= this.#poll.endsAt) this.#endPoll(200)
    else if (!this.#poll && now - this.#lastPollAt >= this.#times.pollGapMs) this.terminate()
  }

  #flush(): void {
    if (!this.#poll) return
    if (this.#queue.length > 0) {
      const body = Buffer.concat(
        this.#queue.map((payload) => (typeof payload === 'string' ? Buffer.from(payload) : payload.payload)),
      )
      this.#queue = []
      this.#queuedBytes = 0
      this.#endPoll(200, body)
    } else if (this.#isClosing) {
      this.#endPoll(204)
      this.#over()
    }
  }

  #endPoll(status: 200 | 204, body?: Buffer): void {
    const response = this.#poll?.response
    if (!response) return
    this.#poll = null
    if (!body) return void response.writeHead(status).end()
    this.#unread.add(response)
    this.#unreadBytes += body.length
    response.once('close', () => {
      this.#unread.delete(response)
      this.#unreadBytes -= body.length
      if (this.bufferedAmount === 0) this.#user.drained()
    })
    response.writeHead(status, { 'content-type': 'text/plain; charset=utf-8', 'content-length': body.length }).end(body)
  }

  #over(): void {
    if (this.#isOver) return
    this.#isOver = true
    this.#user.closed()
  }
}
