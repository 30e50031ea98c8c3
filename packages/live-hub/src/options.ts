import type { IncomingMessage } from 'node:http'
import type { Limits, Timing } from './limits.ts'
import type { PreparedFrame } from './protocol/prepared-frame.ts'
import type { TransportName } from './transports/channel.ts'

/** A connected client. */
export interface Connection<User> {
  /** The id that the client knows too; not the secret token of its requests. */
  readonly id: string
  readonly user: User
  readonly transport: TransportName
  /** Whether the client can reattach after a lost socket, without losing messages. */
  readonly isStateful: boolean
  /** False: nothing can be sent any more. */
  readonly isOpen: boolean
  /**
   * Calls a method of the client. False: it was not sent because the connection has ended, or it was sent and the connection is
   * slow now: do not send more until `onDrain`. Throws if an argument is not JSON.
   */
  send(target: string, ...args: readonly unknown[]): boolean
  /** Sends prepared records; otherwise like `send`. */
  sendPrepared(frame: PreparedFrame): boolean
  /**
   * Calls a method of the client and returns its result. Rejects with the client's message if it failed, and when the connection
   * ends or the result takes longer than `timing.resultMs`.
   */
  invoke(target: string, ...args: readonly unknown[]): Promise<unknown>
  /** Sends Close with the error, then closes. `allowReconnect`: a client with automatic reconnect negotiates again. */
  close(options?: { error?: string; allowReconnect?: boolean }): void
  /** Bytes that the client has not taken, also those kept while it is away. */
  readonly bufferedAmount: number
  /** More than `limits.slowBytes` were buffered, and have not drained yet. */
  readonly isSlow: boolean
  /** Calls the listener each time the connection was slow and has drained. */
  onDrain(listener: () => void): void
}

/** An invocation by a client. */
export interface Call<User> {
  readonly connection: Connection<User>
  /** Aborted when the client cancels the stream, or the connection ends. */
  readonly signal: AbortSignal
  /** The streams that the client sends with this invocation, in the order of its arguments. They throw a `HubError` that the client failed with. */
  readonly uploads: readonly AsyncIterable<unknown>[]
}

/** Arguments are what the client sent: check them. The result must be JSON; a thrown `HubError` is sent to the client. */
export type HubMethod<User> = (call: Call<User>, ...args: unknown[]) => unknown
/** Like `HubMethod`, with a stream as its result: each item is sent when the client has taken the ones before. */
export type HubStream<User> = (
  call: Call<User>,
  ...args: unknown[]
) => AsyncIterable<unknown> | Iterable<unknown> | Promise<AsyncIterable<unknown> | Iterable<unknown>>

/** The answer to a negotiation instead of a connection: another hub, or an error that the client shows. */
export type NegotiateAnswer = { url: string; accessToken?: string } | { error: string }

/** Why a connection ended; `message` is for logs and was sent to the client unless it was lost. */
export interface ClosedEvent {
  reason: 'client' | 'lost' | 'server' | 'protocol' | 'slow' | 'failed'
  message: string
  transport: TransportName
  /** False: it ended before its handshake. */
  wasConnected: boolean
}

/** For logs and metrics: no argument, no header, nothing secret. */
export interface HubEvents {
  connected(event: { transport: TransportName; isStateful: boolean }): void
  /** A client came back after a lost socket. */
  reattached(): void
  closed(event: ClosedEvent): void
  /** An error in the server's own code, not the client's. */
  failed(error: unknown): void
}

/** Callbacks, limits and times of a hub. */
export interface HubOptions<User> {
  /** Path of the hub, such as `/live`. */
  path: string
  /**
   * Returns the user, or throws a `HubRefusal`; any other error is reported to `on.failed` and answered 500. Called for each
   * negotiation and each WebSocket without one; later requests carry the connection's secret token, and are authenticated again only
   * if their access token differs from the one before. `accessTokenOf` reads it.
   */
  authenticate(request: IncomingMessage): Promise<User> | User
  /** Checks the `Origin` header (undefined: not a browser, or the same origin). False: 403. */
  isOriginAllowed(origin: string | undefined): boolean
  /** The client's address for the limits. Absent: the peer's address, which behind a proxy is the proxy's. */
  addressOf?(request: IncomingMessage): string
  /** Methods that clients may call, by name; case does not matter. */
  methods?: Readonly<Record<string, HubMethod<User>>>
  /** Methods that return a stream. */
  streams?: Readonly<Record<string, HubStream<User>>>
  /** Called after the handshake, with the request that opened the transport. The returned function is called when the connection ends. */
  onConnected?(connection: Connection<User>, request: IncomingMessage): (() => void) | void
  /** Answers a negotiation otherwise: with another address, or an error. Undefined: here. */
  negotiate?(request: IncomingMessage, user: User): NegotiateAnswer | undefined | Promise<NegotiateAnswer | undefined>
  /** Offered transports; all three by default. */
  transports?: readonly TransportName[]
  /** Grants stateful reconnect to clients that ask for it. Must be the same on every node. */
  statefulReconnect?: boolean
  /** Agrees on `permessage-deflate`, for prepared frames; nothing else is compressed. On by default. */
  deflate?: boolean
  limits?: Partial<Limits>
  timing?: Partial<Timing>
  /** Monotonic clock in milliseconds. */
  now?(): number
  on?: Partial<HubEvents>
}
