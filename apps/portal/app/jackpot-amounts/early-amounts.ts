import { portal } from '@herna/contract/portal'
import { formatCurrency, JACKPOT_MAX_AGE, type JackpotClimb, jackpotTotal, shownLevels } from '@herna/rules'

// Jackpot amounts on a page that has not started (docs/decisions/0144). Built as a script of its own (`early-scripts.ts`): no React, no schemas, nothing shared with the page's modules.
// The started page takes over each amount that it renders, see `JackpotAmount`.

const TIMEOUT_MS = 10_000

const ownAmounts = document.querySelector<HTMLElement>('[data-early-amount][data-script]')
if (ownAmounts) void showEarlyAmounts()

/** Writes the amounts that are known into the elements marked with `data-early-amount`; a failed call leaves them as they are, and the started page tells about it. Exported for its test. */
export async function showEarlyAmounts(): Promise<void> {
  const startedAt = performance.now()
  const reply = await fetchedAmounts()
  const tookMs = performance.now() - startedAt
  if (!isReply(reply) || reply.age + tookMs >= JACKPOT_MAX_AGE) return
  const now = reply.serverTime + tookMs / 2
  const written = new Map<HTMLElement, string>()
  for (const element of document.querySelectorAll<HTMLElement>('[data-early-amount]')) {
    const cents = amountOf(reply, element.dataset, now)
    if (cents === null) continue
    written.set(element, element.textContent)
    const { locale = '', currency = '' } = element.dataset
    element.textContent = formatCurrency(cents, { locale, currency })
  }
  // An amount may not be older than half a minute (GLI-19 4.13.2), also when the page never starts, or comes back from the browser's memory.
  const remove = () => {
    for (const [element, former] of written) if (element.dataset.earlyAmount !== undefined) element.textContent = former
    written.clear()
  }
  setTimeout(remove, JACKPOT_MAX_AGE - reply.age - tookMs)
  addEventListener('pagehide', remove, { once: true })
}

interface Reply {
  serverTime: number
  age: number
  jackpots: Record<string, JackpotClimb[]>
}

/** The displayed amount in cents; null when the reply does not contain it. */
function amountOf({ jackpots }: Reply, { earlyAmount = '', level }: DOMStringMap, now: number): number | null {
  const climbs = Object.hasOwn(jackpots, earlyAmount) ? jackpots[earlyAmount] : undefined
  if (!climbs?.every(isClimb)) return null
  const levels = shownLevels(climbs, now)
  return level === undefined ? jackpotTotal(levels) : (levels[Number(level)] ?? null)
}

async function fetchedAmounts(): Promise<unknown> {
  try {
    const response = await fetch(portal.jackpotAmounts.path, {
      cache: 'no-store',
      redirect: 'error',
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const isReply = (value: unknown): value is Reply =>
  isRecord(value) && typeof value.serverTime === 'number' && typeof value.age === 'number' && isRecord(value.jackpots)
const isClimb = (value: unknown): value is JackpotClimb =>
  isRecord(value) && [value.amount, value.from, value.since].every(Number.isFinite)
