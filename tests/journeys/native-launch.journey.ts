import type { APIRequestContext, Browser, Page, Request } from 'playwright/test'
import { expect, test } from './guest.ts'
import { platformUrl, registerPlayer } from './player.ts'

const USERNAME = 'hrac'

/** The credentials of a native shell: the name and a one-time token valid for a minute. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const login = await request.post(platformUrl('/login'), { data: { username: USERNAME, password: 'Skusobna-Jazda-7' } })
  expect(login.status(), await login.text()).toBe(200)
  const { temporaryToken } = (await (await request.post(platformUrl('/temporary-token'))).json()) as { temporaryToken: string }
  return temporaryToken
}

test('a native launch logs in once, and its credentials appear in no address, Referer, history, storage or event [1.11] [4.16] [4.4] [S7] (S17)', async ({
  browser,
  request,
  baseURL,
}) => {
  const token = await tokenOf(request)
  const launch = `/vsetky-hry?nativeapp=1&strana=2&username=${USERNAME}&token=${token}`
  const shell = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await shell.newPage()
  const requests: Request[] = []
  const consoleMessages: string[] = []
  page.on('request', (request) => requests.push(request))
  page.on('console', (message) => consoleMessages.push(message.text()))
  const exchanged = page.waitForResponse((response) => response.url().endsWith('/platform/login/native'))
  await page.goto(launch)
  expect((await exchanged).status()).toBe(200)
  await expect(page).toHaveURL(/\/vsetky-hry\?nativeapp=1&strana=2$/)
  await expect.poll(async () => (await shell.cookies()).some(({ name }) => name.endsWith('herna-platform'))).toBe(true)
  await page.waitForLoadState('load')

  const first = requests.findIndex((request) => request.url().includes(token))
  expect(first).toBe(0)
  for (const request of requests.slice(1)) {
    const headers = await request.allHeaders()
    expect(request.url()).not.toContain(token)
    expect(headers.referer ?? '', request.url()).not.toMatch(new RegExp(`${token}|username=`))
    // The token is sent only to the call that exchanges it.
    if ((request.postData() ?? '').includes(token)) expect(request.url()).toMatch(/\/platform\/login\/native$/)
  }
  const pageState = await page.evaluate(() =>
    JSON.stringify({
      address: location.href,
      referrer: document.referrer,
      state: history.state as unknown,
      cookies: document.cookie,
      local: Object.fromEntries(Object.entries(localStorage)),
      session: Object.fromEntries(Object.entries(sessionStorage)),
      events: (window as unknown as { dataLayer?: unknown[] }).dataLayer ?? [],
      entries: performance
        .getEntries()
        .map(({ name }) => name)
        .filter((name) => !name.includes('username=')),
      page: document.documentElement.outerHTML,
    }),
  )
  expect(pageState).not.toContain(token)
  expect(consoleMessages.join('\n')).not.toContain(token)
  expect((await shell.cookies()).map(({ name }) => name)).not.toContain('native-launch')

  // The tab stays in native mode although the URL no longer contains the parameter [4.16].
  await page.goto('/')
  await expect(page.getByText(USERNAME).first()).toBeAttached()
  expect(await page.evaluate(() => sessionStorage.getItem('herna-shell'))).toBe('nativeapp=1')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shell.close()

  // A leaked token is useless afterwards.
  const otherContext = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await otherContext.newPage()
  const refused = other.waitForResponse((response) => response.url().endsWith('/platform/login/native'))
  await other.goto(launch)
  expect((await refused).status()).toBe(401)
  expect((await otherContext.cookies()).some(({ name }) => name.endsWith('herna-platform'))).toBe(false)
  await otherContext.close()
})

/** A page with another player already logged in, by cookies only. */
async function openAsOtherPlayer(browser: Browser, baseURL: string | undefined): Promise<{ page: Page; username: string }> {
  const context = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await context.newPage()
  const { username, password } = await registerPlayer(page)
  const login = await page.request.post(platformUrl('/login'), { data: { username, password } })
  expect(login.status(), await login.text()).toBe(200)
  return { page, username }
}
const currentUsername = async (page: Page): Promise<unknown> =>
  ((await (await page.request.get(platformUrl('/session'))).json()) as { username: unknown }).username

test('another site cannot log its visitor in as another player: credentials in its links are not used (S8)', async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, username } = await openAsOtherPlayer(browser, baseURL)
  const token = await tokenOf(request)
  const exchanges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/login/native')) exchanges.push(request.url())
  })
  await page.route('https://zly.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<script>location.href = '${baseURL}/pravidla-hry?nativeapp=1&username=${USERNAME}&token=${token}'</script>`,
    }),
  )
  await page.goto('https://zly.example/')
  await expect(page).toHaveURL(/\/pravidla-hry\?nativeapp=1$/)
  await page.waitForLoadState('load')
  await expect.poll(() => page.evaluate(() => document.cookie)).not.toContain('native-launch')
  expect([exchanges, await currentUsername(page)]).toEqual([[], username])
  await page.context().close()
})

test('a native launch asks before it logs another player out: declining keeps the session, agreeing replaces it', async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, username } = await openAsOtherPlayer(browser, baseURL)
  for (const agrees of [false, true]) {
    await page.goto(`/pravidla-hry?nativeapp=1&username=${USERNAME}&token=${await tokenOf(request)}`)
    const question = page.getByRole('dialog', { name: 'Prihlásiť iného hráča?' })
    await expect(question).toContainText(USERNAME)
    expect(await currentUsername(page)).toBe(username)
    if (agrees) await question.getByRole('button', { name: 'Prihlásiť iného hráča' }).click()
    else await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page.getByText(agrees ? USERNAME : username, { exact: true }).first()).toBeAttached()
    expect(await currentUsername(page)).toBe(agrees ? USERNAME : username)
  }
  await page.context().close()
})

test('no personal data of a player appear in a tracking event or in a requested URL (S17)', async ({ page }) => {
  const person = await registerPlayer(page)
  const { username, email, password, birthNumber, birthDate } = person
  expect((await page.request.post(platformUrl('/login'), { data: { username, password, rememberMe: 1 } })).status()).toBe(200)
  const requestedUrls: string[] = []
  page.on('request', (request) => {
    requestedUrls.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
  })
  for (const path of ['/', '/vsetky-hry']) {
    await page.goto(path)
    // Nobody touches the page, so it starts some seconds after it has settled (docs/decisions/0089).
    await expect(page.getByText(username).first()).toBeAttached({ timeout: 30_000 })
  }
  const trackedEvents = () =>
    page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []))
  // At least the consent signals, because an empty data layer would prove nothing. They are sent when the page is idle.
  await expect.poll(trackedEvents).toContain('consent')
  const events = await trackedEvents()
  for (const fact of [username, email, password, birthNumber, birthNumber.replace('/', ''), birthDate]) {
    expect(events).not.toContain(fact)
    expect(requestedUrls.filter((request) => request.includes(fact) || request.includes(encodeURIComponent(fact)))).toEqual([])
  }
})
