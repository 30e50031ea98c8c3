import { gateway, MAIN_BALANCE } from '@herna/contract/player'
import { formatCurrency } from '@herna/rules'

// Username and balance of an expected player, on a page that has not started (docs/decisions/0089). Built as a script of its own (`early-scripts.ts`): no React, no schemas, nothing shared with
// the page's modules. What it writes, `AccountArea` hands on to the player's own account area, which replaces it.

const TIMEOUT_MS = 15_000 // [9.1]
/** Instead of a hidden amount. */
const HIDDEN = '••••'

const ownArea = document.querySelector<HTMLElement>('[data-early-account][data-script]')
if (ownArea) void showEarlyAccount(ownArea)

/** Exported for its test. */
export async function showEarlyAccount(area: HTMLElement): Promise<void> {
  const [overview, visibility] = await Promise.all([fetched(area, gateway.clientOverview), fetched(area, gateway.balanceHidden)])
  const username = fieldOf(overview, 'username')
  const balance = fieldOf(fieldOf(overview, 'balances'), MAIN_BALANCE)
  const [amount, currency] = [fieldOf(balance, 'amount'), fieldOf(balance, 'currencyCode')]
  const isHidden = fieldOf(visibility, 'balanceHidden')
  // No session, or no answer: the page finds out what that means.
  if (typeof username !== 'string' || typeof amount !== 'number' || typeof currency !== 'string' || typeof isHidden !== 'boolean')
    return void document.dispatchEvent(new Event('startPage'))
  // The page has started meanwhile and may know another session.
  if (document.documentElement.dataset.player !== 'expected') return
  area.dataset.username = username
  area.textContent = isHidden ? HIDDEN : formatCurrency(amount, { locale: area.dataset.locale ?? '', currency })
  // A page restored by the browser's memory after a logout shows nothing of the player [F8].
  addEventListener('pagehide', () => forget(area), { once: true })
}

function forget(area: HTMLElement): void {
  area.textContent = ''
  delete area.dataset.username
}

/** The reply's JSON; null without an answer that says yes. */
async function fetched(area: HTMLElement, { path }: { path: string }): Promise<unknown> {
  try {
    const response = await fetch(area.dataset.gateway + path, {
      credentials: 'include',
      cache: 'no-store',
      redirect: 'error',
      headers: { accept: 'application/json', 'accept-language': area.dataset.locale ?? '' },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    })
    return response.ok ? await response.json() : null
  } catch {
    return null
  }
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Record<string, unknown>)[name] : undefined
