import { WebSocket } from 'ws'
import type { Channel, ChannelUser, Payload } from './channel.ts'
import type { OpenSocket } from './web-sockets.ts'

/** What the sockets of a hub share. */
export interface SocketLimits {
  /** How long the client may take to answer our close frame. */
  readonly closeMs: number
  /** Bytes that may be buffered when the client sends a ping. */
  readonly maxBufferedBytes: number
}

/**
 * A WebSocket as a channel.
 *
 * Prepared frames are written to the TCP socket, past `ws`, which has no API for sending compressed bytes. This keeps the
 * order only because nothing is sent through `ws` with compression: it compresses asynchronously and queues what follows,
 * so a direct write would overtake it. Everything else it writes at once.
 */
export class WebSocketChannel implements Channel {
  readonly transport = 'WebSockets'
  readonly #socket: OpenSocket['socket']
  readonly #raw: OpenSocket['raw']
  readonly #isDeflateAgreed: boolean
  readonly #limits: SocketLimits

  constructor(open: OpenSocket, limits: SocketLimits, userOf: (channel: Channel) => ChannelUser) {
    this.#socket = open.socket
    this.#raw = open.raw
    this.#isDeflateAgreed = open.isDeflateAgreed
    this.#limits = limits
    listen(open, limits.maxBufferedBytes, userOf(this))
  }

  send(payload: Payload): void {
    if (this.#socket.readyState !== WebSocket.OPEN) return
    if (typeof payload === 'string') this.#socket.send(payload, { compress: false })
    else this.#raw.write((this.#isDeflateAgreed && payload.deflatedFrame) || payload.webSocketFrame)
  }

  get bufferedAmount(): number {
    return this.#raw.writableLength
  }

  close(): void {
    this.#socket.close(1000)
    setTimeout(() => this.#socket.terminate(), this.#limits.closeMs).unref()
  }

  terminate(): void {
    this.#socket.terminate()
  }

  tick(): void {}
}

function listen({ socket, raw }: OpenSocket, maxBufferedBytes: number, user: ChannelUser): void {
  socket.on('message', (data) => user.received(data as Buffer))
  raw.on('drain', () => user.drained())
  // Each ping is answered: a client that sends them and does not read would fill our memory.
  socket.on('ping', () => {
    if (raw.writableLength > maxBufferedBytes) socket.terminate()
  })
  // Invalid frames and messages that are too long close the socket; the close event reports it.
  socket.on('error', ignore)
  socket.on('close', () => user.closed())
}

const ignore = (): void => undefined
