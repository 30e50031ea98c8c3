import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import type { LogEntry, LogReader } from '../table-log/table-log.ts'
import { changedFields, mergeFields } from './fields.ts'

/** A published table, in the list of tables by their last change. */
interface Row {
  table: LiveTable
  /** Of the board at its last change. */
  version: number
  /** Of the board when each field last changed; absent: when the table was added. */
  readonly fieldVersions: Record<string, number>
  newer: Row | null
  older: Row | null
}

/** What the next version does to a table. */
type Pending = { table: LiveTable } | { change: LiveTableChange } | 'removed'

/** What has changed with a new version. `list`: not only the tables of the version before, so that everyone needs the whole list. */
export type Publication = { readonly type: 'list' } | { readonly type: 'changes'; readonly changes: readonly LiveTableChange[] }

/**
 * The tables as they were last published, and what has changed since. Changes of a table are merged until the next version, so that each version
 * costs as much as there are changed tables.
 */
export class TableBoard implements LogReader {
  readonly #rows = new Map<string, Row>()
  readonly #onChanged: () => void
  #newest: Row | null = null
  #pending = new Map<string, Pending>()
  #isReset = false
  /** Increased by each publication; 0: nothing was ever published. */
  version = 0
  /** The last version that was a list. */
  #listVersion = 0

  /** @param onChanged called when there is something to publish */
  constructor(onChanged: () => void) {
    this.#onChanged = onChanged
  }

  get size(): number {
    return this.#rows.size
  }

  /** Whether there is something that was not published yet. */
  get hasPending(): boolean {
    return this.#isReset || this.#pending.size > 0
  }

  reset(tables: readonly LiveTable[]): void {
    this.#isReset = true
    this.#pending = new Map<string, Pending>([...this.#rows.keys()].map((code) => [code, 'removed']))
    this.append({ tables })
  }

  append({ tables = [], changes = [], removed = [] }: LogEntry): void {
    for (const table of tables) this.#pending.set(table.ImsGameCode, { table })
    for (const change of changes) this.#change(change)
    for (const code of removed) this.#pending.set(code, 'removed')
    this.#onChanged()
  }

  #change(change: LiveTableChange): void {
    const pending = this.#pending.get(change.ImsGameCode)
    if (pending === undefined) this.#pending.set(change.ImsGameCode, { change })
    else if (pending !== 'removed' && 'table' in pending) pending.table = mergeFields(pending.table, change)
    else if (pending !== 'removed') pending.change = mergeFields(pending.change, change)
  }

  /** Publishes what is pending. Null: nothing has changed. */
  publish(): Publication | null {
    const pending = this.#pending
    const changes: LiveTableChange[] = []
    let isList = this.#isReset
    this.#pending = new Map()
    this.#isReset = false
    this.version += 1
    for (const [code, what] of pending) {
      const change = this.#apply(code, what)
      if (change === 'list') isList = true
      else if (change) changes.push(change)
    }
    if (isList) {
      this.#listVersion = this.version
      return { type: 'list' }
    }
    if (changes.length > 0) return { type: 'changes', changes }
    this.version -= 1
    return null
  }

  #apply(code: string, pending: Pending): LiveTableChange | 'list' | null {
    const row = this.#rows.get(code)
    if (pending === 'removed') {
      if (!row) return null
      this.#rows.delete(code)
      this.#unlink(row)
      return 'list'
    }
    if ('table' in pending) {
      if (!row) this.#add(code, pending.table)
      const change = row ? changedFields(row.table, pending.table) : 'list'
      if (row && change) this.#update(row, pending.table, change)
      return change
    }
    if (!row) return null
    const next = mergeFields(row.table, pending.change)
    const change = changedFields(row.table, next)
    if (change) this.#update(row, next, change)
    return change
  }

  #add(code: string, table: LiveTable): void {
    const row: Row = { table, version: this.version, fieldVersions: {}, newer: null, older: null }
    this.#rows.set(code, row)
    this.#link(row)
  }

  #update(row: Row, table: LiveTable, change: LiveTableChange | 'list'): void {
    row.table = table
    row.version = this.version
    // After a list nobody has an older version of any field.
    if (change !== 'list') for (const field of Object.keys(change)) row.fieldVersions[field] = this.version
    this.#unlink(row)
    this.#link(row)
  }

  #link(row: Row): void {
    row.older = this.#newest
    row.newer = null
    if (this.#newest) this.#newest.newer = row
    this.#newest = row
  }

  #unlink(row: Row): void {
    if (row.newer) row.newer.older = row.older
    else this.#newest = row.older
    if (row.older) row.older.newer = row.newer
  }

  /** All published tables. */
  tables(): LiveTable[] {
    return Array.from(this.#rows.values(), ({ table }) => table)
  }

  /** What somebody with this version lacks: of the tables that have changed since, the fields that have. */
  since(version: number): Publication {
    if (version < this.#listVersion) return { type: 'list' }
    const changes: LiveTableChange[] = []
    for (let row = this.#newest; row && row.version > version; row = row.older) changes.push(fieldsSince(row, version))
    return { type: 'changes', changes: changes.toReversed() }
  }
}

const fieldsSince = ({ table, fieldVersions }: Row, version: number): LiveTableChange =>
  Object.fromEntries(
    Object.entries(table).filter(([field]) => field === 'ImsGameCode' || (fieldVersions[field] ?? 0) > version),
  ) as LiveTableChange
