import { mayFetchJackpots } from '@herna/rules'
import { showSnackbar } from '../toasts/index.ts'
import { textOf } from '../texts/index.ts'
import { readJackpotAmounts } from './jackpot-amounts-call.ts'
import type { JackpotStore } from './jackpot-store.ts'

export { createJackpotStore } from './jackpot-store.ts'

/** Early enough that the answer is there before the amounts on the screen are half a minute old. */
const LOOK_EVERY = 25_000
const TRY_AGAIN = 5_000

/** When amounts were last fetched in this visit, by the page's own time. */
let lastSuccess: number | null = null

/**
 * Keeps the amounts fresh while a page with jackpots is open [4.26]: asks at once unless they were fetched on the page before, then regularly, and
 * when the player comes back to the tab. That no amount can be shown is said once [8.22].
 */
export function keepFresh(store: JackpotStore, preview: boolean): () => void {
  const away = new AbortController()
  let timer: ReturnType<typeof setTimeout> | undefined
  let isAsking = false

  const look = async (forced: boolean) => {
    clearTimeout(timer)
    if (isAsking) return
    const now = performance.now()
    if (document.hidden) return
    if (!mayFetchJackpots(lastSuccess, now, forced)) {
      timer = setTimeout(look, Math.max(0, (lastSuccess ?? 0) + LOOK_EVERY - now), true)
      return
    }
    isAsking = true
    const { reply, took } = await readJackpotAmounts(preview, away.signal)
    isAsking = false
    if (away.signal.aborted) return
    if (reply) store.accept(reply, took)
    else store.fail()
    lastSuccess = reply ? performance.now() : null
    timer = setTimeout(look, reply ? LOOK_EVERY - took : TRY_AGAIN, true)
  }
  let before = store.state()
  const stopTelling = store.subscribe(() => {
    const state = store.state()
    if (state === 'failed' && before !== 'failed') {
      showSnackbar({ type: 'alert', title: textOf('errors.failed-to-fetch-jackpots'), limit: 1 })
    }
    before = state
  })
  document.addEventListener('visibilitychange', () => void look(store.state() !== 'known'), { signal: away.signal })
  void look(store.state() !== 'known')
  return () => {
    stopTelling()
    clearTimeout(timer)
    away.abort()
  }
}
