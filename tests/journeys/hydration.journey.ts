import { brotliCompressSync } from 'node:zlib'
import type { Page, Route } from 'playwright/test'
import { holdIdleStart } from './first-load.ts'
import { expect, leaveUntouched, test } from './guest.ts'
import { logInAs } from './player.ts'

/** Fields of the object schemas that a guest's page may construct: replies it reads, nothing of a player's. */
const GUEST_SCHEMAS = [
  // The platform's scripts and the session that the identity service found.
  'login.js,identity.js',
  'path,integrity',
  'cookieExists,state,username,pendingSteps,startedAt,validUntil,rememberMeExists,serverTime',
  // Jackpot amounts and their levels.
  'serverTime,age,jackpots',
  'amount,from,since',
  // The latest wins.
  'id,game,player,amount,wonAt,jackpot',
  'code,name,version',
  // An embedded app that is mounted.
  'app,builtAt,js,css',
  'file,integrity',
  // The operator's messages.
  'id,start,end,priority,target,tone,text,link',
  'label,href',
]

/** Records the object schemas that the page constructs: zod defines the property `_zod` of each. */
async function recordSchemas(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shapes = new Set<string>()
    Object.assign(window, { constructedShapes: shapes })
    const { defineProperty } = Object
    Object.defineProperty = (target, name, descriptor) => {
      const shape = name === '_zod' && (descriptor.value as { def: { shape?: object } }).def.shape
      if (shape) shapes.add(Object.keys(shape).join())
      return defineProperty(target, name, descriptor)
    }
  })
  return () => page.evaluate(() => [...(window as unknown as { constructedShapes: Set<string> }).constructedShapes])
}

/** Opens the page and waits until it knows that nobody is logged in and has the jackpots' amounts. */
async function openAsGuest(page: Page): Promise<void> {
  const replies = ['/platform/session', '/jackpoty/sumy.json'].map((path) =>
    page.waitForResponse((response) => new URL(response.url()).pathname === path),
  )
  await page.goto('/')
  await Promise.all(replies)
  await page.waitForLoadState('networkidle')
}

test('after hydration a guest’s page requests at most nine scripts of the portal, 43.5 kB compressed [P3]', async ({
  guest,
  request,
  baseURL,
}, info) => {
  const named = await (await request.get('/')).text()
  const later = new Set<string>()
  guest.on('request', (sent) => {
    const { origin, pathname } = new URL(sent.url())
    if (sent.resourceType() === 'script' && origin === baseURL && !named.includes(pathname)) later.add(pathname)
  })
  await openAsGuest(guest)
  const bodies = await Promise.all([...later].map(async (path) => (await request.get(path)).body()))
  const sizes = bodies.map((body) => brotliCompressSync(body).length)
  info.annotations.push({ type: 'scripts', description: [...later].map((path, index) => `${path} ${sizes[index]}`).join(', ') })
  expect(later.size).toBeGreaterThan(0)
  expect(later.size).toBeLessThanOrEqual(9)
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(43_500)
})

test('a guest’s page constructs only the schemas of the replies it reads [P3]', async ({ guest, browserErrors }) => {
  const constructedSchemas = await recordSchemas(guest)
  await openAsGuest(guest)
  const shapes = await constructedSchemas()
  expect(shapes).toEqual(expect.arrayContaining(GUEST_SCHEMAS.slice(0, 4)))
  expect(shapes.filter((shape) => !GUEST_SCHEMAS.includes(shape))).toEqual([])
  expect(browserErrors).toEqual([])
})

/** Holds back or fails the portal's scripts, and opens a list. */
async function openListWithoutScripts(page: Page, answer: (route: Route) => Promise<void>): Promise<void> {
  await page.route(/\/assets\/[^/]*\.js$/, answer)
  await page.goto('/vsetky-hry', { waitUntil: 'commit' })
}
const filterButton = (page: Page) => page.getByRole('button', { name: /^Filtre/ })
const searchButton = (page: Page) => page.getByRole('button', { name: /Hľadať hru/ })
const loginLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Prihlásiť sa' })

for (const [name, control, dialog] of [
  ['a button of a form', filterButton, 'Filtre'],
  ['a button of the header', searchButton, 'Hľadanie'],
  ['the login link', loginLink, 'Prihlásenie'],
] as const) {
  test(`a click on ${name} before the page is hydrated counts once the scripts have arrived [9.12]`, async ({ guest }) => {
    let release = () => {}
    const released = new Promise<void>((resolve) => (release = resolve))
    await openListWithoutScripts(guest, async (route) => {
      await released
      await route.continue()
    })
    await control(guest).click()
    await expect(guest.getByRole('dialog')).toHaveCount(0)
    release()
    await expect(guest.getByRole('dialog', { name: dialog })).toBeVisible()
    await expect(guest).toHaveURL(/\/vsetky-hry$/)
  })
}

test('when the scripts fail to load, the filter button opens the filters as a form after a few seconds', async ({ guest }) => {
  await openListWithoutScripts(guest, (route) => route.abort())
  await filterButton(guest).click()
  await expect(guest).toHaveURL(/\/vsetky-hry\?.*filtre=1/)
  await expect(guest.getByRole('form', { name: 'Filtre' })).toBeVisible()
})

test('when the scripts fail to load, the login link leads to the page about accounts after a few seconds', async ({ guest }) => {
  await openListWithoutScripts(guest, (route) => route.abort())
  await loginLink(guest).click()
  await expect(guest).toHaveURL(/\/novinky\/ucet$/)
})

