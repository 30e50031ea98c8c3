import { mayFetchJackpots } from '@herna/rules'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { readJackpotAmounts } from './jackpot-amounts-call.ts'
import type { JackpotStore } from './jackpot-store.ts'

export { createJackpotStore } from './jackpot-store.ts'

/** Early enough for the reply to arrive before the shown amounts are half a minute old. */
const REFRESH_INTERVAL_MS = 25_000
const RETRY_DELAY_MS = 5_000

/** Time of the last successful request of this page load (`performance.now`). */
let lastSuccess: number | null = null

/**
 * Refreshes the amounts while a page with jackpots is open [4.26]: at once unless the previous page just fetched them, then regularly and
 * when the tab becomes visible. Shows one error when no amount is available [8.22]. Returns a function that stops it.
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
      scheduleRefresh(Math.max(0, (lastSuccess ?? 0) + REFRESH_INTERVAL_MS - now))
      return
    }
    isRequesting = true
    const { reply, tookMs } = await readJackpotAmounts(preview, controller.signal)
    isRequesting = false
    if (controller.signal.aborted) return
    if (reply) store.accept(reply, tookMs)
    else store.fail()
    lastSuccess = reply ? performance.now() : null
    scheduleRefresh(reply ? REFRESH_INTERVAL_MS - tookMs : RETRY_DELAY_MS)
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
