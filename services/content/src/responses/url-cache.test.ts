import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR_TOKEN, type RunningContent, runContent } from '../content-service.fixture.ts'

let content: RunningContent
let origin: string
beforeAll(async () => {
  content = await runContent()
  origin = await content.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => content.close())

const request = (headers: Record<string, string> = {}, method = 'GET') => fetch(`${origin}/content/pages`, { method, headers })
const cacheHits = async () => {
  const { body } = await content.get('/metrics')
  return Number(/herna_content_cached_responses_total (\d+)/.exec(body)?.[1])
}
/** The headers without those of the connection or request. */
const responseHeaders = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'x-request-id'].includes(name)),
  )

test('a response from the URL cache equals the framework’s response: bytes, status and every header [P10]', async () => {
  const first = await request()
  const previousHits = await cacheHits()
  const second = await request()
  expect(await cacheHits()).toBe(previousHits + 1)
  expect(await second.text()).toBe(await first.text())
  expect(responseHeaders(second)).toEqual(responseHeaders(first))
  expect(second.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a conditional request gets a 304 from the URL cache', async () => {
  const etag = (await request()).headers.get('etag') ?? ''
  const previousHits = await cacheHits()
  const conditional = await request({ 'if-none-match': etag })
  expect([conditional.status, await conditional.text(), conditional.headers.get('etag')]).toEqual([304, '', etag])
  expect(conditional.headers.get('cache-control')).toBe('public, no-cache')
  expect(await cacheHits()).toBe(previousHits + 1)
})

test('a 304 from the URL cache lets pages of other origins read what a 200 lets them read [2.37]', async () => {
  const address = `${origin}/content/cms-client/configuration/web_global`
  const etag = (await fetch(address)).headers.get('etag') ?? ''
  const previousHits = await cacheHits()
  const conditional = await fetch(address, { headers: { 'if-none-match': etag } })
  expect(await cacheHits()).toBe(previousHits + 1)
  expect([conditional.status, conditional.headers.get('access-control-allow-origin')]).toEqual([304, '*'])
})

test('the URL cache is cleared as soon as content changes', async () => {
  await request()
  const [page] = (await (await request()).json()) as Record<string, unknown>[]
  const edited = await fetch(`${origin}/content/edit/pages/o-nas`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${EDITOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...page, title: 'Zmenené' }),
  })
  expect(edited.status).toBe(200)
  expect(await (await request()).json()).toMatchObject([{ title: 'Zmenené' }])
})

test('another method is not served from the URL cache', async () => {
  await request()
  expect((await request({}, 'POST')).status).toBe(404)
})
