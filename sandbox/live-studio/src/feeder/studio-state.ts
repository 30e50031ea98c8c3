import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import type { StudioTable } from '../studio-table.ts'
import { tableAt } from '../tables/table-at.ts'
import { Schedule } from './schedule.ts'

/** What the feed has received, and what has changed since: as much work as there are tables whose state may have changed. */
export class StudioState {
  readonly #tables: readonly StudioTable[]
  readonly #secret: string
  #schedule = new Schedule<StudioTable>()
  readonly #current = new Map<string, LiveTable>()

  constructor(tables: readonly StudioTable[], secret: string) {
    this.#tables = tables
    this.#secret = secret
  }

  /** All tables as they are at this time; changes are counted from here. */
  snapshot(now: number): LiveTable[] {
    this.#schedule = new Schedule()
    return this.#tables.map((table) => this.#compute(table, now))
  }

  /** The fields that have changed since the call before. */
  changes(now: number): LiveTableChange[] {
    return this.#schedule.due(now).flatMap((table) => {
      const before = this.#current.get(table.gameCode)
      const change = before && changeOf(before, this.#compute(table, now))
      return change ? [change] : []
    })
  }

  #compute(table: StudioTable, now: number): LiveTable {
    const { table: state, changesAt } = tableAt(table, now, this.#secret)
    this.#current.set(table.gameCode, state)
    if (Number.isFinite(changesAt)) this.#schedule.add(changesAt, table)
    return state
  }
}

/** A table of the studio always has the same fields. */
function changeOf(before: LiveTable, after: LiveTable): LiveTableChange | null {
  const previous: Readonly<Record<string, unknown>> = before
  const fields = Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(previous[field]))
  return fields.length > 0 ? { ImsGameCode: after.ImsGameCode, ...Object.fromEntries(fields) } : null
}
