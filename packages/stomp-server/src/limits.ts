/** What one client may cost, and how many there may be. */
export interface Limits {
  connections: number
  /** Open sockets of one address that have not connected yet. */
  waitingPerAddress: number
  /** Bytes of a frame's command and headers together. */
  headerBytes: number
  headerCount: number
  bodyBytes: number
  /** Frames and heart-beats in a row, and how many of them come back every second. */
  framesAtOnce: number
  framesPerSecond: number
  /** From the open socket to an accepted CONNECT. */
  connectMs: number
  /** Waiting to be sent to a client that reads too slowly. */
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

/** Says of each frame whether it still fits: a bucket that fills up again with time. */
export function frameRate({ framesAtOnce, framesPerSecond }: Limits, now: () => number): () => boolean {
  let remaining = framesAtOnce
  let lastFrameAt = now()
  return () => {
    const at = now()
    remaining = Math.min(framesAtOnce, remaining + ((at - lastFrameAt) / 1000) * framesPerSecond)
    lastFrameAt = at
    remaining -= 1
    return remaining >= 0
  }
}
