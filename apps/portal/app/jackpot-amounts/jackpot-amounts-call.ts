import { loadApi } from '../api-loader/index.ts'
import type { JackpotAmountsReply } from '@herna/contract/portal'

export interface TimedAmounts {
  /** `null` when the request failed or the reply was invalid. */
  reply: JackpotAmountsReply | null
  /** Milliseconds from the request to the reply, needed because amounts follow the server's clock. */
  tookMs: number
}

/** Requests the amounts. The API client is loaded on demand, and its loading time does not count in `tookMs`. */
export async function readJackpotAmounts(isPreview: boolean, signal: AbortSignal): Promise<TimedAmounts> {
  let startedAt = performance.now()
  try {
    const { fetchJackpotAmounts } = await loadApi()
    startedAt = performance.now()
    const reply = await fetchJackpotAmounts(isPreview, signal)
    return { reply, tookMs: performance.now() - startedAt }
  } catch {
    return { reply: null, tookMs: performance.now() - startedAt }
  }
}
