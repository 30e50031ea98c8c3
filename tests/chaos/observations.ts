/** What happened to the requests of one kind. */
interface KindReport {
  requests: number
  /** By status or error. */
  failed: Record<string, number>
  /** From when to when requests failed, in ms since the observation began; null when none did. */
  failing: { from: number; to: number } | null
  slowestMs: number
}

/** What visitors and players meet, from now on. */
export class Observations {
  #startedAt = performance.now()
  #kinds = new Map<string, KindReport>()
  #lastFailureAt = Number.NEGATIVE_INFINITY

  /** A request that began then has ended now, with a problem or without. */
  add(kind: string, startedAt: number, problem: string | null): void {
    // It belongs to what was observed before.
    if (startedAt < this.#startedAt) return
    const now = performance.now()
    const report = this.#kinds.get(kind) ?? { requests: 0, failed: {}, failing: null, slowestMs: 0 }
    this.#kinds.set(kind, report)
    report.requests += 1
    report.slowestMs = Math.max(report.slowestMs, Math.round(now - startedAt))
    if (problem === null) return
    this.#lastFailureAt = now
    report.failed[problem] = (report.failed[problem] ?? 0) + 1
    const from = report.failing?.from ?? Math.round(startedAt - this.#startedAt)
    report.failing = { from, to: Math.round(now - this.#startedAt) }
  }

  /** Forgets what was observed. */
  restart(): void {
    this.#startedAt = performance.now()
    this.#kinds.clear()
  }

  get failures(): number {
    return [...this.#kinds.values()].flatMap(({ failed }) => Object.values(failed)).reduce((sum, count) => sum + count, 0)
  }

  get msSinceLastFailure(): number {
    return performance.now() - this.#lastFailureAt
  }

  /** One line for each kind of request. */
  lines(): string[] {
    return [...this.#kinds].map(([kind, { requests, failed, failing, slowestMs }]) => {
      const count = Object.values(failed).reduce((sum, value) => sum + value, 0)
      const when = failing ? `, from ${seconds(failing.from)} to ${seconds(failing.to)}: ${JSON.stringify(failed)}` : ''
      return `${kind}: ${requests} requests, ${count} failed${when}; slowest ${seconds(slowestMs)}`
    })
  }
}

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
