import { formatCurrency } from '@herna/rules'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useMoneyStyle, usePreview } from '../config/index.ts'
import { createStore } from '../store/index.ts'
import type { JackpotStore } from './jackpot-store.ts'

/** One for the whole visit. A page carries no amounts: it may have lain in a cache, and an amount may not be older than half a minute. */
const visit = createStore<JackpotStore | null>(null)

/** Keeps the amounts fresh of all that lies in it: ribbons, cards, slides [4.26]. */
export function JackpotTicker({ children }: { children: ReactNode }) {
  const preview = usePreview()
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    // The ticker's code comes after the page's: nothing of it is needed before the first look.
    import('./keep-fresh.ts').then(
      ({ createJackpotStore, keepFresh }) => {
        if (isGone) return
        const store = visit.get() ?? createJackpotStore()
        if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) store.setPaused(true)
        visit.set(store)
        stop = keepFresh(store, preview)
      },
      () => undefined,
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [preview])
  return children
}

const nothing = () => () => {}
/** Something the ticker says, or `before` while its code is on the way. */
function useTicker<T>(read: (store: JackpotStore) => T, before: T): T {
  const store = useSyncExternalStore(visit.subscribe, visit.get, () => null)
  return useSyncExternalStore(
    store?.subscribe ?? nothing,
    () => (store ? read(store) : before),
    () => before,
  )
}

/** Cents on the screen right now, or `null` when no amount is known. Without `level` all levels together. */
export const useJackpotAmount = (jackpot: string, level?: number): number | null =>
  useTicker((store) => (level === undefined ? store.total(jackpot) : store.level(jackpot, level)), null)

export const useTickerPause = (): [boolean, (paused: boolean) => void] => [
  useTicker((store) => store.paused(), false),
  (paused) => visit.get()?.setPaused(paused),
]

const COMING = '…'

/** A ticking amount. Readers of the page hear it once, not at every tick. */
export function JackpotAmount({ jackpot, level, unknown }: { jackpot: string; level?: number; unknown: string }) {
  const amount = useJackpotAmount(jackpot, level)
  const isWaiting = useTicker((store) => store.state() === 'waiting', true)
  const money = useMoneyStyle()
  if (amount === null) return <>{isWaiting ? COMING : unknown}</>
  return <>{formatCurrency(amount, money)}</>
}
