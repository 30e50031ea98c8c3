import { refuseCookies } from './player.ts'
import { EDITOR_TOKEN } from './running-product.ts'
import { enterPreview, expect, test } from './guest.ts'

const ANDROID =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/149.0.0.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

// These tests change content, so they run serially.
test.describe.configure({ mode: 'serial' })

test('a change of content is visible to guests within 5 seconds, and a draft only in preview [4.15] [3.4]', async ({
  request,
}) => {
  const content = process.env.HERNA_JOURNEYS_CONTENT
  const [category] = (await (await request.get(`${content}/categories`)).json()) as {
    id: string
    slug: string
    title: string
    lobby: string
    type: string
  }[]
  if (!category) throw new Error('the default catalogue has no category')
  const put = (status: string, title: string) =>
    request.put(`${content}/edit/categories/${category.id}?locale=sk-SK&status=${status}`, {
      headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
      data: { ...category, title },
    })
  const address = `${category.lobby === 'Live' ? '/kasino-zive' : ''}/kategorie/${category.slug}`

  await enterPreview(request)
  expect((await put('Draft', 'Rozpísaný názov')).ok()).toBe(true)
  await expect.poll(async () => (await request.get(`/preview${address}`)).text(), { timeout: 5000 }).toContain('Rozpísaný názov')
  expect(await (await request.get(address)).text()).not.toContain('Rozpísaný názov')

  expect((await put('Published', 'Zverejnený názov')).ok()).toBe(true)
  await expect.poll(async () => (await request.get(address)).text(), { timeout: 5000 }).toContain('Zverejnený názov')
  expect((await put('Published', category.title)).ok()).toBe(true)
})

test('the banner of the operator’s app, once published, is on a listed phone until it is closed or followed, and nowhere else [2.37] [6.9] [9.2]', async ({
  request,
  browser,
}) => {
  const content = process.env.HERNA_JOURNEYS_CONTENT
  const publish = async (data: object) => {
    const headers = { authorization: `Bearer ${EDITOR_TOKEN}` }
    const reply = await request.put(`${content}/edit/webGlobal/default?locale=sk-SK&status=Published`, { headers, data })
    expect(reply.ok(), await reply.text()).toBe(true)
  }
  const former = await (await request.get(`${content}/cms-client/configuration/web_global`)).json()
  const stores = { Android: 'https://play.example/herna', iOS: 'https://apps.example/herna' }
  await publish({ ...former, appBanner: { systems: ['Android', 'iOS'], stores, image: null } })
  const visit = async (userAgent: string | undefined, address = '/pravidla-hry') => {
    const viewport = { width: 360, height: 800 }
    const context = await browser.newContext({ ...(userAgent ? { userAgent } : {}), viewport, isMobile: true, hasTouch: true })
    const page = await context.newPage()
    await page.goto(`${process.env.HERNA_JOURNEYS_ORIGIN}${address}`)
    // One at a time: the question about cookies and the message of the default content come first. A native view has neither.
    if (!address.includes('nativeapp')) {
      await refuseCookies(page)
      await page.getByRole('button', { name: 'Zavrieť oznam' }).click()
    }
    return { context, page, banner: page.getByRole('complementary', { name: 'Mobilná aplikácia' }) }
  }
  const dismissal = async (from: Awaited<ReturnType<typeof visit>>) => {
    const cookie = (await from.context.cookies()).find(({ name }) => name === 'native-banner')
    return cookie && Math.round((cookie.expires - Date.now() / 1000) / 86_400)
  }
  try {
    const android = await visit(ANDROID)
    await expect(android.banner).toContainText('Aplikácia v Google Play')
    await expect(android.banner.getByRole('link', { name: 'Zobraziť' })).toHaveAttribute('href', stores.Android)
    expect(await dismissal(android)).toBeUndefined()
    await android.banner.getByRole('button', { name: 'Zavrieť ponuku aplikácie' }).click()
    await expect(android.banner).toHaveCount(0)
    expect(await dismissal(android)).toBe(30)
    await android.page.reload()
    await android.page.waitForLoadState('networkidle')
    await expect(android.banner).toHaveCount(0)

    const iphone = await visit(IPHONE)
    await iphone.page.route(`${stores.iOS}*`, (route) => route.fulfill({ body: 'App Store' }))
    await iphone.banner.getByRole('link', { name: 'Zobraziť' }).click()
    await expect(iphone.page.getByText('App Store')).toBeVisible()
    expect(await dismissal(iphone)).toBe(30)

    for (const [userAgent, address] of [
      [undefined, '/pravidla-hry'],
      [ANDROID, '/pravidla-hry?embed=true'],
      [ANDROID, '/pravidla-hry?nativeapp=1'],
    ] as const) {
      const other = await visit(userAgent, address)
      await other.page.waitForLoadState('networkidle')
      await expect(other.banner, `${userAgent} ${address}`).toHaveCount(0)
      await other.context.close()
    }
  } finally {
    await publish(former)
  }
})
