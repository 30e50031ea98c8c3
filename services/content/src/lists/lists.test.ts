import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { CONTENT_LISTS, type ContentListName } from '@herna/contract/content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { AS_EDITOR, type RunningContent, runContent } from '../content-service.fixture.ts'
import { LIST_NAMES } from './lists.store.ts'

let content: RunningContent
beforeAll(async () => {
  content = await runContent()
})
afterAll(() => content.close())

const read = async <T = Record<string, unknown>[]>(address: string): Promise<T> => {
  const { statusCode, body } = await content.get(`/content${address}`)
  expect(statusCode, body).toBe(200)
  return JSON.parse(body) as T
}

test.each(LIST_NAMES)('the list %s matches the contract [7.28] [7.29] [7.30] [7.31]', async (name: ContentListName) => {
  const { path, reply: schema } = CONTENT_LISTS[name]
  const body = await read<unknown>(path)
  const parsed = schema.safeParse(body)
  expect(parsed.error?.issues ?? []).toEqual([])
  expect(parsed.data).toEqual(body)
  if (Array.isArray(body)) expect(body.length).toBeGreaterThan(0)
})

test('games are listed in catalogue order with every stored field; a live game names its dealer and language [3.21] [7.29]', async () => {
  const games = await read('/games/no-files')
  expect(games.map(({ gameCode }) => gameCode)).toEqual(['zlaty-vlk', 'modra-studna', 'zivy-stol'])
  expect(games[0]).toMatchObject({
    rtp: 95.68,
    maxWin: 5_000_000,
    releasedOn: '2026-01-31',
    labels: [{ title: 'Novinka' }],
    Dealer: null,
    Language: null,
  })
  expect(games[2]).toMatchObject({ Dealer: { DealerName: 'Eva' }, DynamicImageUrl: null, Language: 'sk' })
})

test('carousels are read by id and lobby [3.33] [7.30]', async () => {
  expect((await read('/carousels?lobby=Live')).map(({ id }) => id)).toEqual(['zive'])
  expect((await read('/carousels?id=hore')).map(({ id }) => id)).toEqual(['hore'])
  expect(await read('/carousels?id=hore&lobby=Live')).toEqual([])
})

test('launch URLs have the configured game host', async () => {
  const [provider] = await read('/providers')
  expect(provider?.['launchUrlDemo']).toBe('http://localhost:4100/launch/{gameCode}?mode=demo')
})

test('the list of promotions omits the text [7.29]', async () => {
  expect((await read('/promotions'))[0]?.['body']).toBe('')
  expect((await read<{ body: string }>('/Promotions/vitaj')).body).toBe('<p>Celý text</p>')
})

test.each([
  ['/games/no-files?locale=xx-XX', 'locale'],
  ['/games/no-files?status=Archived', 'status'],
  ['/games/no-files?status=draft', 'status'],
  ['/providers?locale=sk-SK&locale=sk-SK', 'locale'],
  ['/categories?page=2', 'page'],
  ['/carousels?lobby=Bingo', 'lobby'],
  ['/layouts?__proto__=1', '__proto__'],
])('%s is a problem document naming %s [7.27]', async (address, field) => {
  const response = await content.get(`/content${address}`)
  expect(response.statusCode).toBe(400)
  expect(response.headers['content-type']).toContain('application/problem+json')
  expect((JSON.parse(response.body) as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field])
})

test('a conditional request with the current ETag gets a 304 without a body', async () => {
  const first = await content.get('/content/games/no-files')
  const etag = String(first.headers['etag'])
  const revalidation = await content.get('/content/games/no-files', { 'if-none-match': etag })
  expect([revalidation.statusCode, revalidation.body, revalidation.headers['etag']]).toEqual([304, '', etag])
  const staleRevalidation = await content.get('/content/games/no-files', { 'if-none-match': '"older"' })
  expect(staleRevalidation.statusCode).toBe(200)
})

test('the CMS configuration can be read by pages of other origins, its drafts and other lists cannot [2.37] [7.31]', async () => {
  const allowed = async (address: string, headers = {}) =>
    (await content.get(`/content${address}`, headers)).headers['access-control-allow-origin']
  const { path } = CONTENT_LISTS.webGlobal
  const etag = String((await content.get(`/content${path}`)).headers['etag'])
  expect(await allowed(path)).toBe('*')
  expect(await allowed(path, { 'if-none-match': etag })).toBe('*')
  expect(await allowed(`${path}?status=Draft`, AS_EDITOR)).toBeUndefined()
  expect(await allowed('/providers')).toBeUndefined()
})

test('lists are compressed as the client accepts, each encoding with its own ETag', async () => {
  const plain = await content.get('/content/games/no-files')
  const encodings = [
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const
  const etags = new Set([plain.headers['etag']])
  for (const [encoding, unpack] of encodings) {
    const response = await content.app.inject({ url: '/content/games/no-files', headers: { 'accept-encoding': encoding } })
    expect(response.headers['content-encoding']).toBe(encoding)
    expect(unpack(response.rawPayload).toString()).toBe(plain.body)
    etags.add(response.headers['etag'])
  }
  expect(etags.size).toBe(3)
  const uncompressed = await content.get('/content/games/no-files', { 'accept-encoding': 'br;q=0, gzip;q=0' })
  expect(uncompressed.headers['content-encoding']).toBeUndefined()
})

test('drafts are not cached [S10]', async () => {
  expect((await content.get('/content/pages?status=Draft', AS_EDITOR)).headers['cache-control']).toBe('private, no-store')
  expect((await content.get('/content/pages')).headers['cache-control']).not.toContain('no-store')
})

test('concurrent readers get the same list', async () => {
  const responses = await Promise.all(Array.from({ length: 200 }, () => content.get('/content/layouts')))
  expect(new Set(responses.map(({ body }) => body)).size).toBe(1)
})
