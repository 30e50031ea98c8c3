import type { IncomingMessage } from 'node:http'
import type { HeartBeat } from './heart-beat.ts'
import type { Limits } from './limits.ts'
import type { AckMode, Delivery } from './subscriptions.ts'

/** A CONNECT or STOMP frame and its HTTP request. `headers` may contain secrets. */
export interface Connecting {
  readonly headers: ReadonlyMap<string, string>
  readonly request: IncomingMessage
}

/** An authenticated client. */
export interface Connection<User> {
  readonly id: string
  readonly user: User
  /** Sends the message in an ERROR frame, then closes. */
  end(message: string): void
}

/** A subscription that a client opened. */
export interface Subscription<User> {
  readonly connection: Connection<User>
  /** As the client wrote it; deliveries carry the same. */
  readonly destination: string
  readonly headers: ReadonlyMap<string, string>
  readonly ack: AckMode
  /** False: not accepted, because the subscription has ended or has too many pending acknowledgements. */
  deliver(delivery: Delivery): boolean
}

/** A SEND frame. */
export interface SentMessage<User> {
  readonly connection: Connection<User>
  readonly destination: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

/** Callbacks and limits of a STOMP server. */
export interface StompServerOptions<User> {
  /** Returns the user, or throws a `StompRefusal`. Any other error is reported to `on.failed`, and the client gets a generic message. */
  authenticate(connecting: Connecting): Promise<User> | User
  /** Called when a client has connected; returns a function that is called when it closes. */
  onConnected?(connection: Connection<User>): () => void
  /** Opens a subscription, or throws a `StompRefusal`. Returns a function that is called when it ends. */
  subscribe(subscription: Subscription<User>): Promise<() => void> | (() => void)
  /** Handles a message from a client, or throws a `StompRefusal`. Absent: clients may not send. */
  send?(message: SentMessage<User>): Promise<void> | void
  /** Checks the `Origin` header (undefined: not a browser). Absent: every origin is allowed. */
  isOriginAllowed?(origin: string | undefined): boolean
  /** The client's address for `limits.waitingPerAddress`. Absent: the peer's address, which behind a proxy is the proxy's. */
  addressOf?(request: IncomingMessage): string
  limits?: Partial<Limits>
  /** Offered intervals; 10 s in both directions by default. */
  heartBeat?: HeartBeat
  /** Header `server` of CONNECTED. */
  serverName?: string
  on?: Partial<ServerEvents>
}

/** For logs and metrics: no header, no body, nothing secret. */
export interface ServerEvents {
  opened(): void
  connected(): void
  closed(event: { code: number; reason: string; wasConnected: boolean }): void
  delivered(): void
  /** An error in the server's own code, not the client's. */
  failed(error: unknown): void
}
