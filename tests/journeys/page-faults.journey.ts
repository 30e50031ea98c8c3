import type { Page } from 'playwright/test'
import { nameOf, SPECIFIED_CALLS } from '../clients/call-table.ts'
import type { Fault } from '../clients/faults.ts'
import {
  controlTimeouts,
  expect,
  expectLobbyToWork,
  expireTimeouts,
  faultsToTry,
  runWithFault,
  test,
  unexpectedErrors,
} from './fault-fixtures.ts'
import { breadth } from '../../tools/breadth.ts'

/** How a visitor makes each call of the phase `page`; the pattern matches the call with its parameters. */
interface Use {
  inGate: Fault
  call?: RegExp
  make(page: Page): Promise<unknown>
}
const USES: Record<string, Use> = {
  'GET /hra/:game/udaje.json': {
    inGate: 'truncated',
    call: /^GET \/hra\/[^/]+\/udaje\.json$/,
    make: async (page) => {
      await page.goto('/vsetky-hry')
      await page.locator('main a[data-game]').first().click()
    },
  },
  'GET /zoznam.json': {
    inGate: '500',
    make: async (page) => {
      await page.goto('/vsetky-hry')
      await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    },
  },
  'GET /jackpoty/sumy.json': { inGate: 'garbage', make: (page) => page.goto('/jackpoty') },
  'GET /vitazi/najnovsie.json': {
    inGate: 'reset',
    make: async (page) => {
      await page.goto('/')
      await page
        .getByRole('region', { name: /výhry|víťaz/i })
        .first()
        .scrollIntoViewIfNeeded()
    },
  },
  'GET /menu.json': {
    inGate: 'refused',
    make: async (page) => {
      await page.setViewportSize({ width: 390, height: 844 })
      await page.goto('/')
      await page.getByRole('button', { name: 'Menu' }).click()
    },
  },
  'POST /play/heslo': {
    inGate: '500',
    make: async (page) => {
      await page.goto('/play/tajny-recept-starej-mamy/demo')
      await page.getByLabel('Heslo hry').fill('Nejake-Heslo-1')
      await page.getByRole('button', { name: 'Pokračovať' }).click()
    },
  },
  'GET /content/webmessages': { inGate: 'garbage', make: (page) => page.goto('/pravidla-hry') },
  'GET /fe/:app/manifest.json': {
    inGate: 'hang',
    call: /^GET \/fe\/cookie-consent\/manifest\.json$/,
    make: async (page) => {
      await page.goto('/pravidla-hry')
      await page.getByRole('button', { name: 'Nastaviť' }).click()
    },
  },
}

const CALLS = SPECIFIED_CALLS.filter(({ phase }) => phase === 'page').map((call) => ({ ...call, name: nameOf(call) }))
const useOf = (name: string): Use => {
  const use = USES[name]
  if (!use) throw new Error(`${name} is in the table of calls, and no visitor makes it here`)
  return use
}
/** Every call has a timeout of one of these durations. */
const TIMEOUTS_MS = [8_000, 10_000, 15_000]
const expireAll = async (page: Page) => {
  for (const milliseconds of TIMEOUTS_MS) await expireTimeouts(page, milliseconds)
}

// In the gate one journey meets one fault per call, in a full run each call meets every fault in a journey of its own.
for (const calls of breadth === 'full' ? CALLS.map((call) => [call]) : [CALLS])
  test(`${calls.map(({ name }) => name).join(', ')}: when the call fails, the page says what section 8 says of it, and works on [8.14] [8.22] [8.23] [8.26] [8.27] [8.28] [4.36] [7.28] [7.29] [7.32] [F1]`, async ({
    guest,
    faultProxy,
    browserErrors,
  }) => {
    await controlTimeouts(guest)
    for (const { name, shows } of calls) {
      const { inGate, call = name, make } = useOf(name)
      for (const fault of faultsToTry(inGate)) {
        faultProxy.clearFaults()
        await runWithFault(
          { page: guest, faultProxy, expire: () => expireAll(guest) },
          call,
          fault,
          async () => void (await make(guest)),
        )
        if (shows) await expect(guest.getByText(shows).first(), `${name} ${fault}`).toBeVisible()
        else await expect(guest.getByRole('alert'), `${name} ${fault}`).toHaveCount(0)
      }
    }
    faultProxy.clearFaults()
    await guest.setViewportSize({ width: 1280, height: 800 })
    await guest.goto('/')
    await expectLobbyToWork(guest)
    expect(unexpectedErrors(browserErrors)).toEqual([])
  })
