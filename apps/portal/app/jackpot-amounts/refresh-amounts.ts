import { JACKPOT_MAX_AGE, mayFetchJackpots } from '@herna/rules'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { readJackpotAmounts } from './jackpot-amounts-call.ts'
import type { JackpotStore } from './jackpot-store.ts'

export { createJackpotStore } from './jackpot-store.ts'
export { writeWaitingRibbons } from './waiting-ribbons.ts'

/** Amounts are renewed this long before they are half a minute old, so that the reply arrives in time. */
const RENEWAL_MS = 5_000
const RETRY_DELAY_MS = 5_000

/** Time of the last successful request of this page load (`performance.now`), and when its amounts are to be renewed. */
let lastSuccess: number | null = null
let renewAt = 0

/**
 * Refreshes the amounts while a page with jackpots is open: at once unless the previous page fetched them less than 30 s ago [4.26] [9.7], and before they
 * are too old to be shown, which is the forced fetch of [4.26] (docs/decisions/0070). Shows one error when no amount is available [8.22]. Returns a function that stops it.
 */
export function refreshAmounts(store: JackpotStore, preview: boolean): () => void {
  const controller = new AbortController()
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
    unsubscribe()
    clearTimeout(timer)
    controller.abort()
  }
}
