import type { LiveTable, LiveTableChange } from '@herna/contract/live-feed'
import { ONLINE } from '@herna/contract/live-feed/names'

/** The tables of the live feed by game code [3.38], outside React. A change notifies only the listeners of its table. */
export interface LiveTables {
  /** Replaces all tables, as `init` does [4.27]. */
  replaceAll(tables: readonly LiveTable[]): void
  /** Merges a change into its table, as `updateTable` does [4.27]. False: the table is unknown, nothing changed. */
  merge(change: LiveTableChange): boolean
  clear(): void
  get(code: string): LiveTable | undefined
  /** All tables; the map of a moment, never changed afterwards. */
  snapshot(): ReadonlyMap<string, LiveTable>
  readonly size: number
  /** Number of tables at which bets are accepted. */
  readonly openCount: number
  /** Calls the listener when this table changes, appears or disappears. */
  subscribe(code: string, listener: () => void): () => void
  /** Calls the listener after every change of any table. */
  subscribeAll(listener: () => void): () => void
}

const isOpen = (table: LiveTable | undefined): boolean => table?.Status === ONLINE

export function createLiveTables(): LiveTables {
  let tables = new Map<string, LiveTable>()
  let openCount = 0
  /** The map has been handed out, so the next change copies it. */
  let isShared = false
  const listenersByCode = new Map<string, Set<() => void>>()
  const listenersOfAll = new Set<() => void>()

  const notify = (code: string): void => listenersByCode.get(code)?.forEach((listener) => listener())
  const notifyAll = (): void => listenersOfAll.forEach((listener) => listener())

  function replaceAll(list: readonly LiveTable[]): void {
    const previous = tables
    tables = new Map(list.map((table) => [table.ImsGameCode, table]))
    isShared = false
    openCount = [...tables.values()].filter(isOpen).length
    for (const code of new Set([...previous.keys(), ...tables.keys()])) notify(code)
    notifyAll()
  }

  return {
    replaceAll,
    merge(change) {
      const table = tables.get(change.ImsGameCode)
      if (!table) return false
      const merged: LiveTable = { ...table, ...change }
      if (isShared) tables = new Map(tables)
      isShared = false
      tables.set(change.ImsGameCode, merged)
      openCount += Number(isOpen(merged)) - Number(isOpen(table))
      notify(change.ImsGameCode)
      notifyAll()
      return true
    },
    clear: () => replaceAll([]),
    get: (code) => tables.get(code),
    snapshot() {
      isShared = true
      return tables
    },
    get size() {
      return tables.size
    },
    get openCount() {
      return openCount
    },
    subscribe(code, listener) {
      const listeners = listenersByCode.get(code) ?? new Set()
      listenersByCode.set(code, listeners)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) listenersByCode.delete(code)
      }
    },
    subscribeAll(listener) {
      listenersOfAll.add(listener)
      return () => listenersOfAll.delete(listener)
    },
  }
}
