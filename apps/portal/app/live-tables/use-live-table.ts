import type { LiveTable } from '@herna/contract/live-feed'
import { useCallback, useLayoutEffect, useState, useSyncExternalStore } from 'react'
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

/**
 * The same for the parts of tiles, of which a page has hundreds and which never hydrate: an update costs one render without effects, and several updates
 * that arrive together are rendered at once [P13].
 */
export function useTileTable(code: string): LiveTable | undefined {
  const [table, setTable] = useState(() => liveTables.get(code))
  useLayoutEffect(() => {
    const update = () => setTable(liveTables.get(code))
    update()
    return liveTables.subscribe(code, update)
  }, [code])
  return table
}

const zero = () => 0

/** Number of tables at which bets are accepted now. */
export const useOpenTables = (): number => useSyncExternalStore(liveTables.subscribeAll, () => liveTables.openCount, zero)

export const useFeedStatus = (): FeedStatus => useSyncExternalStore(feedStatus.subscribe, feedStatus.get, () => IDLE)
