/** Who waits until a slow connection has drained. */
export class DrainListeners {
  readonly #listeners: (() => void)[] = []
  readonly #failed: (error: unknown) => void
  #waiting: (() => void)[] = []

  /** @param failed called with what a listener throws */
  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  /** Called each time. */
  add(listener: () => void): void {
    this.#listeners.push(listener)
  }

  /** Resolves the next time, or when the connection ends. */
  next(): Promise<void> {
    return new Promise((resolve) => void this.#waiting.push(resolve))
  }

  drained(): void {
    this.release()
    for (const listener of this.#listeners) {
      try {
        listener()
      } catch (error) {
        this.#failed(error)
      }
    }
  }

  /** The connection has ended: nothing drains any more. */
  release(): void {
    const waiting = this.#waiting
    this.#waiting = []
    for (const wake of waiting) wake()
  }
}
