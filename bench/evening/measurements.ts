import { percentile, table } from '../measure.ts'

/** Durations and failures of requests, by kind. */
export class Measurements {
  readonly #kinds = new Map<string, { times: number[]; failed: Map<string, number> }>()

  /** Measures the work; a failure is counted by its message, and resolves with null. */
  async timed<T>(kind: string, work: () => Promise<T>): Promise<T | null> {
    const startedAt = performance.now()
    try {
      const result = await work()
      this.add(kind, performance.now() - startedAt)
      return result
    } catch (error) {
      this.add(kind, performance.now() - startedAt, (error as Error).message)
      return null
    }
  }

  add(kind: string, milliseconds: number, problem?: string): void {
    const report = this.#kinds.get(kind) ?? { times: [], failed: new Map<string, number>() }
    this.#kinds.set(kind, report)
    report.times.push(milliseconds)
    if (problem !== undefined) report.failed.set(problem, (report.failed.get(problem) ?? 0) + 1)
  }

  restart(): void {
    this.#kinds.clear()
  }

  /** Share of all requests that failed, 0 to 1. */
  get failedShare(): number {
    const reports = [...this.#kinds.values()]
    const failed = reports.flatMap((report) => [...report.failed.values()]).reduce((sum, count) => sum + count, 0)
    return failed / reports.reduce((sum, { times }) => sum + times.length, 0)
  }

  /** In ms; NaN without a request of the kind. `share` is 0 to 1. */
  percentile(kind: string, share: number): number {
    return percentile(this.#kinds.get(kind)?.times ?? [], share)
  }

  /** A table of all kinds, and why requests failed. */
  report(seconds: number): string {
    const rows = [...this.#kinds].map(([kind, { times, failed }]) => [
      kind,
      times.length,
      (times.length / seconds).toFixed(1),
      [...failed.values()].reduce((sum, count) => sum + count, 0),
      ...[0.5, 0.95, 0.99, 1].map((share) => `${percentile(times, share).toFixed(0)} ms`),
    ])
    const problems = [...this.#kinds].flatMap(([kind, { failed }]) =>
      [...failed].map(([problem, count]) => `${kind}: ${count} × ${problem}`),
    )
    return [table(['request', 'number', 'per s', 'failed', 'p50', 'p95', 'p99', 'slowest'], rows), ...problems].join('\n')
  }
}
