import type { LiveTable } from '@herna/contract/live-feed'
import { useSyncExternalStore } from 'react'
import { liveTables } from './feed-state.ts'

const NO_TABLES: ReadonlyMap<string, LiveTable> = new Map()

/** All live tables. Renders its component again with every change of any table, so only for what shows many of them for a short time. */
export const useTables = (): ReadonlyMap<string, LiveTable> =>
  useSyncExternalStore(liveTables.subscribeAll, liveTables.snapshot, () => NO_TABLES)
