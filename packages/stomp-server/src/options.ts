import type { IncomingMessage } from 'node:http'
import type { HeartBeat } from './heart-beat.ts'
import type { Limits } from './limits.ts'
import type { AckMode, Delivery } from './subscriptions.ts'

/** What a client says when it connects. `headers` may hold secrets. */
export interface Connecting {
  readonly headers: ReadonlyMap<string, string>
  readonly request: IncomingMessage
}

/** A client that was let in. */
export interface Connection<User> {
  readonly id: string
  readonly user: User
  /** Tells why in an ERROR frame, then closes. */
  end(message: string): void
}

export interface Subscription<User> {
  readonly connection: Connection<User>
  /** As the client wrote it; deliveries carry the same. */
  readonly destination: string
  readonly headers: ReadonlyMap<string, string>
  readonly ack: AckMode
  /** False: not taken; the subscription has ended, or owes too many acknowledgements. */
  deliver(delivery: Delivery): boolean
}

export interface SentMessage<User> {
  readonly connection: Connection<User>
  readonly destination: string
  readonly headers: ReadonlyMap<string, string>
  readonly body: Buffer
}

export interface StompServerOptions<User> {
  /** Who this is; throws a `StompRefusal` for who may not come in. Any other error is told as "cannot be checked now". */
  authenticate(connecting: Connecting): Promise<User> | User
  /** Told when a client has been let in; answers what is to be done when it is gone. */
  entered?(connection: Connection<User>): () => void
  /** Opens a subscription, or throws a `StompRefusal`. Answers what is to be done when it ends. */
  subscribe(subscription: Subscription<User>): Promise<() => void> | (() => void)
  /** Takes a message a client sends, or throws a `StompRefusal`. Absent: clients may not send. */
  send?(message: SentMessage<User>): Promise<void> | void
  /** Browsers say which page opened the socket; absent: any page may. Undefined: no browser. */
  isOriginAllowed?(origin: string | undefined): boolean
  /** What an address is counted by, for `limits.waitingPerAddress`; absent: the peer's address. Behind a proxy that is everybody's. */
  addressOf?(request: IncomingMessage): string
  limits?: Partial<Limits>
  /** What this server offers; 10 s both ways when absent. */
  heartBeat?: HeartBeat
  /** Shown in CONNECTED. */
  serverName?: string
  on?: Partial<ServerEvents>
}

/** For logs and metrics: no header, no body, nothing secret. */
export interface ServerEvents {
  opened(): void
  connected(): void
  closed(about: { code: number; reason: string; wasConnected: boolean }): void
  delivered(): void
  /** An error of the host's own code, not the client's. */
  failed(error: unknown): void
}
