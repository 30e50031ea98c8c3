import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from './guest.ts'

const BROWSER = {
  'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
}
const packed = (bytes: Buffer) =>
  brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } }).length

test('the lobby comes to life with at most 130 kB of packed JavaScript; search, filters and details wait until they are used [P4]', async ({
  guest,
  request,
}, info) => {
  const scripts: string[] = []
  guest.on('request', (asked) => asked.resourceType() === 'script' && scripts.push(asked.url()))
  await guest.goto('/', { waitUntil: 'networkidle' })
  const sizes = await Promise.all(
    [...new Set(scripts)].map(async (url) => [new URL(url).pathname, packed(await (await request.get(url)).body())] as const),
  )
  const total = sizes.reduce((sum, [, size]) => sum + size, 0)
  info.annotations.push({ type: 'bytes', description: `${total}: ${sizes.map(([path, size]) => `${path} ${size}`).join(', ')}` })
  expect(scripts.some((url) => /panel|catalogue/.test(url))).toBe(false)
  expect(total).toBeLessThanOrEqual(130_000)
})

test('the page of the lobby is at most 25 kB packed [P5]', async ({ request }) => {
  const page = await (await request.get('/', { headers: BROWSER })).body()
  expect(page.length).toBeGreaterThan(50_000)
  expect(packed(page)).toBeLessThanOrEqual(25_000)
})
