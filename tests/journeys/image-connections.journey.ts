import { accountButtonOf, addSessionCookies, controlTimeouts, expect, suppressPopups, test } from './fault-fixtures.ts'

test.use({ images: 'loaded' }) // the effect of images on other calls is under test

/** A browser's connections to one host without HTTP/2. */
const CONNECTIONS = 6

test('while images that are generated for the first time occupy the browser’s few connections, the session is loaded before them', async ({
  guest,
  faultProxy,
  services,
  baseURL,
}) => {
  await suppressPopups(guest)
  await controlTimeouts(guest)
  await addSessionCookies(guest, services, String(baseURL))
  const isPicture = (call: string) => call.startsWith('GET /content/assets/')
  faultProxy.setFault(/^GET \/content\/assets\//, 'slow')
  await guest.goto('/vsetky-hry', { waitUntil: 'commit' })
  await expect(accountButtonOf(guest)).toBeVisible()
  const [manifestCall, sessionCall] = ['manifest.json', 'session'].map((name) =>
    faultProxy.calls.indexOf(`GET /platform/${name}`),
  )
  // A finished image frees a connection for the next call; queued images come later.
  expect(faultProxy.calls.slice(manifestCall, sessionCall).filter(isPicture).length).toBeLessThan(CONNECTIONS / 2)
  await expect.poll(() => faultProxy.calls.slice(sessionCall).filter(isPicture).length).toBeGreaterThan(CONNECTIONS)
})
