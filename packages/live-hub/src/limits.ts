import { ProtocolFault } from './fault.ts'

/** Limits per server, per address and per connection. Sizes are in bytes. */
export interface Limits {
  /** Open connections of the hub, pending ones included. */
  connections: number
  connectionsPerAddress: number
  /** Connections that are negotiated or open, but have not finished their handshake. */
  pending: number
  pendingPerAddress: number
  /** One record from a client. */
  messageBytes: number
  /** Body of one POST: it may contain several records. */
  postBytes: number
  /** POST bodies of one connection that are read at the same time. */
  postsAtOnce: number
  /** Token bucket of records from a client: burst size and refill per second. */
  recordsAtOnce: number
  recordsPerSecond: number
  /** Invocations of one connection that wait for the one before, and their records' size together. */
  pendingInvocations: number
  pendingBytes: number
  /** Open streams of one connection, to the client and from it together. */
  streams: number
  /** Items of all streams from a client that were not read yet. */
  uploadBytes: number
  /** Invocations sent to a client that wait for its result. */
  clientResults: number
  /** Above this a connection is slow: `send` returns false until it has drained. */
  slowBytes: number
  /** Above this a connection that reads too slowly is closed. */
  bufferedBytes: number
  /** Stateful reconnect: sent and not acknowledged. Above this the connection ends, and the client negotiates a new one. */
  replayBytes: number
}

export const DEFAULT_LIMITS: Limits = {
  connections: 20_000,
  connectionsPerAddress: 500,
  pending: 5_000,
  pendingPerAddress: 100,
  messageBytes: 32_768,
  postBytes: 262_144,
  postsAtOnce: 4,
  recordsAtOnce: 200,
  recordsPerSecond: 50,
  pendingInvocations: 100,
  pendingBytes: 262_144,
  streams: 10,
  uploadBytes: 262_144,
  clientResults: 100,
  slowBytes: 65_536,
  bufferedBytes: 4_194_304,
  replayBytes: 2_097_152,
}

/** Times in milliseconds. */
export interface Timing {
  /** From negotiation to an open transport. */
  connectMs: number
  /** From an open transport to a finished handshake. */
  handshakeMs: number
  /** Nothing sent for this long: a ping. */
  keepAliveMs: number
  /** Nothing received for this long: the transport is closed. */
  silenceMs: number
  /** How long a poll is held. The client aborts it at 100 s. */
  pollMs: number
  /** Long polling: without a poll for this long the connection ends. */
  pollGapMs: number
  /** From the headers of a POST to the end of its body. */
  bodyMs: number
  /** Stateful reconnect: from a record received to its acknowledgement. */
  ackMs: number
  /** Stateful reconnect: how long records wait for the client's first ping. */
  firstPingMs: number
  /** Stateful reconnect: from a reattached socket to the client's Sequence. */
  sequenceMs: number
  /** Stateful reconnect: how long a connection waits for its client, and the oldest unacknowledged record is kept. */
  reattachMs: number
  /** From an invocation sent to a client to its result. */
  resultMs: number
  /** From our close frame to the client's. */
  closeMs: number
  /** How often the times above are checked. */
  tickMs: number
}

export const DEFAULT_TIMING: Timing = {
  connectMs: 15_000,
  handshakeMs: 15_000,
  keepAliveMs: 15_000,
  silenceMs: 30_000,
  pollMs: 90_000,
  pollGapMs: 15_000,
  bodyMs: 10_000,
  ackMs: 1_000,
  firstPingMs: 1_000,
  sequenceMs: 5_000,
  reattachMs: 15_000,
  resultMs: 30_000,
  closeMs: 2_000,
  tickMs: 250,
}

/** A token bucket of records. */
export class RecordRate {
  readonly #limits: Limits
  #remaining: number
  #lastRecordAt: number

  constructor(limits: Limits, now: number) {
    this.#limits = limits
    this.#remaining = limits.recordsAtOnce
    this.#lastRecordAt = now
  }

  /** Counts a record. Throws a `ProtocolFault` above the rate. */
  require(now: number): void {
    const { recordsAtOnce, recordsPerSecond } = this.#limits
    this.#remaining = Math.min(recordsAtOnce, this.#remaining + ((now - this.#lastRecordAt) / 1000) * recordsPerSecond) - 1
    this.#lastRecordAt = now
    if (this.#remaining < 0) throw new ProtocolFault('Too many messages')
  }
}
