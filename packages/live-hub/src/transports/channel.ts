import type { PreparedFrame } from '../protocol/prepared-frame.ts'

/** In the order of preference. */
export const TRANSPORTS = ['WebSockets', 'ServerSentEvents', 'LongPolling'] as const
/** How a client is connected. */
export type TransportName = (typeof TRANSPORTS)[number]

/** One or more records. */
export type Payload = string | PreparedFrame

export const payloadBytes = (payload: Payload): number =>
  typeof payload === 'string' ? Buffer.byteLength(payload) : payload.payload.length

/** An open transport of one client. */
export interface Channel {
  readonly transport: TransportName
  send(payload: Payload): void
  /** Bytes that the client has not taken yet. */
  readonly bufferedAmount: number
  /** Closes after everything has been sent. */
  close(): void
  /** Closes at once; what is buffered is lost. */
  terminate(): void
  /** Closes when a deadline of the transport has passed. */
  tick(now: number): void
}

/** Who uses a channel. */
export interface ChannelUser {
  /** Bytes from the client. Must not throw. */
  received(bytes: Uint8Array): void
  /** The buffer has been emptied. */
  drained(): void
  /** The transport has closed. Called once. */
  closed(): void
}
