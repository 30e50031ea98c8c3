/** A jump back of the host's clock after a restart; smaller differences are delays. */
const JUMP_MS = 2_000

/** The host's round time by the page's monotonic clock, never ahead of the host: the reply with the shortest delay decides. */
export class TableClock {
  #offset: number | null = null

  /** `serverTime`: when the reply was sent, in ms; `receivedAt` by the page's clock. */
  sync(serverTime: number, receivedAt: number): void {
    const offset = receivedAt - serverTime
    if (this.#offset === null || offset < this.#offset || offset > this.#offset + JUMP_MS) this.#offset = offset
  }

  /** Round time in ms at a moment of the page's clock. */
  timeAt(now: number): number {
    return now - (this.#offset ?? now)
  }
}
