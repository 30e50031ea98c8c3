import { TEXT_SEPARATOR } from '@herna/contract'
import { EDITOR_TOKEN } from './running-product.ts'
import { enterPreview, expect, test } from './guest.ts'

// These tests change content, so they run serially.
test.describe.configure({ mode: 'serial' })

/** The URL of the catalogue file that the page references. */
const catalogueUrlIn = (html: string): string => {
  const fingerprint = /catalogue\\?",\\?"([\w-]{20})\\?"/.exec(html)?.[1]
  if (!fingerprint) throw new Error('the page contains no URL of the catalogue')
  return `/katalog/${fingerprint}.json`
}

test('pages contain the URL of an immutable catalogue file, never the catalogue itself', async ({ request }) => {
  const pages = await Promise.all(['/', '/vsetky-hry', '/hra/vlcia-hora'].map(async (page) => (await request.get(page)).text()))
  const addresses = new Set(pages.map(catalogueUrlIn))
  expect(addresses.size).toBe(1)
  const response = await request.get([...addresses][0] as string)
  expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  const { size, names } = (await response.json()) as { size: number; names: string }
  const gameNames = names.split(TEXT_SEPARATOR)
  expect(gameNames).toHaveLength(size)
  const named = gameNames.filter((name) => pages.every((page) => page.includes(name)))
  expect(named.length).toBeLessThan(size / 10)
})

test('a content change creates a new file at a new URL, and a page loaded earlier still gets a catalogue', async ({
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
  const previousUrl = await currentUrl()

  await enterPreview(request)
  expect((await put('Draft', 'Rozpísaná téma')).ok()).toBe(true)
  await expect
    .poll(async () => (await request.get(`/preview${await currentUrl('/preview/temy')}`)).text())
    .toContain('Rozpísaná téma')
  expect((await request.get(`/preview${previousUrl}`)).headers()['cache-control']).toBe('private, no-store')
  expect(await (await request.get(previousUrl)).text()).not.toContain('Rozpísaná téma')

  expect((await put('Published', 'Zverejnená téma')).ok()).toBe(true)
  await expect.poll(currentUrl).not.toBe(previousUrl)
  const redirected = await request.get(previousUrl, { maxRedirects: 0 })
  expect([redirected.status(), redirected.headers().location, redirected.headers()['cache-control']]).toEqual([
    302,
    await currentUrl(),
    'no-store',
  ])
  expect(await (await request.get(previousUrl)).text()).toContain('Zverejnená téma')

  // The same content gives the same file again: browsers that have it cached need not fetch it.
  expect((await put('Draft', collection.title)).ok() && (await put('Published', collection.title)).ok()).toBe(true)
  await expect.poll(currentUrl).toBe(previousUrl)
})
