import { formatCurrency, mayFetchJackpots } from '@herna/rules'
import { createContext, type ReactNode, useContext, useEffect, useState, useSyncExternalStore } from 'react'
import { useMoneyStyle, usePreview } from '../wires/page-facts.ts'
import { addressOfAmounts, fetchJackpotAmounts } from './jackpot-amounts-call.ts'
import { createJackpotStore, type JackpotAmounts, type JackpotStore } from './jackpot-store.ts'

const StoreContext = createContext<JackpotStore | null>(null)

/** One store for the whole visit, so that amounts go on from page to page; on the server one per page. */
let visitStore: JackpotStore | null = null
function storeFor(initial: JackpotAmounts): JackpotStore {
  if (typeof window === 'undefined') return createJackpotStore(initial)
  visitStore ??= createJackpotStore(initial)
  return visitStore
}

/** Makes the page's jackpots tick for all that lies in it: ribbons, cards, slides [4.26]. */
export function JackpotTicker({ amounts, children }: { amounts: JackpotAmounts; children: ReactNode }) {
  const [store] = useState(() => storeFor(amounts))
  const preview = usePreview()

  useEffect(() => {
    store.accept(amounts)
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) store.setPaused(true)
  }, [store, amounts])
  useEffect(() => refreshWhileSeen(store, addressOfAmounts(preview)), [store, preview])

  return <StoreContext value={store}>{children}</StoreContext>
}

/** An amount on the screen is never older than half a minute (GLI-19 4.13.2). */
const LOOK_EVERY = 30_000
/** The page may have lain in a cache: its amounts are looked up once it stands. */
const FIRST_LOOK = 2_000
let lastSuccess: number | null = null

/** Asks for fresh amounts soon after the page opens, every half a minute, and when the player comes back to the tab. A failure keeps what is on the screen. */
function refreshWhileSeen(store: JackpotStore, address: string): () => void {
  const away = new AbortController()
  const refresh = async () => {
    if (document.hidden || !mayFetchJackpots(lastSuccess, Date.now())) return
    const amounts = await fetchJackpotAmounts(address, away.signal)
    lastSuccess = amounts ? Date.now() : null
    if (amounts) store.accept(amounts)
  }
  const first = setTimeout(refresh, FIRST_LOOK)
  const timer = setInterval(refresh, LOOK_EVERY)
  document.addEventListener('visibilitychange', refresh, { signal: away.signal })
  return () => {
    clearTimeout(first)
    clearInterval(timer)
    away.abort()
  }
}

const nothing = () => () => {}

/** Cents on the screen right now, or `null` when no amount is known. Without `level` all levels together. */
export function useJackpotAmount(jackpot: string, level?: number): number | null {
  const store = useContext(StoreContext)
  const read = () => (level === undefined ? store?.total(jackpot) : store?.level(jackpot, level)) ?? null
  return useSyncExternalStore(store?.subscribe ?? nothing, read, read)
}

export function useTickerPause(): [boolean, (paused: boolean) => void] {
  const store = useContext(StoreContext)
  const read = () => store?.paused() ?? false
  const paused = useSyncExternalStore(store?.subscribe ?? nothing, read, () => false)
  return [paused, (next) => store?.setPaused(next)]
}

/** A ticking amount. Readers of the page hear it once, not at every tick. */
export function JackpotAmount({ jackpot, level, unknown }: { jackpot: string; level?: number; unknown: string }) {
  const amount = useJackpotAmount(jackpot, level)
  const money = useMoneyStyle()
  return <>{amount === null ? unknown : formatCurrency(amount, money)}</>
}
