import { formatCurrency } from '@herna/rules'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useMoneyStyle, usePreview } from '../config/index.ts'
import { createStore } from '../store/index.ts'
import type { JackpotStore } from './jackpot-store.ts'

/** One store per page load. The HTML contains no amounts, because it may be cached and an amount may not be older than half a minute. */
const sharedStore = createStore<JackpotStore | null>(null)

/** Refreshes the jackpot amounts shown by its children: ribbons, cards, slides [4.26]. */
export function JackpotTicker({ children }: { children: ReactNode }) {
  const preview = usePreview()
  const money = useMoneyStyle()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isUnmounted = false
    // Loaded after the page, because amounts are not part of the first render.
    import('./refresh-amounts.ts').then(
      ({ createJackpotStore, refreshAmounts, writeWaitingRibbons }) => {
        if (isUnmounted) return
        const store = sharedStore.get() ?? createJackpotStore()
        if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) store.setPaused(true)
        sharedStore.set(store)
        const stops = [refreshAmounts(store, preview), writeWaitingRibbons(store, money)]
        stop = () => stops.forEach((each) => each())
      },
      () => undefined,
    )
    return () => {
      isUnmounted = true
      stop?.()
    }
  }, [preview, money])
  return children
}

const noSubscription = () => () => {}
/** A value of the store, or `initialValue` while its code loads. */
function useTicker<T>(read: (store: JackpotStore) => T, initialValue: T): T {
  const store = useSyncExternalStore(sharedStore.subscribe, sharedStore.get, () => null)
  return useSyncExternalStore(
    store?.subscribe ?? noSubscription,
    () => (store ? read(store) : initialValue),
    () => initialValue,
  )
}

/** Current amount in cents, or `null` when unknown; the sum of all levels without `level`. */
export const useJackpotAmount = (jackpot: string, level?: number): number | null =>
  useTicker((store) => (level === undefined ? store.total(jackpot) : store.level(jackpot, level)), null)

export const useTickerPause = (): [boolean, (paused: boolean) => void] => [
  useTicker((store) => store.paused(), false),
  (paused) => sharedStore.get()?.setPaused(paused),
]

const LOADING = '…'

/** A ticking amount. Not a live region, so screen readers do not announce every tick. */
export function JackpotAmount({ jackpot, level, unknown }: { jackpot: string; level?: number; unknown: string }) {
  const amount = useJackpotAmount(jackpot, level)
  const isWaiting = useTicker((store) => store.state() === 'waiting', true)
  const money = useMoneyStyle()
  if (amount === null) return <>{isWaiting ? LOADING : unknown}</>
  return <>{formatCurrency(amount, money)}</>
}
