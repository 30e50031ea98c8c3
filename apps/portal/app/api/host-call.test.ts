import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { onTestFinished, expect, test } from 'vitest'
import { z } from 'zod'
import { CallFailed, callHost, type Host } from './host-call.ts'

const OPERATION = { method: 'GET', path: '/sums/:kind', reply: z.object({ sum: z.int() }) }

async function hostThat(answers: RequestListener): Promise<Host> {
  const server = createServer(answers)
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/gateway`, locale: 'sk-SK', timeoutMs: 2_000 }
}
const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => 'answered',
    (error: unknown) => (error instanceof CallFailed ? [error.kind, error.status, error.body, error.message] : error),
  )

test('asks below the base, in the player’s language, with parameters spelled safely [7.1]', async () => {
  let asked: unknown
  const host = await hostThat((request, response) => {
    asked = [request.method, request.url, request.headers['accept-language'], request.headers['content-type']]
    response.end('{"sum":5}')
  })
  await expect(callHost(host, OPERATION, { params: { kind: 'a/b' }, query: { from: 1 } })).resolves.toEqual({ sum: 5 })
  expect(asked).toEqual(['GET', '/gateway/sums/a%2Fb?from=1', 'sk-SK', undefined])
})

test('a body is sent as JSON, cookies go with every call, nothing is answered from a cache [7.1] [F8]', async () => {
  const sent: RequestInit[] = []
  const fake = async (_: unknown, init?: RequestInit) => {
    sent.push(init ?? {})
    return new Response('{"sum":5}')
  }
  const host = { base: '', locale: 'sk-SK', fetch: fake as typeof fetch }
  await callHost(host, { ...OPERATION, method: 'POST' }, { body: { a: 1 } })
  expect(sent[0]).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    credentials: 'include',
    cache: 'no-store',
    headers: { 'Content-Type': 'application/json' },
  })
})

test('a host that says no is told with its status and words; the message of the error is theirs, never at length [8.1]', async () => {
  const host = await hostThat((_, response) => response.writeHead(401).end('{"errorCode":"no-session"}'))
  expect(await failureOf(callHost(host, OPERATION))).toEqual([
    'status',
    401,
    '{"errorCode":"no-session"}',
    'HTTP 401: {"errorCode":"no-session"}',
  ])
  const long = await hostThat((_, response) => response.writeHead(500).end('x'.repeat(5_000)))
  const [, , , message] = (await failureOf(callHost(long, OPERATION))) as string[]
  expect(message).toBe(`HTTP 500: ${'x'.repeat(200)}`)
})

test.each([
  ['never answers', () => undefined],
  ['stops in the middle of its answer', (_: unknown, response) => response.writeHead(200).write('{"sum"')],
] as [string, RequestListener][])('a host that %s is given up [8.2] [9.1]', async (_, answers) => {
  const host = { ...(await hostThat(answers)), timeoutMs: 100 }
  expect(await failureOf(callHost(host, OPERATION))).toEqual(['timeout', null, '', 'Request timed out'])
})

test.each([
  ['garbage', '<html>'],
  ['another shape', '{"sum":"5"}'],
  ['nothing', ''],
  ['no UTF-8', Buffer.from([0xff, 0xfe, 0x22])],
  ['far too much', `{"sum":5,"more":"${'x'.repeat(1_100_000)}"}`],
])('a host that answers %s is not understood [8.3]', async (_, body) => {
  const host = await hostThat((__, response) => response.end(body))
  expect(await failureOf(callHost(host, OPERATION))).toEqual(['unreadable', null, '', 'Failed to read response body'])
})

test('a line cut in mid-answer is unreadable, one that is not there is offline [8.3]', async () => {
  const cut = await hostThat((_, response) => {
    response.writeHead(200, { 'content-length': '50' }).write('{"sum"')
    setTimeout(() => response.destroy(), 20)
  })
  expect(await failureOf(callHost(cut, OPERATION))).toEqual(['unreadable', null, '', 'Failed to read response body'])
  const none = await hostThat((request) => request.socket.destroy())
  expect(await failureOf(callHost(none, OPERATION))).toEqual(['offline', null, '', 'Failed to fetch'])
})

test('whoever asked may give up', async () => {
  const host = await hostThat(() => undefined)
  const away = new AbortController()
  const call = failureOf(callHost(host, OPERATION, { signal: away.signal }))
  away.abort()
  expect(await call).toEqual(['aborted', null, '', 'Request aborted'])
})
