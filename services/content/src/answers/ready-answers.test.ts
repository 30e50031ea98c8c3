import { afterAll, beforeAll, expect, test } from 'vitest'
import { EDITOR_TOKEN, type RunningContent, runContent } from '../content-service.fixture.ts'

let content: RunningContent
let origin: string
beforeAll(async () => {
  content = await runContent()
  origin = await content.app.listen({ host: '127.0.0.1', port: 0 })
})
afterAll(() => content.close())

const ask = (headers: Record<string, string> = {}, method = 'GET') => fetch(`${origin}/content/pages`, { method, headers })
const sentReady = async () => {
  const { body } = await content.get('/metrics')
  return Number(/herna_content_ready_answers_total (\d+)/.exec(body)?.[1])
}
/** What belongs to a connection or a request, not to the answer. */
const lasting = (response: Response) =>
  Object.fromEntries(
    [...response.headers].filter(([name]) => !['date', 'connection', 'keep-alive', 'x-request-id'].includes(name)),
  )

test('an answer sent as it lies ready is the answer of the framework: bytes, status and every header [P10]', async () => {
  const first = await ask()
  const before = await sentReady()
  const second = await ask()
  expect(await sentReady()).toBe(before + 1)
  expect(await second.text()).toBe(await first.text())
  expect(lasting(second)).toEqual(lasting(first))
  expect(second.headers.get('content-security-policy')).toContain("default-src 'none'")
})

test('a reader who has it gets 304 from what lies ready', async () => {
  const etag = (await ask()).headers.get('etag') ?? ''
  const before = await sentReady()
  const again = await ask({ 'if-none-match': etag })
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag])
  expect(again.headers.get('cache-control')).toBe('public, no-cache')
  expect(await sentReady()).toBe(before + 1)
})

test('what lies ready is forgotten as soon as content changes', async () => {
  await ask()
  const [page] = (await (await ask()).json()) as Record<string, unknown>[]
  const edited = await fetch(`${origin}/content/edit/pages/o-nas`, {
    method: 'PUT',
    headers: { authorization: `Bearer ${EDITOR_TOKEN}`, 'content-type': 'application/json' },
    body: JSON.stringify({ ...page, title: 'Zmenené' }),
  })
  expect(edited.status).toBe(200)
  expect(await (await ask()).json()).toMatchObject([{ title: 'Zmenené' }])
})

test('another method is not answered from what lies ready', async () => {
  await ask()
  expect((await ask({}, 'POST')).status).toBe(404)
})
