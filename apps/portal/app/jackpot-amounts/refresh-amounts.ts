import { JACKPOT_MAX_AGE, mayFetchJackpots } from '@herna/rules'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { readJackpotAmounts } from './jackpot-amounts-call.ts'
import type { createStore } from '../store/index.ts'
import { createJackpotStore, type JackpotStore } from './jackpot-store.ts'
import { type MoneyStyle, writeWaitingRibbons } from './waiting-ribbons.ts'

/** Amounts are renewed this long before they are half a minute old, so that the reply arrives in time. */
const RENEWAL_MS = 5_000
const RETRY_DELAY_MS = 5_000

/** Time of the last successful request of this page load (`performance.now`), and when its amounts are to be renewed. */
let lastSuccess: number | null = null
let renewAt = 0

/** Holds the store of this page load. */
type SharedStore = ReturnType<typeof createStore<JackpotStore | null>>

/** Creates the store of this page load at its first call, paused where motion is reduced, and refreshes it. Returns a function that stops it. */
export function startAmounts(shared: SharedStore, preview: boolean, money: MoneyStyle): () => void {
  const store = shared.get() ?? createJackpotStore()
  if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) store.setPaused(true)
  shared.set(store)
  return refreshAmounts(store, preview, money)
}

/**
 * Refreshes the amounts while a page with jackpots is open: at once unless the previous page fetched them less than 30 s ago [4.26] [9.7], and before they
 * are too old to be shown, which is the forced fetch of [4.26] (docs/decisions/0070). Writes them also on tiles whose list is not hydrated. Shows one error when no amount is available [8.22]. Returns a function that stops it.
 */
function refreshAmounts(store: JackpotStore, preview: boolean, money: MoneyStyle): () => void {
  const controller = new AbortController()
  const stopWriting = writeWaitingRibbons(store, money)
  let timer: ReturnType<typeof setTimeout> | undefined
  let isRequesting = false

  const scheduleRefresh = (milliseconds: number) => {
    timer = setTimeout(() => void refresh(true), milliseconds)
  }
  const refresh = async (forced: boolean) => {
    clearTimeout(timer)
    if (isRequesting) return
    const now = performance.now()
    if (document.hidden) return
    if (!mayFetchJackpots(lastSuccess, now, forced)) {
      scheduleRefresh(Math.max(0, renewAt - now))
      return
    }
    isRequesting = true
    const { reply, tookMs } = await readJackpotAmounts(preview, controller.signal)
    isRequesting = false
    if (controller.signal.aborted) return
    if (reply) store.accept(reply, tookMs)
    else store.fail()
    lastSuccess = reply ? performance.now() : null
    renewAt = now + Math.max(RETRY_DELAY_MS, JACKPOT_MAX_AGE - RENEWAL_MS - (reply?.age ?? 0))
    scheduleRefresh(reply ? Math.max(0, renewAt - performance.now()) : RETRY_DELAY_MS)
  }
  let previousState = store.state()
  const unsubscribe = store.subscribe(() => {
    const state = store.state()
    if (state === 'failed' && previousState !== 'failed') {
      showSnackbar({ type: 'alert', title: textOf('errors.failed-to-fetch-jackpots'), limit: 1 })
    }
    previousState = state
  })
  document.addEventListener('visibilitychange', () => void refresh(store.state() !== 'known'), { signal: controller.signal })
  void refresh(store.state() !== 'known')
  return () => {
    stopWriting()
    unsubscribe()
    clearTimeout(timer)
    controller.abort()
  }
}
