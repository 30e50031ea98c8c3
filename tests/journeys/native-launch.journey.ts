import type { APIRequestContext, Browser, Page, Request } from 'playwright/test'
import { expect, test } from './guest.ts'
import { platformUrl, registerPlayer } from './player.ts'

const USERNAME = 'hrac'

/** What a native shell holds: the name and a token of one minute that works once. */
async function tokenOf(request: APIRequestContext): Promise<string> {
  const login = await request.post(platformUrl('/login'), { data: { username: USERNAME, password: 'Skusobna-Jazda-7' } })
  expect(login.status(), await login.text()).toBe(200)
  const { temporaryToken } = (await (await request.post(platformUrl('/temporary-token'))).json()) as { temporaryToken: string }
  return temporaryToken
}

test('a native launch logs in once, and its credentials stand in no address, Referer, history, storage or event [4.16] [4.4] [S7] (S17)', async ({
  browser,
  request,
  baseURL,
}) => {
  const token = await tokenOf(request)
  const launch = `/vsetky-hry?nativeapp=1&strana=2&username=${USERNAME}&token=${token}`
  const shell = await browser.newContext(baseURL ? { baseURL } : {})
  const page = await shell.newPage()
  const sent: Request[] = []
  const said: string[] = []
  page.on('request', (each) => sent.push(each))
  page.on('console', (message) => said.push(message.text()))
  const exchanged = page.waitForResponse((answer) => answer.url().endsWith('/platform/login/native'))
  await page.goto(launch)
  expect((await exchanged).status()).toBe(200)
  await expect(page).toHaveURL(/\/vsetky-hry\?nativeapp=1&strana=2$/)
  await expect.poll(async () => (await shell.cookies()).some(({ name }) => name.endsWith('herna-platform'))).toBe(true)
  await page.waitForLoadState('load')

  const first = sent.findIndex((each) => each.url().includes(token))
  expect(first).toBe(0)
  for (const each of sent.slice(1)) {
    const headers = await each.allHeaders()
    expect(each.url()).not.toContain(token)
    expect(headers.referer ?? '', each.url()).not.toMatch(new RegExp(`${token}|username=`))
    // The token goes to the one call that exchanges it, and to nobody else.
    if ((each.postData() ?? '').includes(token)) expect(each.url()).toMatch(/\/platform\/login\/native$/)
  }
  const left = await page.evaluate(() =>
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
  expect(left).not.toContain(token)
  expect(said.join('\n')).not.toContain(token)
  expect((await shell.cookies()).map(({ name }) => name)).not.toContain('native-launch')

  // Native mode stays with the tab where an address no longer says it [4.16].
  await page.goto('/')
  await expect(page.getByText(USERNAME).first()).toBeAttached()
  expect(await page.evaluate(() => sessionStorage.getItem('herna-shell'))).toBe('nativeapp=1')
  await expect(page.getByRole('timer')).toHaveCount(0)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await shell.close()

  // Found somewhere all the same, it opens nothing.
  const thief = await browser.newContext(baseURL ? { baseURL } : {})
  const other = await thief.newPage()
  const refused = other.waitForResponse((answer) => answer.url().endsWith('/platform/login/native'))
  await other.goto(launch)
  expect((await refused).status()).toBe(401)
  expect((await thief.cookies()).some(({ name }) => name.endsWith('herna-platform'))).toBe(false)
  await thief.close()
})

/** Somebody is in here already, by cookies alone. */
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

test('another site cannot log its visitor in as somebody else: credentials it leads to are used by nobody (S8)', async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, username } = await openAsOtherPlayer(browser, baseURL)
  const token = await tokenOf(request)
  const exchanges: string[] = []
  page.on('request', (each) => {
    if (each.url().endsWith('/login/native')) exchanges.push(each.url())
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

test('a native launch asks before another player is logged out: who declines stays in, who agrees is the other', async ({
  browser,
  request,
  baseURL,
}) => {
  const { page, username } = await openAsOtherPlayer(browser, baseURL)
  for (const agreed of [false, true]) {
    await page.goto(`/pravidla-hry?nativeapp=1&username=${USERNAME}&token=${await tokenOf(request)}`)
    const question = page.getByRole('dialog', { name: 'Prihlásiť iného hráča?' })
    await expect(question).toContainText(USERNAME)
    expect(await currentUsername(page)).toBe(username)
    if (agreed) await question.getByRole('button', { name: 'Prihlásiť iného hráča' }).click()
    else await page.keyboard.press('Escape')
    await expect(question).toHaveCount(0)
    await expect(page.getByText(agreed ? USERNAME : username, { exact: true }).first()).toBeAttached()
    expect(await currentUsername(page)).toBe(agreed ? USERNAME : username)
  }
  await page.context().close()
})

test('nothing personal of a player stands in a tracking event, nor in any address that a page of theirs asks for (S17)', async ({
  page,
}) => {
  const person = await registerPlayer(page)
  const { username, email, password, birthNumber, birthDate } = person
  expect((await page.request.post(platformUrl('/login'), { data: { username, password, rememberMe: 1 } })).status()).toBe(200)
  const asked: string[] = []
  page.on('request', (request) => {
    asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`)
  })
  await page.goto('/')
  await expect(page.getByText(username).first()).toBeAttached()
  await page.goto('/vsetky-hry')
  await expect(page.getByText(username).first()).toBeAttached()
  const told = () => page.evaluate(() => JSON.stringify((window as unknown as { dataLayer?: unknown[] }).dataLayer ?? []))
  // The signals of consent at least: a silent data layer would prove nothing. They come when the page is at rest.
  await expect.poll(told).toContain('consent')
  const events = await told()
  for (const fact of [username, email, password, birthNumber, birthNumber.replace('/', ''), birthDate]) {
    expect(events).not.toContain(fact)
    expect(asked.filter((each) => each.includes(fact) || each.includes(encodeURIComponent(fact)))).toEqual([])
  }
})
