/**
 * The host's time. A message arrives later than it was sent, so the greatest difference seen is the best estimate; it is forgotten when the
 * connection was lost, because a device's clock may have been set meanwhile.
 */
export class TableClock {
  #offset: number | null = null

  /** A message that the host sent at `hostTime` arrived at the device's time `now`; both in ms. */
  received(hostTime: number, now: number): void {
    this.#offset = Math.max(this.#offset ?? -Infinity, hostTime - now)
  }

  reset(): void {
    this.#offset = null
  }

  at(now: number): number {
    return now + (this.#offset ?? 0)
  }
}
