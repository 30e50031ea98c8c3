import { z } from 'zod/mini'
import { inPreview } from '../wires/addresses.ts'
import type { JackpotAmounts } from './jackpot-store.ts'

export const addressOfAmounts = (preview: boolean): string => inPreview('/jackpoty/sumy.json', preview)

const reply = z.record(z.string(), z.array(z.int().check(z.nonnegative())))
const TIMEOUT = 10_000

/** The server's amounts, or `null` when they could not be had or read. */
export async function fetchJackpotAmounts(address: string, signal: AbortSignal): Promise<JackpotAmounts | null> {
  try {
    const response = await fetch(address, { signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) })
    if (!response.ok) return null
    const read = reply.safeParse(await response.json())
    return read.success ? read.data : null
  } catch {
    return null
  }
}
