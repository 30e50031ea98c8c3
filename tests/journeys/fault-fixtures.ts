import { expect, type Locator, type Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { type Fault, FAULTS } from '../clients/faults.ts'
import { type FaultProxy, startFaultProxy, type ProxyFault } from './fault-proxy.ts'
import { test as guestTest } from './guest.ts'
import { suppressPopups } from './real-money.ts'

const PASSWORD = 'Skusobna-Jazda-7'

interface Fixtures {
  /** The proxy between this test's browser and every host. */
  faultProxy: FaultProxy
  /** Origin of `/platform` and `/gateway`. */
  services: string
}

/** A guest whose browser uses a proxy that injects faults. */
export const test = guestTest.extend<Fixtures>({
  faultProxy: async ({}, use) => {
    const faultProxy = await startFaultProxy()
    await use(faultProxy)
    await faultProxy.close()
  },
  proxy: async ({ faultProxy }, use) => use({ server: faultProxy.address }),
  services: async ({}, use) => use(new URL(process.env.HERNA_JOURNEYS_CONTENT ?? '').origin),
  viewport: { width: 1280, height: 800 },
  actionTimeout: 10_000,
})
export { expect, PASSWORD, suppressPopups }

/** Adds the session cookies of a player, as after a login in this browser; the open page is not notified. */
export async function addSessionCookies(
  page: Page,
  services: string,
  portal: string,
  username = 'hrac',
  rememberMe = 0,
  password = PASSWORD,
): Promise<void> {
  const reply = await fetch(`${services}/platform/login`, {
    method: 'POST',
    headers: { origin: portal, 'content-type': 'application/json' },
    body: JSON.stringify({ username, password, rememberMe }),
  })
  expect(reply.status, await reply.text()).toBe(200)
  const cookies = reply.headers.getSetCookie().map((text) => /^([^=]+)=([^;]*)/.exec(text) ?? [])
  await page.context().addCookies(
    cookies.map(([, name = '', value = '']) => ({
      name,
      value,
      domain: 'localhost',
      path: '/',
      httpOnly: true,
      sameSite: 'Lax',
    })),
  )
}

/** Lets a journey expire the timeouts of calls instead of waiting for them. In a page with an installed clock they follow that clock. */
export async function controlTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const pending = new Set<{ milliseconds: number; expire: () => void }>()
    AbortSignal.timeout = (milliseconds) => {
      const controller = new AbortController()
      const expire = () => controller.abort(new DOMException('signal timed out', 'TimeoutError'))
      pending.add({ milliseconds, expire })
      setTimeout(expire, milliseconds)
      return controller.signal
    }
    const expireTimeouts = (milliseconds: number) => {
      for (const timeout of pending) {
        if (timeout.milliseconds !== milliseconds) continue
        pending.delete(timeout)
        timeout.expire()
      }
    }
    Object.assign(window, { expireTimeouts })
  })
}
/** Expires all running timeouts of this duration, in the page and its frames. */
export async function expireTimeouts(page: Page, milliseconds = 15_000): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(
      (duration) => (window as unknown as { expireTimeouts?: (milliseconds: number) => void }).expireTimeouts?.(duration),
      milliseconds,
    )
}

type Call = string | RegExp
const matchesCall = (call: Call, madeCall: string): boolean =>
  typeof call === 'string' ? madeCall === call : call.test(madeCall)
/** Number of times the call was made. */
export const timesCalled = (faultProxy: FaultProxy, call: Call): number =>
  faultProxy.calls.filter((madeCall) => matchesCall(call, madeCall)).length

/** Runs `act` while its call meets the fault and waits for the call; a hanging call's timeout is then expired. */
export async function runWithFault(
  { page, faultProxy, expire = () => expireTimeouts(page) }: { page: Page; faultProxy: FaultProxy; expire?: () => Promise<void> },
  call: Call,
  fault: ProxyFault,
  act: () => Promise<void>,
): Promise<void> {
  faultProxy.setFault(call, fault)
  const previousCalls = timesCalled(faultProxy, call)
  await act()
  await expect.poll(() => timesCalled(faultProxy, call), `${call} ${fault}`).toBeGreaterThan(previousCalls)
  if (fault === 'hang') await expire()
}

/** Faults that a journey tries: a sample in the gate (`tests/clients` proves each fault of each call), all of them in a full run. */
export const faultsToTry = (...inGate: readonly Fault[]): readonly Fault[] => (breadth === 'full' ? FAULTS : inGate)

/** Pairs of call and fault by journey: in the gate one journey with one fault for each call, in a full run one journey per call with all faults. */
export function faultCasesOf<Name extends string>(
  inGate: Record<Name, Fault>,
  all: readonly Fault[] = FAULTS,
): [Name, Fault][][] {
  const pairs = Object.entries(inGate) as [Name, Fault][]
  return breadth === 'full' ? pairs.map(([call]) => all.map((fault) => [call, fault])) : [pairs]
}
export const callsOf = (cases: readonly [string, Fault][]): string => [...new Set(cases.map(([call]) => call))].join(', ')

/** Records the title of every alert of the open page: it shows at most four at once [4.29]. */
export async function recordAlerts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = new Set<string>()
    Object.assign(window, { recordedAlerts: seen })
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) seen.add(alert.textContent ?? '')
    }).observe(document, { subtree: true, childList: true, characterData: true })
  })
}
export const alertsSeen = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...(window as unknown as { recordedAlerts: Set<string> }).recordedAlerts].map((text) =>
      text.replace(/Skúsiť znova.*$/, '').trim(),
    ),
  )

export const snackbar = (page: Page, title: string): Locator => page.getByRole('alert').filter({ hasText: title })
/** Found also behind the § 32 popup, which opens automatically after a login. */
export const accountButtonOf = (page: Page, username = 'hrac'): Locator => page.locator(`[aria-label="Môj účet: ${username}"]`)
export const guestLoginLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' })

/** Browser errors except those that the browser logs itself for failed calls. */
export const unexpectedErrors = (browserErrors: readonly string[]): string[] =>
  browserErrors.filter(
    (error) =>
      !/^console: (Failed to load resource|WebSocket connection to .* failed|Access to .* blocked by CORS|Failed to find a valid digest)/.test(
        error,
      ),
  )

/** The portal works independently of the account: the search opens, and a tile opens its details. */
export async function expectLobbyToWork(page: Page): Promise<void> {
  const search = page.getByRole('dialog', { name: 'Hľadanie' })
  // Keys work only after hydration.
  await expect(async () => {
    if (!(await search.isVisible())) await page.keyboard.press('/')
    await expect(search.getByRole('combobox')).toBeVisible({ timeout: 2_000 })
  }).toPass()
  await page.keyboard.press('Escape')
  await expect(search).toBeHidden()
  await page
    .getByRole('link', { name: /Vlčia hora/ })
    .first()
    .click()
  const drawer = page.getByRole('dialog', { name: /Vlčia hora/ })
  await expect(drawer.getByRole('heading', { name: 'Vlčia hora', exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
}
