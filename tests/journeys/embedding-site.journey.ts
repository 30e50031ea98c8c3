import { createServer } from 'node:http'
import type { FrameLocator, Page } from 'playwright/test'
import { expect, test } from './guest.ts'
import { platformUrl, registerPlayer } from './player.ts'
import { freePort } from './running-product.ts'

/** Received messages are kept in `window.received`; `window.sendToPortal` sends one to the portal. */
const SITE = (address: string) => `<!doctype html><title>Partner</title>
<iframe src="${address}" style="width:1200px;height:800px"></iframe>
<script>
  const frame = document.querySelector('iframe')
  window.received = []
  addEventListener('message', (event) => {
    if (event.source === frame.contentWindow && event.origin === new URL('${address}').origin) received.push({ data: event.data })
  })
  window.sendToPortal = (message) => frame.contentWindow.postMessage(message, new URL('${address}').origin)
</script>`

interface Message {
  type: string
  isOpen?: boolean
}
interface Site {
  portal: FrameLocator
  /** The messages from the portal so far. */
  received: () => Promise<Message[]>
  sendToPortal: (message: object) => Promise<void>
}
/** Serves the site at its origin and opens it; `use` runs while it is served. A browser blocks requests of an intercepted page to this machine. */
async function withSite(page: Page, port: number, portalAddress: string, use: (site: Site) => Promise<void>): Promise<void> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(SITE(portalAddress))
  })
  await new Promise<void>((done) => server.listen(port, 'localhost', done))
  type SiteWindow = Window & { received: { data: Message }[]; sendToPortal: (message: object) => void }
  try {
    await page.goto(`http://localhost:${port}/`)
    await use({
      portal: page.frameLocator('iframe'),
      received: () => page.evaluate(() => (window as unknown as SiteWindow).received.map(({ data }) => data)),
      sendToPortal: (message) => page.evaluate((sent) => (window as unknown as SiteWindow).sendToPortal(sent), message),
    })
  } finally {
    server.closeAllConnections()
    server.close()
  }
}
const addressInFrame = (page: Page) => new URL(page.frames()[1]?.url() ?? '').pathname

