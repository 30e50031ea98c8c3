import { useEffect, useSyncExternalStore } from 'react'
import { useLiveFeedUrl } from '../config/index.ts'
import { createStore } from '../store/index.ts'

/** Whether the feed's tables are here. Apart from the tables themselves, so that pages without live games load neither them nor the connection. */
export const hasLiveTables = createStore(false)

const nothing = () => undefined

/** Keeps the live feed connected while the component is mounted and needs it. Loads the connection's code when first needed, after hydration. */
export function useLiveFeed(isNeeded: boolean): void {
  const url = useLiveFeedUrl()
  useEffect(() => {
    if (!isNeeded || url === '') return
    let release: (() => void) | null = null
    let isOver = false
    import('./hold-feed.ts').then(({ holdFeed }) => {
      if (!isOver) release = holdFeed(url)
    }, nothing)
    return () => {
      isOver = true
      release?.()
    }
  }, [isNeeded, url])
}

/** True once the live feed has sent its tables. */
export const useHasLiveTables = (): boolean => useSyncExternalStore(hasLiveTables.subscribe, hasLiveTables.get, () => false)
