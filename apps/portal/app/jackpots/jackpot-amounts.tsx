import { formatCurrency } from '@herna/rules'
import { type ReactNode, useEffect, useSyncExternalStore } from 'react'
import { useMoneyStyle, usePreview } from '../wires/page-facts.ts'
import { createJackpotStore } from './jackpot-store.ts'

/** One for the whole visit. A page carries no amounts: it may have lain in a cache, and an amount may not be older than half a minute. */
export const jackpotStore = createJackpotStore()

/** Keeps the amounts fresh of all that lies in it: ribbons, cards, slides [4.26]. */
export function JackpotTicker({ children }: { children: ReactNode }) {
  const preview = usePreview()
  useEffect(() => {
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) jackpotStore.setPaused(true)
  }, [])
  useEffect(() => {
    let stop: (() => void) | undefined
    let isGone = false
    // Its code comes after the page's: nothing of it is needed before the first look.
    import('./keep-fresh.ts').then(
      ({ keepFresh }) => {
        if (!isGone) stop = keepFresh(jackpotStore, preview)
      },
      () => jackpotStore.fail(),
    )
    return () => {
      isGone = true
      stop?.()
    }
  }, [preview])
  return children
}

/** Cents on the screen right now, or `null` when no amount is known. Without `level` all levels together. */
export function useJackpotAmount(jackpot: string, level?: number): number | null {
  const read = () => (level === undefined ? jackpotStore.total(jackpot) : jackpotStore.level(jackpot, level))
  return useSyncExternalStore(jackpotStore.subscribe, read, () => null)
}

export function useTickerPause(): [boolean, (paused: boolean) => void] {
  const paused = useSyncExternalStore(jackpotStore.subscribe, jackpotStore.paused, () => false)
  return [paused, jackpotStore.setPaused]
}

const COMING = '…'

/** A ticking amount. Readers of the page hear it once, not at every tick. */
export function JackpotAmount({ jackpot, level, unknown }: { jackpot: string; level?: number; unknown: string }) {
  const amount = useJackpotAmount(jackpot, level)
  const isWaiting = useSyncExternalStore(
    jackpotStore.subscribe,
    () => jackpotStore.state() === 'waiting',
    () => true,
  )
  const money = useMoneyStyle()
  if (amount === null) return <>{isWaiting ? COMING : unknown}</>
  return <>{formatCurrency(amount, money)}</>
}
