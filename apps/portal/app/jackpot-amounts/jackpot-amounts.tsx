import { formatCurrency } from '@herna/rules'
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react'
import { useEarlyAmounts, useMoneyStyle, usePreview } from '../config/index.ts'
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
      ({ startAmounts }) => {
        if (!isUnmounted) stop = startAmounts(sharedStore, preview, money)
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

interface AmountOf {
  jackpot: string
  level?: number
}

/** What `early-amounts.ts` needs, only in the server's HTML: browsers keep it there. */
const useEarlyAttributes: (of: AmountOf) => Record<string, string | number | undefined> = import.meta.env.SSR
  ? ({ jackpot, level }) => {
      const [preview, script, money] = [usePreview(), useEarlyAmounts(), useMoneyStyle()]
      // Drafts may have other jackpots.
      if (preview || !script) return NO_ATTRIBUTES
      const { locale, currency } = money
      return {
        'data-early-amount': jackpot,
        'data-level': level,
        'data-script': script,
        'data-locale': locale,
        'data-currency': currency,
      }
    }
  : () => NO_ATTRIBUTES
const NO_ATTRIBUTES = {}

/** A ticking amount. Not a live region, so screen readers do not announce every tick. On a page that has not started `early-amounts.ts` writes it. */
export function JackpotAmount({ jackpot, level, unknown }: AmountOf & { unknown: string }) {
  const amount = useJackpotAmount(jackpot, level)
  const isWaiting = useTicker((store) => store.state() === 'waiting', true)
  const money = useMoneyStyle()
  const earlyAttributes = useEarlyAttributes({ jackpot, level })
  const element = useRef<HTMLSpanElement>(null)
  // From here on the text is React's.
  useEffect(() => element.current?.removeAttribute('data-early-amount'), [])
  const withoutAmount = isWaiting ? LOADING : unknown
  return (
    <span ref={element} {...earlyAttributes} suppressHydrationWarning>
      {amount === null ? withoutAmount : formatCurrency(amount, money)}
    </span>
  )
}
