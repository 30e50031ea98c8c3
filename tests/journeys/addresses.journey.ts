import { enterPreview, expect, SCREENS, test } from './guest.ts'

/** One URL of each page route that is not in `SCREENS`. */
const OTHER_PAGES = [
  '/kategorie/automaty',
  '/temy/egypt',
  '/jackpoty/styri-stity',
  '/bonusy/velke-ovocne-derby',
  '/kasino-zive/kategorie/zive-ruleta',
  '/uzivatel/moje-hry',
  '/uzivatel/oblubene',
  '/kasino-zive/uzivatel/moje-hry',
  '/kasino-zive/uzivatel/oblubene-zive',
  '/play/vlcia-hora/demo',
  '/play/vlcia-hora/real',
  '/vsetky-hry?strana=2',
  '/temy?zoradit=nazov',
]

test('every page’s title contains the brand', async ({ request }) => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  }
  for (const address of [...SCREENS.map(([, screen]) => screen), ...OTHER_PAGES]) {
    const title = /<title>([^<]*)<\/title>/.exec(await (await request.get(address, { headers })).text())?.[1]
    expect([address, title]).toEqual([address, expect.stringMatching(/^Herňa – .|. \| Herňa$/)])
  }
})

for (const [name, address] of SCREENS.filter(([name]) => name !== 'not found')) {
  test(`${name} opens at ${address} and, for editors, under /preview [2.1] [4.15]`, async ({ request }) => {
    expect((await request.get(address)).status()).toBe(200)
    await enterPreview(request)
    const preview = await request.get(`/preview${address === '/' ? '' : address}`)
    expect(preview.status()).toBe(200)
    expect(preview.headers()['cache-control']).toContain('no-store')
    expect(await preview.text()).toContain('noindex')
  })
}

test('a leading segment other than preview is not found, and the page shows the address [2.1] [5.1] [8.10]', async ({
  guest,
  request,
}) => {
  await enterPreview(request)
  for (const address of [
    '/draft',
    '/draft/temy',
    '/Preview',
    '/PREVIEW',
    '/Preview/temy',
    '/Preview/temy/nic',
    '/preview/preview',
    '/preview/preview/temy',
    '/published/vsetky-hry',
    '/nic',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
  await guest.goto('/draft/temy')
  await expect(guest.getByRole('heading', { level: 1 })).toHaveText('Túto stránku sme nenašli')
  await expect(guest.locator('code')).toHaveText('/draft/temy')
})

test('an unknown address, slug or game shows a not-found page that names it [2.25] [8.10] [8.11]', async ({ guest, request }) => {
  for (const address of [
    '/kategorie/nie-je',
    '/temy/nie-je',
    '/poskytovatelia/nie-je',
    '/jackpoty/nie-je',
    '/bonusy/nie-je',
    '/novinky/nie-je',
    '/hra/nie-je',
    '/kasino-zive/kategorie/nie-je',
  ]) {
    expect((await request.get(address)).status(), address).toBe(404)
  }
  await guest.goto('/temy/nie-je')
  await expect(guest.getByText('/temy/nie-je')).toBeVisible()
  await guest
    .getByRole('main')
    .getByRole('link', { name: /úvod|lobby|hern/i })
    .first()
    .click()
  await expect(guest).toHaveURL(/\/$/)
})

test('/vitazi redirects to the latest wins and keeps preview and query [2.3]', async ({ request }) => {
  const plain = await request.get('/vitazi?a=1', { maxRedirects: 0 })
  expect([301, 302, 307, 308]).toContain(plain.status())
  expect(plain.headers().location).toBe('/vitazi/posledne?a=1')
  await enterPreview(request)
  const preview = await request.get('/preview/vitazi', { maxRedirects: 0 })
  expect(preview.headers().location).toBe('/preview/vitazi/posledne')
})

test('an editor’s redirect enters preview and never leaves the portal [2.23] [S6]', async ({ request }) => {
  await enterPreview(request)
  const to = async (address: string) => (await request.get(address, { maxRedirects: 0 })).headers().location
  expect(await to('/redirect/Lobby')).toBe('/preview')
  expect(await to('/redirect/Provider/krivan')).toBe('/preview/poskytovatelia/krivan')
  expect(await to('/redirect/Game/vlcia-hora')).toBe('/preview/hra/vlcia-hora')
  for (const address of [
    '/redirect/Nothing',
    '/redirect/%2F%2Fevil.example',
    '/redirect/Provider/%2F%2Fevil.example',
    '/redirect/https:%2F%2Fevil.example',
  ]) {
    const response = await request.get(address, { maxRedirects: 0 })
    expect(response.headers().location ?? '', address).not.toMatch(/^(https?:)?\/\//)
  }
  expect((await request.get('/redirect/Nothing', { maxRedirects: 0 })).status()).toBe(404)
})

test('search engines get a sitemap of all public pages and are excluded from drafts', async ({ request, baseURL }) => {
  const robots = await (await request.get('/robots.txt')).text()
  expect(robots).toContain(`Sitemap: ${baseURL}/sitemap.xml`)
  expect(robots).toContain('Disallow: /preview')
  const index = await (await request.get('/sitemap.xml')).text()
  const parts = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address as string)
  const pages = parts.some((part) => part.endsWith('.xml'))
    ? (await Promise.all(parts.map(async (part) => (await request.get(part)).text()))).join('')
    : index
  expect(pages).toContain(`<loc>${baseURL}/hra/vlcia-hora</loc>`)
  expect(pages.match(/<loc>/g)?.length).toBeGreaterThan(2000)
  expect(pages).not.toContain('/preview')
})
