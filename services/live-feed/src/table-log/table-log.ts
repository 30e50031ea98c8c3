import type { changesBody, LiveTable, LiveTableChange, snapshotBody } from '@herna/contract/live-feed'
import type * as z from 'zod/mini'

export type Snapshot = z.infer<typeof snapshotBody>
export type Changes = z.infer<typeof changesBody>

/** One accepted request, or the silence of a source. */
export interface LogEntry {
  /** Whole tables, which replace the previous ones or are new. */
  readonly tables?: readonly LiveTable[]
  readonly changes?: readonly LiveTableChange[]
  /** Codes of tables that no longer exist. */
  readonly removed?: readonly string[]
}

/** Receives the log in order, each entry once. */
export interface LogReader {
  /** All tables as they are now: at the start, and when entries in between were lost. */
  reset(tables: readonly LiveTable[]): void
  append(entry: LogEntry): void
}

/** `sequence`: the last one stored of the source. */
export type IngestResult =
  | { readonly status: 'stored'; readonly sequence: number }
  | { readonly status: 'sequence-gap' }
  | { readonly status: 'table-of-another-source'; readonly code: string }

/**
 * The tables of all sources, as an ordered log with exactly one result for each request (`@herna/contract/live-feed`), in the memory of one node
 * or in Redis. Methods reject when the log is unavailable; then it is unknown whether the request was stored, and repeating it is safe.
 */
export interface TableLog {
  replace(source: string, snapshot: Snapshot): Promise<IngestResult>
  change(source: string, changes: Changes): Promise<IngestResult>
  /** Sets the tables of silent sources `offline` and ends their sequences. Returns these sources. */
  expire(): Promise<readonly string[]>
  /** False: the reader may be behind, or requests cannot be stored. */
  readonly isCurrent: boolean
  close(): Promise<void>
}