test('a site that the operator allows embeds the portal and exchanges every message with it: rendered, address, game, login dialog, further step, logins on both sides, logout, close [7.47] [1.11] [3.53]', async ({
  guest,
  baseURL,
}) => {
  // The frame fits in the window.
  await guest.setViewportSize({ width: 1440, height: 900 })
  const { username, password } = await registerPlayer(guest)
  const port = Number(new URL(process.env.HERNA_JOURNEYS_EMBEDDER ?? '').port)
  await withSite(guest, port, `${baseURL}/pravidla-hry?embed=true`, async ({ portal, received, sendToPortal }) => {
    const expectReceived = (message: Message) => expect.poll(received).toContainEqual(message)
    const banner = portal.getByRole('banner')
    await expect.poll(received).toEqual([{ type: 'FTNPortalRendered' }])
    await sendToPortal({ type: 'redirectURL', url: '/turnaje' })
    await expect.poll(() => addressInFrame(guest)).toBe('/turnaje')
    await sendToPortal({ type: 'redirectURL', url: 'https://zly.example/' })
    await sendToPortal({ type: 'openGame', gameCode: 'vlcia-hora' })
    await expect.poll(() => addressInFrame(guest)).toBe('/hra/vlcia-hora')

    await portal.getByRole('region', { name: 'Vaše súkromie' }).getByRole('button', { name: 'Len nevyhnutné' }).click()
    const dialog = portal.getByRole('dialog', { name: 'Prihlásenie' })
    await banner.getByRole('link', { name: 'Prihlásiť sa' }).click()
    await expect(dialog.getByLabel('Heslo', { exact: true })).toBeVisible()
    await expectReceived({ type: 'loginDialogVisibility', isOpen: true })
    await sendToPortal({ type: 'FTNCloseModal' })
    await expect(dialog).toHaveCount(0)
    await expectReceived({ type: 'loginDialogVisibility', isOpen: false })

    // A login in the portal's dialog.
    await banner.getByRole('link', { name: 'Prihlásiť sa' }).click()
    await dialog.getByLabel('Používateľské meno alebo e-mail').fill(username)
    await dialog.getByLabel('Heslo', { exact: true }).fill(password)
    await dialog.getByRole('button', { name: 'Prihlásiť sa', exact: true }).click()
    await expectReceived({ type: 'CASINO_LOGIN' })
    const playInfo = portal.getByRole('dialog', { name: 'Vaše hranie' })
    await playInfo.getByRole('button', { name: 'Zavrieť' }).click()
    await banner.getByRole('button', { name: 'Odhlásiť sa' }).click()
    await expectReceived({ type: 'loggedOut' })

    // A login on the site itself: the site reports only that it happened; the platform knows whose it is, and that this session was idle too long.
    expect((await guest.request.post(platformUrl('/login'), { data: { username, password } })).status()).toBe(200)
    await guest.route('**/platform/session', async (route) => {
      const response = await route.fetch()
      await route.fulfill({ response, json: { ...((await response.json()) as object), state: 'locked' } })
    })
    await sendToPortal({ type: 'CASINO_LOGIN' })
    await expectReceived({ type: 'loginValidation' })
    await guest.unroute('**/platform/session')
    await sendToPortal({ type: 'VIRTUALS_LOGIN' })
    await sendToPortal({ type: 'FTNCloseModal' })
    await playInfo.getByRole('button', { name: 'Zavrieť' }).click()
    await expect(portal.getByRole('button', { name: `Môj účet: ${username}` })).toBeVisible()
    // A login that an embedded app of another product reports in the portal's page.
    await guest.frames()[1]?.evaluate(() => window.postMessage({ type: 'VIRTUALS_LOGIN' }, location.origin))
    await expectReceived({ type: 'VIRTUALS_LOGIN' })
    await guest.frames()[1]?.evaluate(() => window.herna?.close())
    await expect.poll(async () => (await received()).at(-1)).toEqual({ type: 'FTNCloseModal' })
  })
})

test('a site that the operator does not allow cannot embed the portal (S5)', async ({ guest, baseURL }) => {
  await withSite(guest, await freePort(), `${baseURL}/pravidla-hry`, async ({ portal, received }) => {
    await expect.poll(() => guest.frames()[1]?.url()).toMatch(/^chrome-error:/)
    await expect(portal.getByRole('banner')).toHaveCount(0)
    expect(await received()).toEqual([])
  })
})

test('scripts in the page find, open and play games with window.herna [7.42]', async ({ guest }) => {
  await guest.goto('/pravidla-hry')
  await guest.waitForFunction(() => window.herna !== undefined)
  const found = await guest.evaluate(async () => {
    const herna = window.herna
    if (!herna) throw new Error('window.herna is missing')
    const [providers, categories, collections, jackpots, games, search] = await Promise.all([
      herna.providers(),
      herna.categories(),
      herna.collections(),
      herna.jackpots(),
      herna.games(),
      herna.search('vlcia hora'),
    ])
    const counts = [providers, categories, collections, jackpots].map(({ length }) => length > 0)
    return {
      counts,
      games: games.length,
      first: search.games[0],
      state: herna.auth.state,
      other: herna.navigate('https://zly.example/'),
    }
  })
  expect(found).toMatchObject({ counts: [true, true, true, true], state: 'guest', other: false })
  expect(found.games).toBeGreaterThan(1_000)
  expect(found.first).toMatchObject({ gameCode: 'vlcia-hora', name: 'Vlčia hora', hasDemo: true, address: '/hra/vlcia-hora' })
  await guest.evaluate(() => window.herna?.open('account'))
  await expect(guest.getByRole('dialog', { name: 'Prihlásenie' })).toBeVisible()
  await guest.evaluate(() => window.herna?.close())
  await expect(guest.getByRole('dialog')).toHaveCount(0)
  await guest.evaluate(() => window.herna?.play('vlcia-hora', 'demo'))
  await expect(guest).toHaveURL(/\/play\/vlcia-hora\/demo$/)
})
