import { expect, type Locator, type Page } from 'playwright/test'
import { breadth } from '../../tools/breadth.ts'
import { type Fault, FAULTS } from '../clients/faults.ts'
import { type FaultProxy, startFaultProxy, type ProxyFault } from './fault-proxy.ts'
import { test as guestTest } from './guest.ts'
import { suppressPopups } from './real-money.ts'

const PASSWORD = 'Skusobna-Jazda-7'

interface Fixtures {
  /** Between this test's browser and everything it talks to. */
  faultProxy: FaultProxy
  /** Where the browser finds `/platform` and `/gateway`. */
  services: string
}

/** A visitor behind a line that can be broken. */
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

/** The hosts' cookies of a player, as after a login in this browser; the page is not told. */
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

/** Deadlines of calls pass when a journey says so: nobody waits for one in real time. In a page whose clock is installed they follow that clock instead. */
export async function controlTimeouts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const running = new Set<{ milliseconds: number; pass: () => void }>()
    AbortSignal.timeout = (milliseconds) => {
      const deadline = new AbortController()
      const pass = () => deadline.abort(new DOMException('signal timed out', 'TimeoutError'))
      running.add({ milliseconds, pass })
      setTimeout(pass, milliseconds)
      return deadline.signal
    }
    const expireTimeouts = (milliseconds: number) => {
      for (const deadline of running) {
        if (deadline.milliseconds !== milliseconds) continue
        running.delete(deadline)
        deadline.pass()
      }
    }
    Object.assign(window, { expireTimeouts })
  })
}
/** All deadlines of so many milliseconds that run now have passed, in the page and in its frames. */
export async function expireTimeouts(page: Page, milliseconds = 15_000): Promise<void> {
  for (const frame of page.frames())
    await frame.evaluate(
      (passed) => (window as unknown as { expireTimeouts?: (milliseconds: number) => void }).expireTimeouts?.(passed),
      milliseconds,
    )
}

type Call = string | RegExp
const matchesCall = (call: Call, madeCall: string): boolean =>
  typeof call === 'string' ? madeCall === call : call.test(madeCall)
/** How often the call was made until now. */
export const timesCalled = (faultProxy: FaultProxy, call: Call): number =>
  faultProxy.calls.filter((madeCall) => matchesCall(call, madeCall)).length

/** Does what makes the call while it meets the fault, and waits for the call; the deadline of one that hangs is over then. */
export async function runWithFault(
  { page, faultProxy, pass = () => expireTimeouts(page) }: { page: Page; faultProxy: FaultProxy; pass?: () => Promise<void> },
  call: Call,
  fault: ProxyFault,
  act: () => Promise<void>,
): Promise<void> {
  faultProxy.setFault(call, fault)
  const before = timesCalled(faultProxy, call)
  await act()
  await expect.poll(() => timesCalled(faultProxy, call), `${call} ${fault}`).toBeGreaterThan(before)
  if (fault === 'hang') await pass()
}

/** The faults a journey tries in the gate, where one stands for all (what each fault is to each call is proven at the clients); all of them in a full run. */
export const faultsToTry = (...inGate: readonly Fault[]): readonly Fault[] => (breadth === 'full' ? FAULTS : inGate)

/** For each journey its calls with their faults: one journey in the gate, with one fault for each call; in a full run each call has a journey, with all faults. */
export function faultCasesOf<Name extends string>(
  inGate: Record<Name, Fault>,
  all: readonly Fault[] = FAULTS,
): [Name, Fault][][] {
  const pairs = Object.entries(inGate) as [Name, Fault][]
  return breadth === 'full' ? pairs.map(([call]) => all.map((fault) => [call, fault])) : [pairs]
}
export const callsOf = (trials: readonly [string, Fault][]): string => [...new Set(trials.map(([call]) => call))].join(', ')

/** Keeps the title of every alert of the page that is open: more than four do not fit on it at once [4.29]. */
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
    [...(window as unknown as { alertsSeen: Set<string> }).alertsSeen].map((text) => text.replace(/Skúsiť znova.*$/, '').trim()),
  )

export const snackbar = (page: Page, title: string): Locator => page.getByRole('alert').filter({ hasText: title })
/** Also behind the popup of § 32, which opens by itself after a login. */
export const accountButtonOf = (page: Page, username = 'hrac'): Locator => page.locator(`[aria-label="Môj účet: ${username}"]`)
export const guestLoginLink = (page: Page): Locator => page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' })

/** What the browser itself notes of a call that failed is no complaint of ours. */
export const unexpectedErrors = (complaints: readonly string[]): string[] =>
  complaints.filter(
    (each) =>
      !/^console: (Failed to load resource|WebSocket connection to .* failed|Access to .* blocked by CORS|Failed to find a valid digest)/.test(
        each,
      ),
  )

/** Whatever the account does, the house stands: the search opens, a tile opens its details. */
export async function expectLobbyToWork(page: Page): Promise<void> {
  const search = page.getByRole('dialog', { name: 'Hľadanie' })
  // Keys are heard once the page is alive.
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
