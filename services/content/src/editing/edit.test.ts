import { afterEach, beforeEach, expect, test } from 'vitest'
import { AS_EDITOR, EDITOR_TOKEN, type RunningContent, runContent } from '../content-service.fixture.ts'
import { smallGame, smallInfo } from '../small-catalogue.fixture.ts'

let content: RunningContent
beforeEach(async () => {
  content = await runContent()
})
afterEach(() => content.close())

const send = (method: 'PUT' | 'DELETE', address: string, payload?: unknown, token: string | null = EDITOR_TOKEN) =>
  content.app.inject({
    method,
    url: `/content/edit${address}`,
    headers: token === null ? {} : { authorization: `Bearer ${token}` },
    ...(payload === undefined ? {} : { payload: payload as object }),
  })
const read = async <T>(address: string): Promise<T> => JSON.parse((await content.get(`/content${address}`, AS_EDITOR)).body) as T
const page = (differing: object = {}) => ({
  id: 'o-nas',
  slug: 'o-nas',
  title: 'O nás',
  body: '<p>Text</p>',
  image: null,
  publishedAt: '2026-01-01T00:00:00Z',
  contentType: 'ContentPage',
  ...differing,
})
const version = async () => (await read<{ version: string }>('/version')).version

test('an edit is visible to the next reader and increases the content version', async () => {
  const previousVersion = await version()
  const list = await content.get('/content/pages')
  const response = await send('PUT', '/pages/o-nas', page({ title: 'O Herni' }))
  expect(response.statusCode, response.body).toBe(200)
  expect(await version()).toBe((response.json() as { version: string }).version)
  expect(await version()).not.toBe(previousVersion)
  const again = await content.get('/content/pages', { 'if-none-match': String(list.headers['etag']) })
  expect(again.statusCode).toBe(200)
  expect(JSON.parse(again.body)).toMatchObject([{ id: 'o-nas', title: 'O Herni' }])
})

test('a write of unchanged content changes neither content nor version', async () => {
  await send('PUT', '/pages/o-nas', page())
  const previousVersion = await version()
  expect((await send('PUT', '/pages/o-nas', page())).statusCode).toBe(200)
  expect(await version()).toBe(previousVersion)
})

test('a reader of drafts gets the draft where there is one and the published otherwise [4.15] [7.27]', async () => {
  const published = await read<{ gameCode: string; name: string }[]>('/games/no-files?status=Published')
  const drafts = await read<{ gameCode: string; name: string }[]>('/games/no-files?status=Draft')
  expect(published.map(({ name }) => name)).toEqual(['zlaty-vlk', 'modra-studna', 'zivy-stol'])
  expect(drafts.map(({ name }) => name)).toEqual(['Zlatý vlk (návrh)', 'modra-studna', 'zivy-stol'])
  expect(await read('/games/zlaty-vlk?status=Draft')).toMatchObject({ game: { name: 'Zlatý vlk (návrh)' } })
  expect(await read('/pages/o-nas?status=Draft')).toMatchObject({ title: 'O nás (návrh)' })
})

test('a draft does not change the published content [4.15]', async () => {
  await send('PUT', '/providers/nova?status=Draft', { ...(await read<object[]>('/providers'))[0], id: 'nova', slug: 'nova' })
  expect((await read<{ id: string }[]>('/providers')).map(({ id }) => id)).toEqual(['dielna'])
  expect((await read<{ id: string }[]>('/providers?status=Draft')).map(({ id }) => id)).toEqual(['dielna', 'nova'])
})

test('archived content is not served, and lists do not refer to it', async () => {
  expect((await send('DELETE', '/games/zlaty-vlk?status=Draft')).statusCode).toBe(200)
  expect((await send('DELETE', '/games/zlaty-vlk')).statusCode).toBe(200)
  for (const status of ['Published', 'Draft']) {
    expect((await content.get(`/content/games/zlaty-vlk?status=${status}`, AS_EDITOR)).statusCode).toBe(404)
    expect(await read<object[]>(`/games/no-files?status=${status}`)).toHaveLength(2)
  }
  expect(await read('/categories')).toMatchObject([{ games: ['modra-studna'] }])
  expect(await read('/Jackpots')).toMatchObject([{ gameCodes: [] }])
  expect((await send('DELETE', '/games/zlaty-vlk')).statusCode).toBe(404)
})

test('a game is written with its details and retains its position', async () => {
  const details = {
    game: smallGame('modra-studna', { name: 'Studňa', rtp: null }),
    info: { ...smallInfo('modra-studna'), rtp: null },
  }
  expect((await send('PUT', '/games/modra-studna', details)).statusCode).toBe(200)
  expect(await read('/games/modra-studna')).toEqual(details)
  expect(await read('/games/no-files')).toMatchObject([{ gameCode: 'zlaty-vlk' }, { name: 'Studňa', rtp: null }, {}])
})

test.each([
  ['/pages/o-nas', page({ title: '' }), 'title'],
  ['/pages/o-nas', page({ id: 'ine' }), 'id'],
  ['/pages/o-nas?status=Archived', page(), 'status'],
  ['/pages/o-nas?locale=xx', page(), 'locale'],
  ['/pages/o-nas', page({ body: 'x'.repeat(70_000) }), 'body'],
  ['/games/zlaty-vlk', { game: smallGame('zlaty-vlk'), info: { ...smallInfo('zlaty-vlk'), rtp: 12 } }, 'info.rtp'],
  ['/games/zlaty-vlk', { game: smallGame('zlaty-vlk', { rtp: 101 }), info: smallInfo('zlaty-vlk') }, 'game.rtp'],
])('a wrong write to %s is a problem document naming the field (%#)', async (address, payload, field) => {
  const response = await send('PUT', address, payload)
  expect(response.statusCode).toBe(400)
  expect((response.json() as { errors: { field: string }[] }).errors.map((error) => error.field)).toEqual([field])
})

test('editing requires the token, and failed attempts are rate limited', async () => {
  for (const token of [null, 'wrong', `${EDITOR_TOKEN}x`])
    expect((await send('PUT', '/pages/o-nas', page(), token)).statusCode).toBe(401)
  const guesses = await Promise.all(Array.from({ length: 25 }, () => send('DELETE', '/pages/o-nas', undefined, 'wrong')))
  expect(guesses.at(-1)?.statusCode).toBe(429)
  expect((await send('PUT', '/pages/o-nas', page({ title: 'Smie' }))).statusCode).toBe(200)
})

test('without a configured token editing is disabled', async () => {
  const closed = await runContent({ environment: { HERNA_EDITOR_TOKEN: '' } })
  const response = await closed.app.inject({
    method: 'DELETE',
    url: '/content/edit/pages/o-nas',
    headers: { authorization: 'Bearer ' },
  })
  expect(response.statusCode).toBe(403)
  await closed.close()
})

test('a waiting reader is notified of a change by another process', async () => {
  const previousVersion = await version()
  const waiting = content.get(`/content/version?after=${previousVersion}&wait=20`)
  await content.database.pool.query(`UPDATE content.items SET position = position + 10 WHERE kind = 'pages'`)
  expect(JSON.parse((await waiting).body)).not.toMatchObject({ version: previousVersion })
})
