import type { AmountsReply } from '../loader-context/index.ts'
import { inPreview } from '../urls/index.ts'

export const addressOfAmounts = (preview: boolean): string => inPreview('/jackpoty/sumy.json', preview)

const TIMEOUT = 10_000

/** The server's amounts, or `null` when they could not be had or read. */
export async function fetchJackpotAmounts(address: string, signal: AbortSignal): Promise<AmountsReply | null> {
  try {
    const response = await fetch(address, { cache: 'no-store', signal: AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT)]) })
    const reply: unknown = response.ok ? await response.json() : null
    return isReply(reply) ? reply : null
  } catch {
    return null
  }
}

/** Checked by hand: a schema library would weigh more than the whole ticker. */
const isReply = (reply: unknown): reply is AmountsReply =>
  isObject(reply) &&
  isAmount(reply.serverTime) &&
  isAmount(reply.age) &&
  isObject(reply.jackpots) &&
  Object.values(reply.jackpots).every((levels) => Array.isArray(levels) && levels.length > 0 && levels.every(isClimb))

const isClimb = (climb: unknown): boolean =>
  isObject(climb) && Number.isSafeInteger(climb.amount) && [climb.amount, climb.from, climb.since].every(isAmount)
const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isAmount = (value: unknown): boolean => typeof value === 'number' && Number.isFinite(value) && value >= 0
