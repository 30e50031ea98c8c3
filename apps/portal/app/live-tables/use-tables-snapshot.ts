import type { LiveTable } from '@herna/contract/live-feed'
import { useCallback, useMemo, useReducer, useState, useSyncExternalStore } from 'react'
import { dataTime, liveTables } from './feed-state.ts'
import { useHasLiveTables, useLiveFeed } from './use-live-feed.ts'

/** The tables of one moment, by game code. */
export type TablesSnapshot = ReadonlyMap<string, LiveTable>

export interface SnapshotResult {
  /** Null until the feed has sent its tables. */
  tables: TablesSnapshot | null
  /** When its data arrived, milliseconds since the epoch; null: no tables. */
  takenAt: number | null
  /** Takes the tables of now. */
  refresh(): void
}

/**
 * The live tables as they were when the visitor last asked: a list filtered by them does not move when tables change. Taken when the tables first arrive,
 * when `key` changes, and with `refresh`. Connects to the feed while it is needed.
 */
export function useTablesSnapshot(isNeeded: boolean, key: string): SnapshotResult {
  useLiveFeed(isNeeded)
  const isKnown = useHasLiveTables() && isNeeded
  const [revision, refresh] = useReducer((count: number) => count + 1, 0)
  const moment = `${revision} ${key}`
  const taken = useMemo(() => (isKnown ? takeAt(moment) : null), [isKnown, moment])
  return { tables: taken?.tables ?? null, takenAt: taken?.takenAt ?? null, refresh }
}

/** The tables of now. `moment` tells one occasion from another. */
const takeAt = (moment: string) => ({ moment, tables: liveTables.snapshot(), takenAt: dataTime.get() })

/** How often a list looks for tables that match its filters in the meantime. */
const LOOK_AGAIN_MS = 2_000

/** The tables of now, at most every two seconds; null while they are not needed. */
export function useRecentTables(isNeeded: boolean): TablesSnapshot | null {
  const [store] = useState(createRecentTables)
  const subscribe = useCallback((listener: () => void) => (isNeeded ? store.subscribe(listener) : () => {}), [store, isNeeded])
  const tables = useSyncExternalStore(subscribe, store.get, () => null)
  return isNeeded ? tables : null
}

function createRecentTables() {
  let tables: TablesSnapshot | null = null
  return {
    get: () => tables,
    subscribe(listener: () => void): () => void {
      let timer: ReturnType<typeof setTimeout> | undefined
      const unsubscribe = liveTables.subscribeAll(() => {
        timer ??= setTimeout(() => {
          timer = undefined
          tables = liveTables.snapshot()
          listener()
        }, LOOK_AGAIN_MS)
      })
      return () => {
        unsubscribe()
        clearTimeout(timer)
      }
    },
  }
}