test('a guest who only watches the live lobby gets live tables: the page starts by itself, some seconds after it has settled', async ({
  guest,
}) => {
  leaveUntouched(guest.context())
  const called: string[] = []
  guest.on('request', (sent) => called.push(new URL(sent.url()).pathname))
  await guest.goto('/kasino-zive', { waitUntil: 'networkidle' })
  expect(called.filter((path) => /^\/(live|platform|gateway)\//.test(path))).toEqual([])
  expect(await guest.locator('html').getAttribute('data-hydrated')).toBeNull()
  await expect.poll(() => called.some((path) => path.startsWith('/live/hub')), { timeout: 30_000 }).toBe(true)
  await expect(guest.locator('html')).toHaveAttribute('data-hydrated')
})

test('a returning player who does nothing sees the balance before the page has started, and never a guest’s links; the account opens with a press on it [4.1] [7.21]', async ({
  guest,
}) => {
  leaveUntouched(guest.context())
  await guest.goto('/')
  await logInAs(guest, 'hrac')
  const called: string[] = []
  guest.on('request', (sent) => called.push(new URL(sent.url()).pathname))
  await holdIdleStart(guest)
  await guest.goto('/', { waitUntil: 'commit' })
  const header = guest.getByRole('banner')
  const texts = await watchTexts(guest)
  await expect(header.getByText(/^1\s000,00\s€$/)).toBeVisible()
  expect(await guest.locator('html').getAttribute('data-hydrated')).toBeNull()
  expect(called.filter((path) => path.startsWith('/platform/'))).toEqual([])
  await header.getByRole('button', { name: 'Môj účet' }).click()
  await expect(guest.getByRole('dialog', { name: 'Môj účet' })).toBeVisible()
  const shown = await texts()
  expect(shown.length).toBeGreaterThan(1)
  expect(shown.filter((text) => text.includes('Prihlásiť'))).toEqual([])
  // Once shown, the amount is in every frame.
  expect(shown.slice(shown.findIndex((text) => text.includes('000,00'))).filter((text) => !text.includes('000,00'))).toEqual([])
})

for (const address of ['/', '/hra/vlcia-hora'])
  test(`a guest who does nothing on ${address} sees the amount of the jackpot before the page has started; the started page goes on with it [4.26]`, async ({
    guest,
    browserErrors,
  }) => {
    leaveUntouched(guest.context())
    await holdIdleStart(guest)
    let euros = 1_111
    await guest.route('/jackpoty/sumy.json', async (route) => {
      const reply = (await (await route.fetch()).json()) as { jackpots: Record<string, object[]> }
      const levels = [{ amount: euros * 100, from: euros * 100, since: 0 }]
      const jackpots = Object.fromEntries(Object.keys(reply.jackpots).map((id) => [id, levels]))
      await route.fulfill({ json: { ...reply, jackpots } })
    })
    await guest.route(/\/assets\/(?!early-amounts-)[\w.-]+\.js/, (route) => route.abort())
    await guest.goto(address)
    const amount = guest.locator('main [data-script]').first()
    await expect(amount).toHaveText(/^1\s111,00\s€$/)

    await guest.unroute(/\/assets\/(?!early-amounts-)[\w.-]+\.js/)
    browserErrors.length = 0
    await guest.goto(address)
    await expect(amount).toHaveText(/^1\s111,00\s€$/)
    euros = 2_222
    await guest.mouse.move(200, 200)
    await expect(amount).toHaveText(/^2\s222,00\s€$/)
    expect(browserErrors).toEqual([])
  })

/** Records what the header shows, frame by frame. */
async function watchTexts(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const texts: string[] = []
    Object.assign(window, { headerTexts: texts })
    const record = () => {
      const text = document.querySelector('header')?.innerText ?? ''
      if (texts.at(-1) !== text) texts.push(text)
      requestAnimationFrame(record)
    }
    record()
  })
  return () => page.evaluate(() => (window as unknown as { headerTexts: string[] }).headerTexts)
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 412, height: 823 }, hasTouch: true, isMobile: true })

  test('the first touch of a page is a tap on a game: its details open over the page', async ({ guest }) => {
    leaveUntouched(guest.context())
    await guest.goto('/', { waitUntil: 'networkidle' })
    expect(await guest.locator('html').getAttribute('data-hydrated')).toBeNull()
    await guest.locator('main [data-game]').first().tap()
    // The page of a game has no dialog.
    await expect(guest.getByRole('dialog', { name: /^O hre/ })).toBeVisible()
  })
})

const PAGES = ['/', '/kasino-zive', '/vsetky-hry', '/hra/vlcia-hora']

test(`hydrating ${PAGES.join(', ')} constructs no formatter of numbers, dates or plurals [P3]`, async ({ guest }) => {
  await guest.addInitScript(() => {
    const constructed: string[] = []
    Object.assign(window, { constructedFormatters: constructed })
    const counted = (name: string, constructor: object) =>
      new Proxy(constructor, {
        construct(target, parameters, newTarget) {
          constructed.push(`${name} ${new Error('constructed here').stack}`)
          return Reflect.construct(target as typeof Object, parameters, newTarget) as object
        },
      })
    for (const name of ['NumberFormat', 'DateTimeFormat', 'PluralRules', 'RelativeTimeFormat', 'ListFormat'] as const)
      Object.assign(Intl, { [name]: counted(name, Intl[name]) })
  })
  const constructedFormatters = () =>
    guest.evaluate(() => (window as unknown as { constructedFormatters: string[] }).constructedFormatters)
  // Live tables arrive after hydration; when a table opens is formatted then.
  await guest.route('**/live/hub/**', (route) => route.abort())
  for (const path of PAGES) {
    await guest.goto(path, { waitUntil: 'networkidle' })
    expect(await constructedFormatters(), path).toEqual([])
  }
  // The count works: one more is seen.
  await guest.evaluate(() => new Intl.NumberFormat('sk-SK').format(1))
  expect(await constructedFormatters()).toHaveLength(1)
})
