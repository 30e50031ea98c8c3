interface Waiting {
  resolve(result: unknown): void
  reject(error: Error): void
  expiresAt: number
}

/** Invocations at one client that wait for its result. */
export class ClientResults {
  readonly #waiting = new Map<string, Waiting>()
  readonly #limit: number
  #count = 0

  constructor(limit: number) {
    this.#limit = limit
  }

  /** Starts an invocation with `send`, which returns false if the connection has ended. */
  start(send: (invocationId: string) => void, expiresAt: number): Promise<unknown> {
    if (this.#waiting.size >= this.#limit)
      return Promise.reject(new Error('Too many invocations wait for results of this client'))
    this.#count += 1
    const id = `s${this.#count}`
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject, expiresAt })
      send(id)
    })
  }

  /** False: the id is not one of ours. */
  complete(id: string, result: unknown, error: string | null): boolean {
    const waiting = this.#waiting.get(id)
    if (!waiting) return false
    this.#waiting.delete(id)
    if (error === null) waiting.resolve(result)
    else waiting.reject(new Error(error))
    return true
  }

  tick(now: number): void {
    for (const [id, { reject, expiresAt }] of this.#waiting) {
      if (now < expiresAt) continue
      this.#waiting.delete(id)
      reject(new Error('The client did not return a result in time'))
    }
  }

  abort(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('The connection has ended'))
    this.#waiting.clear()
  }
}
