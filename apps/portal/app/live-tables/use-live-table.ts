import type { LiveTable } from '@herna/contract/live-feed'
import { useCallback, useSyncExternalStore } from 'react'
import { type FeedStatus, feedStatus, IDLE, liveTables } from './feed-state.ts'

/** The live table of a game [3.38]; undefined while there is none. Renders its component again only when this table changes. */
export function useLiveTable(code: string): LiveTable | undefined {
  const subscribe = useCallback((listener: () => void) => liveTables.subscribe(code, listener), [code])
  return useSyncExternalStore(
    subscribe,
    () => liveTables.get(code),
    () => undefined,
  )
}

const zero = () => 0

/** Number of tables at which bets are accepted now. */
export const useOpenTables = (): number => useSyncExternalStore(liveTables.subscribeAll, () => liveTables.openCount, zero)

export const useFeedStatus = (): FeedStatus => useSyncExternalStore(feedStatus.subscribe, feedStatus.get, () => IDLE)
