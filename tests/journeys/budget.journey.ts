import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from './guest.ts'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const brotliSize = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

test('the lobby hydrates with at most 130 kB of compressed JavaScript: the scripts named in its HTML and no others [P4]', async ({
  page,
  request,
}, info) => {
  const html = await (await request.get('/', { headers: BROWSER })).text()
  const namedScripts = new Set([...html.matchAll(/\/assets\/[\w.-]+\.js/g)].map(([path]) => path))
  const loadedScripts: string[] = []
  await page.route('**/assets/*.js', (route) => {
    const { pathname } = new URL(route.request().url())
    if (!namedScripts.has(pathname)) return route.abort()
    loadedScripts.push(pathname)
    return route.continue()
  })
  await page.goto('/')
  const theme = page.getByRole('button', { name: /Režim zobrazenia/ }).first()
  const initialLabel = await theme.getAttribute('aria-label')
  await expect(async () => {
    await theme.click()
    expect(await theme.getAttribute('aria-label')).not.toBe(initialLabel)
  }).toPass()
  const sizes = await Promise.all(
    [...new Set(loadedScripts)].map(async (path) => [path, brotliSize(await (await request.get(path)).body())] as const),
  )
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  info.annotations.push({ type: 'bytes', description: `${total}: ${sizes.map(([path, size]) => `${path} ${size}`).join(', ')}` })
  expect(total).toBeGreaterThan(50_000)
  expect(total).toBeLessThanOrEqual(130_000)
})

test('search, filters, details, the account and the list of games are loaded only when used [P4]', async ({ guest }) => {
  const scripts: string[] = []
  guest.on('request', (request) => request.resourceType() === 'script' && scripts.push(request.url()))
  await guest.goto('/', { waitUntil: 'networkidle' })
  expect(
    scripts.filter((url) =>
      /panel|catalogue|member-area|session-layer|protection-layer|\/login-dialog|my-account|recommend/.test(url),
    ),
  ).toEqual([])
})

test('the lobby’s HTML is at most 25 kB compressed [P5]', async ({ request }) => {
  const page = await (await request.get('/', { headers: BROWSER })).body()
  expect(page.length).toBeGreaterThan(50_000)
  expect(brotliSize(page)).toBeLessThanOrEqual(25_000)
})
