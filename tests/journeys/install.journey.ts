import type { Request } from 'playwright/test'
import { expect, test } from './fault-fixtures.ts'

test.use({ serviceWorkers: 'allow' })

const EVERYTHING = /./

test('the portal can be installed, says without a connection that there is none, comes back, and offers a new build without reloading by itself [4.38] [7.36]', async ({
  guest,
  faultProxy,
}) => {
  await guest.clock.install()
  await guest.goto('/temy')
  // The worker is registered when the page is idle.
  await guest.clock.fastForward(11_000)
  await guest.evaluate(() => navigator.serviceWorker.ready)
  const devTools = await guest.context().newCDPSession(guest)
  const { installabilityErrors } = await devTools.send('Page.getInstallabilityErrors')
  // Of a test's browser window Chromium only says this.
  expect(installabilityErrors.map(({ errorId }) => errorId)).toEqual(['in-incognito'])
  expect((await devTools.send('Page.getAppManifest')).errors).toEqual([])

  // A second visit: its files are stored, and nothing else.
  await guest.goto('/temy')
  const storedPaths = () =>
    guest.evaluate(async () => {
      const caches = await Promise.all((await window.caches.keys()).map((name) => window.caches.open(name)))
      const requests = (await Promise.all(caches.map((cache) => cache.keys()))).flat()
      return requests.map(({ url }) => new URL(url).pathname)
    })
  await expect.poll(async () => (await storedPaths()).filter((path) => path.startsWith('/assets/')).length).toBeGreaterThan(2)
  expect((await storedPaths()).filter((path) => !path.startsWith('/assets/'))).toEqual(['/offline.html'])

  faultProxy.setFault(EVERYTHING, 'refused')
  await guest.goto('/jackpoty', { waitUntil: 'domcontentloaded' })
  await expect(guest.getByRole('heading', { name: 'Ste bez pripojenia' })).toBeVisible()
  faultProxy.clearFaults()
  await guest.getByRole('link', { name: 'Skúsiť znova' }).click()
  await expect(guest.getByRole('heading', { level: 1, name: 'Jackpoty' })).toBeVisible()

  await guest.route('**/builds/latest.json*', (route) => route.fulfill({ json: { id: 'a-newer-build' } }))
  const isSamePage = await guest.evaluateHandle(() => window)
  // Polling begins with the player engine, a moment after the page. A call that is open when the clock advances would time out.
  const openPolls = new Set<Request>()
  guest.on('request', (request) => request.url().includes('/builds/latest.json') && openPolls.add(request))
  guest.on('requestfinished', (request) => openPolls.delete(request))
  guest.on('requestfailed', (request) => openPolls.delete(request))
  await expect
    .poll(
      async () => {
        if (openPolls.size === 0) await guest.clock.fastForward(2 * 60_000)
        return guest.getByText('Herňu sme práve aktualizovali').isVisible()
      },
      { intervals: [1_000], timeout: 60_000 },
    )
    .toBe(true)
  // Longer than any snackbar stays by itself.
  await guest.clock.fastForward(60_000)
  await expect(guest.getByText('Herňu sme práve aktualizovali')).toBeVisible()
  expect(await isSamePage.evaluate((page) => page === window)).toBe(true)
  await Promise.all([guest.waitForEvent('load'), guest.getByRole('button', { name: 'Obnoviť', exact: true }).click()])
})
