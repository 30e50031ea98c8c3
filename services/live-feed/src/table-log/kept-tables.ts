import type { LiveTable } from '@herna/contract/live-feed'
import type { LogEntry, LogReader } from './table-log.ts'

/** The tables of a Redis, as it is read at the start and when entries are missing. */
export interface State {
  readonly tables: readonly LiveTable[]
  /** Source by code of its table. */
  readonly owners: ReadonlyMap<string, string>
  /** Sources that have sent a snapshot to this data, also one without tables. */
  readonly sources: ReadonlySet<string>
}

/**
 * Passes the log on to the reader, and keeps the tables when Redis comes back without its data: each until its studio's next snapshot, which the studio is
 * asked for with its next request. A studio that is silent for as long as silence may last loses its tables: nobody would ever set them offline.
 */
export class KeptTables {
  readonly #reader: LogReader
  readonly #silenceMs: number
  readonly #now: () => number
  /** Source by code, of all tables that the reader has. */
  #owners = new Map<string, string>()
  /** Codes of those that Redis no longer has. */
  #kept = new Set<string>()
  #keptUntil = Number.POSITIVE_INFINITY

  /** @param now monotonic clock in milliseconds */
  constructor(reader: LogReader, { silenceMs, now }: { silenceMs: number; now: () => number }) {
    this.#reader = reader
    this.#silenceMs = silenceMs
    this.#now = now
  }

  /** All that Redis has now. `isDataLost`: it is another Redis than before, or was emptied. */
  reload({ tables, owners, sources }: State, isDataLost: boolean): void {
    if (isDataLost) {
      this.#kept = new Set(this.#owners.keys())
      this.#keptUntil = this.#now() + this.#silenceMs
    }
    this.#kept = new Set([...this.#kept].filter((code) => !owners.has(code) && !sources.has(this.#owners.get(code) ?? '')))
    const removed = [...this.#owners.keys()].filter((code) => !owners.has(code) && !this.#kept.has(code))
    const keptOwners = [...this.#owners].filter(([code]) => this.#kept.has(code))
    this.#owners = new Map([...keptOwners, ...owners])
    if (this.#kept.size === 0) this.#reader.reset(tables)
    else this.#reader.append({ tables, removed })
  }

  append({ source, ...entry }: LogEntry & { source?: string }): void {
    const { tables, removed = [] } = entry
    const replaced = tables && source !== undefined ? this.#replace(source, tables) : []
    for (const code of removed) this.#owners.delete(code)
    this.#reader.append(replaced.length > 0 ? { ...entry, removed: [...removed, ...replaced] } : entry)
  }

  /** Returns the kept tables of the source that its snapshot does not have. */
  #replace(source: string, tables: readonly LiveTable[]): string[] {
    for (const { ImsGameCode } of tables) {
      this.#owners.set(ImsGameCode, source)
      this.#kept.delete(ImsGameCode)
    }
    const replaced = [...this.#kept].filter((code) => this.#owners.get(code) === source)
    this.#drop(replaced)
    return replaced
  }

  /** Removes what has been kept for too long. Called from time to time. */
  expire(): void {
    if (this.#kept.size === 0 || this.#now() < this.#keptUntil) return
    const removed = [...this.#kept]
    this.#drop(removed)
    this.#reader.append({ removed })
  }

  #drop(codes: readonly string[]): void {
    for (const code of codes) {
      this.#kept.delete(code)
      this.#owners.delete(code)
    }
  }
}
