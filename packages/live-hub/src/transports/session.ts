import type { IncomingMessage } from 'node:http'
import type { Limits, Timing } from '../limits.ts'
import type { NegotiateAnswer } from '../options.ts'
import type { Channel, ChannelUser, TransportName } from './channel.ts'

/** What runs over a connection. */
export interface Session {
  /** A transport has opened: the first, or another after a reattach. */
  attach(channel: Channel): ChannelUser
  /** Whether another socket may take over. */
  readonly canReattach: boolean
  tick(now: number): void
}

/** A connection whose first transport opens. */
export interface Opening<User> {
  readonly id: string
  readonly user: User
  /** Whether it is granted stateful reconnect. */
  readonly isStateful: boolean
  /** The handshake has finished. */
  established(): void
  /** The session has ended: later requests get 404. */
  ended(): void
}

/** What an endpoint needs; see `HubOptions`. */
export interface EndpointOptions<User> {
  path: string
  authenticate(request: IncomingMessage): Promise<User> | User
  isOriginAllowed(origin: string | undefined): boolean
  addressOf?(request: IncomingMessage): string
  negotiate?(request: IncomingMessage, user: User): NegotiateAnswer | undefined | Promise<NegotiateAnswer | undefined>
  transports?: readonly TransportName[]
  statefulReconnect?: boolean
  deflate?: boolean
  limits: Limits
  timing: Timing
  now(): number
  /** Starts the session of a connection, with the request that opened the transport: it must not be kept, it is larger than the session. */
  open(opening: Opening<User>, request: IncomingMessage): Session
  failed(error: unknown): void
}
