import { enterPreview, expect, SCREENS, test } from './guest.ts'

/** The page that each path shows, by its title. */
const TITLES: Record<string, string> = {
  '/': 'Herňa – kasíno s hracími peniazmi',
  '/vsetky-hry': 'Všetky hry | Herňa',
  '/vsetky-hry?strana=2': 'Všetky hry – 2. strana | Herňa',
  '/kategorie/automaty': 'Automaty | Herňa',
  '/temy': 'Témy hier | Herňa',
  '/temy?zoradit=nazov': 'Témy hier | Herňa',
  '/temy/egypt': 'Egypt | Herňa',
  '/poskytovatelia': 'Poskytovatelia hier | Herňa',
  '/poskytovatelia/krivan': 'Kriváň Games | Herňa',
  '/jackpoty': 'Jackpoty | Herňa',
  '/jackpoty/styri-stity': 'Štyri štíty | Herňa',
  '/hra/vlcia-hora': 'Vlčia hora – Kriváň Games | Herňa',
  '/play/vlcia-hora/demo': 'Vlčia hora – demo | Herňa',
  '/play/vlcia-hora/real': 'Vlčia hora | Herňa',
  '/uzivatel/moje-hry': 'Moje hry | Herňa',
  '/uzivatel/oblubene': 'Obľúbené | Herňa',
  '/kasino-zive': 'Kasíno naživo | Herňa',
  '/kasino-zive/vsetky-hry': 'Všetky hry | Herňa',
  '/kasino-zive/kategorie/zive-ruleta': 'Ruleta | Herňa',
  '/kasino-zive/uzivatel/moje-hry': 'Moje živé stoly | Herňa',
  '/kasino-zive/uzivatel/oblubene-zive': 'Obľúbené stoly | Herňa',
  '/vitazi/posledne': 'Posledné výhry – Víťazi | Herňa',
  '/vitazi/jackpot': 'Vyhraté jackpoty – Víťazi | Herňa',
  '/vitazi/salona-slavy': 'Sieň slávy – Víťazi | Herňa',
  '/bonusy': 'Bonusy a akcie | Herňa',
  '/bonusy/velke-ovocne-derby': 'Veľké ovocné derby | Herňa',
  '/turnaje': 'Turnaje | Herňa',
  '/pravidla-hry': 'Pravidlá hier | Herňa',
  '/novinky/ucet': 'Prihlásenie a registrácia | Herňa',
}

test('every path shows its page, whose title names the brand [2.2] [2.3] [2.4] [2.5] [2.6] [2.7] [2.8] [2.9] [2.10] [2.11] [2.12] [2.13] [2.14] [2.15] [2.16] [2.17] [2.18] [2.19] [2.20] [2.21] [2.22]', async ({
  request,
}) => {
  const headers = {
    'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
  }
  const titleOf = async (address: string) =>
    /<title>([^<]*)<\/title>/.exec(await (await request.get(address, { headers })).text())?.[1]
  for (const [address, title] of Object.entries(TITLES)) expect([address, await titleOf(address)]).toEqual([address, title])
  expect(await titleOf('/nic-take-tu-nie-je')).toBe('Túto stránku sme nenašli | Herňa')
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
