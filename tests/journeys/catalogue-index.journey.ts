import { EDITOR_TOKEN } from './running-product.ts'
import { enterPreview, expect, test } from './guest.ts'

// These change content, so they run one after the other.
test.describe.configure({ mode: 'serial' })

/** The address of the catalogue file that a page carries for its browser. */
const catalogueUrlIn = (html: string): string => {
  const fingerprint = /catalogue\\?",\\?"([\w-]{20})\\?"/.exec(html)?.[1]
  if (!fingerprint) throw new Error('the page carries no address of the catalogue')
  return `/katalog/${fingerprint}.json`
}

test('pages carry the address of a catalogue that is kept for good, and never the catalogue itself', async ({ request }) => {
  const pages = await Promise.all(['/', '/vsetky-hry', '/hra/vlcia-hora'].map(async (page) => (await request.get(page)).text()))
  const addresses = new Set(pages.map(catalogueUrlIn))
  expect(addresses.size).toBe(1)
  const answer = await request.get([...addresses][0] as string)
  expect(answer.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const { size, names } = (await answer.json()) as { size: number; names: string }
  expect(names.split('\n')).toHaveLength(size)
  const named = names.split('\n').filter((name) => pages.every((page) => page.includes(name)))
  expect(named.length).toBeLessThan(size / 10)
})

test('a change of content is a new file under a new address, and a page from before still gets a catalogue', async ({
  request,
}) => {
  const content = process.env.HERNA_JOURNEYS_CONTENT
  const collections = (await (await request.get(`${content}/collections`)).json()) as { id: string; title: string }[]
  const collection = collections.at(-1)
  if (!collection) throw new Error('the default catalogue has no collection')
  const put = (status: string, title: string) =>
    request.put(`${content}/edit/collections/${collection.id}?locale=sk-SK&status=${status}`, {
      headers: { authorization: `Bearer ${EDITOR_TOKEN}` },
      data: { ...collection, title },
    })
  const currentUrl = async (page = '/temy') => catalogueUrlIn(await (await request.get(page)).text())
  const before = await currentUrl()

  await enterPreview(request)
  expect((await put('Draft', 'Rozpísaná téma')).ok()).toBe(true)
  await expect
    .poll(async () => (await request.get(`/preview${await currentUrl('/preview/temy')}`)).text())
    .toContain('Rozpísaná téma')
  expect((await request.get(`/preview${before}`)).headers()['cache-control']).toBe('private, no-store')
  expect(await (await request.get(before)).text()).not.toContain('Rozpísaná téma')

  expect((await put('Published', 'Zverejnená téma')).ok()).toBe(true)
  await expect.poll(currentUrl).not.toBe(before)
  const led = await request.get(before, { maxRedirects: 0 })
  expect([led.status(), led.headers().location, led.headers()['cache-control']]).toEqual([302, await currentUrl(), 'no-store'])
  expect(await (await request.get(before)).text()).toContain('Zverejnená téma')

  // The same content again is the same file again: browsers that have it need not fetch it.
  expect((await put('Draft', collection.title)).ok() && (await put('Published', collection.title)).ok()).toBe(true)
  await expect.poll(currentUrl).toBe(before)
})
