import { loadApi } from '../api-loader/index.ts'
import type { JackpotAmountsReply } from '@herna/contract/portal'

export interface TimedAmounts {
  /** `null` when they could not be had or read. */
  reply: JackpotAmountsReply | null
  /** Milliseconds from the request to the reply: the climbs are told by the server's clock. */
  took: number
}

/** The server's amounts. The client is not part of what every page loads first, and its own loading is not part of the time the request took. */
export async function readJackpotAmounts(isPreview: boolean, signal: AbortSignal): Promise<TimedAmounts> {
  let asked = performance.now()
  try {
    const { fetchJackpotAmounts } = await loadApi()
    asked = performance.now()
    const reply = await fetchJackpotAmounts(isPreview, signal)
    return { reply, took: performance.now() - asked }
  } catch {
    return { reply: null, took: performance.now() - asked }
  }
}
