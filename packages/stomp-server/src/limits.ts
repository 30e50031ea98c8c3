/** Limits per server, per address and per connection. */
export interface Limits {
  /** Open sockets of the server. */
  connections: number
  /** Open sockets of one address before their CONNECT is accepted. */
  waitingPerAddress: number
  /** Bytes of a frame's command and headers together. */
  headerBytes: number
  headerCount: number
  bodyBytes: number
  /** Token bucket of frames and heart-beats: burst size and refill per second. */
  framesAtOnce: number
  framesPerSecond: number
  /** Milliseconds from the open socket to an accepted CONNECT. */
  connectMs: number
  /** Bytes buffered for a client that reads too slowly. */
  bufferedBytes: number
  subscriptions: number
  /** Deliveries of one subscription that wait for an ACK. */
  unacknowledged: number
  transactions: number
  /** Frames and bytes that wait for COMMIT, all transactions of a connection together. */
  transactionFrames: number
  transactionBytes: number
}

export const DEFAULT_LIMITS: Limits = {
  connections: 20_000,
  waitingPerAddress: 30,
  headerBytes: 16_384,
  headerCount: 64,
  bodyBytes: 65_536,
  framesAtOnce: 100,
  framesPerSecond: 50,
  connectMs: 10_000,
  bufferedBytes: 1_048_576,
  subscriptions: 50,
  unacknowledged: 1_000,
  transactions: 10,
  transactionFrames: 1_000,
  transactionBytes: 1_048_576,
}

/** A token bucket: returns for each frame whether it is within the rate. */
export function frameRate({ framesAtOnce, framesPerSecond }: Limits, now: () => number): () => boolean {
  let remaining = framesAtOnce
  let lastFrameAt = now()
  return () => {
    const time = now()
    remaining = Math.min(framesAtOnce, remaining + ((time - lastFrameAt) / 1000) * framesPerSecond)
    lastFrameAt = time
    remaining -= 1
    return remaining >= 0
  }
}
