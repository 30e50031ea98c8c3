import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import type { Occupancy } from '../occupancy/occupancy.ts'
import { withPlayers } from '../occupancy/with-players.ts'
import type { StudioTable } from '../studio-table.ts'
import { tableAt } from '../tables/table-at.ts'
import { Schedule } from './schedule.ts'

interface Due {
  readonly at: number
  readonly gameCode: string
}

/** What the feed has received, and what has changed since: as much work as there are tables whose state may have changed. */
export class StudioState {
  readonly #tables: ReadonlyMap<string, StudioTable>
  readonly #secret: string
  readonly #occupancy: Occupancy
  #schedule = new Schedule<Due>()
  /** When each table is due; an earlier or later entry of the schedule does not count any more. */
  readonly #dueAt = new Map<string, number>()
  readonly #current = new Map<string, LiveTable>()

  constructor(tables: readonly StudioTable[], secret: string, occupancy: Occupancy) {
    this.#tables = new Map(tables.map((table) => [table.gameCode, table]))
    this.#secret = secret
    this.#occupancy = occupancy
  }

  /** All tables as they are at this time; changes are counted from here. */
  snapshot(now: number): LiveTable[] {
    this.#schedule = new Schedule()
    this.#dueAt.clear()
    this.#occupancy.takeChanged()
    return Array.from(this.#tables.values(), (table) => this.#compute(table, now))
  }

  /** The fields that have changed since the call before. */
  changes(now: number): LiveTableChange[] {
    const due = this.#schedule.due(now).filter(({ at, gameCode }) => this.#dueAt.get(gameCode) === at)
    for (const { gameCode } of due) this.#dueAt.delete(gameCode)
    const gameCodes = new Set([...due.map(({ gameCode }) => gameCode), ...this.#occupancy.takeChanged()])
    return [...gameCodes].flatMap((gameCode) => {
      const table = this.#tables.get(gameCode)
      const before = this.#current.get(gameCode)
      const change = table && before && changeOf(before, this.#compute(table, now))
      return change ? [change] : []
    })
  }

  #compute(table: StudioTable, now: number): LiveTable {
    const { gameCode } = table
    const at = tableAt(table, now, this.#secret)
    const { table: state, changesAt } = withPlayers(table, at, this.#occupancy.of(gameCode), now)
    this.#current.set(gameCode, state)
    if (this.#dueAt.get(gameCode) !== changesAt && Number.isFinite(changesAt))
      this.#schedule.add(changesAt, { at: changesAt, gameCode })
    this.#dueAt.set(gameCode, changesAt)
    return state
  }
}

/** A table of the studio always has the same fields. */
function changeOf(before: LiveTable, after: LiveTable): LiveTableChange | null {
  const previous: Readonly<Record<string, unknown>> = before
  const fields = Object.entries(after).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(previous[field]))
  return fields.length > 0 ? { ImsGameCode: after.ImsGameCode, ...Object.fromEntries(fields) } : null
}
