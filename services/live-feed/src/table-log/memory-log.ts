import { OFFLINE } from '@herna/contract/live-feed'
import type { Changes, IngestResult, LogReader, Snapshot, TableLog } from './table-log.ts'

interface Source {
  /** Null: it was silent, and must send a snapshot. */
  epoch: string | null
  sequence: number
  seenAt: number
}

/**
 * The log of a single node. It knows nothing when it starts: the reader gets its first list with the first snapshot, so that pages of the process before keep their tables
 * until then; an empty one when no studio has sent anything for as long as silence may last.
 */
export class MemoryLog implements TableLog {
  readonly #reader: LogReader
  readonly #silenceMs: number
  readonly #now: () => number
  readonly #sources = new Map<string, Source>()
  /** Source by code of its table. */
  readonly #owners = new Map<string, string>()
  readonly isCurrent = true
  readonly #startedAt: number
  #hasList = false

  constructor(reader: LogReader, { silenceMs, now }: { silenceMs: number; now: () => number }) {
    this.#reader = reader
    this.#silenceMs = silenceMs
    this.#now = now
    this.#startedAt = now()
  }

  async replace(name: string, { epoch, sequence, tables }: Snapshot): Promise<IngestResult> {
    const source = this.#sources.get(name)
    if (source?.epoch === epoch && source.sequence >= sequence) return this.#acknowledge(source)
    const foreign = tables.find(({ ImsGameCode }) => (this.#owners.get(ImsGameCode) ?? name) !== name)
    if (foreign) return { status: 'table-of-another-source', code: foreign.ImsGameCode }
    const codes = new Set(tables.map(({ ImsGameCode }) => ImsGameCode))
    const removed = this.#codesOf(name).filter((code) => !codes.has(code))
    for (const code of removed) this.#owners.delete(code)
    for (const code of codes) this.#owners.set(code, name)
    const stored: Source = { epoch, sequence, seenAt: 0 }
    this.#sources.set(name, stored)
    if (this.#hasList) this.#reader.append({ tables, removed })
    else this.#reader.reset(tables)
    this.#hasList = true
    return this.#acknowledge(stored)
  }

  async change(name: string, { epoch, sequence, changes }: Changes): Promise<IngestResult> {
    const source = this.#sources.get(name)
    if (source?.epoch !== epoch) return { status: 'sequence-gap' }
    if (source.sequence >= sequence) return this.#acknowledge(source)
    if (source.sequence + 1 !== sequence) return { status: 'sequence-gap' }
    for (const { ImsGameCode } of changes) {
      const owner = this.#owners.get(ImsGameCode)
      if (owner === undefined) return { status: 'sequence-gap' }
      if (owner !== name) return { status: 'table-of-another-source', code: ImsGameCode }
    }
    source.sequence = sequence
    if (changes.length > 0) this.#reader.append({ changes })
    return this.#acknowledge(source)
  }

  async expire(): Promise<readonly string[]> {
    const silentSince = this.#now() - this.#silenceMs
    if (!this.#hasList && this.#startedAt <= silentSince) {
      this.#hasList = true
      this.#reader.reset([])
    }
    const silent = [...this.#sources].filter(([, { epoch, seenAt }]) => epoch !== null && seenAt <= silentSince)
    for (const [name, source] of silent) {
      source.epoch = null
      this.#reader.append({ changes: this.#codesOf(name).map((ImsGameCode) => ({ ImsGameCode, Status: OFFLINE })) })
    }
    return silent.map(([name]) => name)
  }

  async close(): Promise<void> {}

  #acknowledge(source: Source): IngestResult {
    source.seenAt = this.#now()
    return { status: 'stored', sequence: source.sequence }
  }

  #codesOf(name: string): string[] {
    return [...this.#owners].filter(([, owner]) => owner === name).map(([code]) => code)
  }
}
