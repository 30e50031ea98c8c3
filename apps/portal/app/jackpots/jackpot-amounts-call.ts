import { inPreview } from '../wires/addresses.ts'
import type { JackpotAmounts } from './jackpot-store.ts'

export const addressOfAmounts = (preview: boolean): string => inPreview('/jackpoty/sumy.json', preview)

const TIMEOUT = 10_000

/** The server's amounts, or `null` when they could not be had or read. */
export async function fetchJackpotAmounts(address: string, signal: AbortSignal): Promise<JackpotAmounts | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) })
    const reply: unknown = response.ok ? await response.json() : null
    return areAmounts(reply) ? reply : null
  } catch {
    return null
  }
}

/** Checked by hand: a schema library would weigh more than the whole ticker. */
const areAmounts = (reply: unknown): reply is JackpotAmounts =>
  typeof reply === 'object' && reply !== null && Object.values(reply).every(isLevels)

const isLevels = (levels: unknown): boolean =>
  Array.isArray(levels) && levels.length > 0 && levels.every((cents) => Number.isSafeInteger(cents) && cents >= 0)
