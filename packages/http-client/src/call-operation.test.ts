import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import { defineOperation } from '@herna/contract/operation'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { CallFailed } from './call-failed.ts'
import { callOperation, exchange, type Host } from './call-operation.ts'

const thing = defineOperation({
  method: 'PUT',
  path: '/things/:id',
  params: z.object({ id: z.string() }),
  query: z.object({ dry: z.optional(z.boolean()) }),
  body: z.object({ amount: z.int(), note: z.optional(z.string()) }),
  reply: z.object({ id: z.string(), amount: z.int() }),
  errors: ['too-much'],
})
const list = defineOperation({ method: 'GET', path: '/things', reply: z.array(z.string()) })
const removal = defineOperation({ method: 'DELETE', path: '/things', reply: null })

interface ReceivedRequest {
  method: string | undefined
  url: string | undefined
  headers: IncomingMessage['headers']
  body: string
}
let respond: (request: IncomingMessage, response: ServerResponse) => unknown
let received: ReceivedRequest
const server = createServer(async (request, response) => {
  let body = ''
  for await (const chunk of request) body += String(chunk)
  received = { method: request.method, url: request.url, headers: request.headers, body }
  await respond(request, response)
})
let host: Host
beforeAll(async () => {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  host = { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/base` }
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
beforeEach(() => {
  respond = (_request, response) => response.end('{"id":"a","amount":1}')
})

const failureOf = (call: Promise<unknown>): Promise<CallFailed> =>
  call.then(
    () => Promise.reject(new Error('the call succeeded')),
    (error: unknown) => {
      expect(error).toBeInstanceOf(CallFailed)
      return error as CallFailed
    },
  )
const reply = (status: number, body: string, headers: Record<string, string> = {}) => {
  respond = (_request, response) => response.writeHead(status, headers).end(body)
}

test('an operation is sent as the contract defines it, and resolves with its reply', async () => {
  const call = callOperation(host, thing, { params: { id: 'a/b' }, query: { dry: true }, body: { amount: 5 } })
  await expect(call).resolves.toEqual({ id: 'a', amount: 1 })
  expect(received).toMatchObject({ method: 'PUT', url: '/base/things/a%2Fb?dry=true', body: '{"amount":5}' })
  expect(received.headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' })
})

test('an operation without a body is sent without one; a POST has the JSON content type all the same [7.1]', async () => {
  reply(200, '[]')
  await callOperation(host, list)
  expect([received.body, received.headers['content-type']]).toEqual(['', undefined])
  await callOperation(host, defineOperation({ method: 'POST', path: '/things', reply: z.array(z.string()) }))
  expect([received.body, received.headers['content-type']]).toEqual(['', 'application/json'])
})

test('headers of the host, the request and the call are sent; a signature covers the method, the URL and the body', async () => {
  const signing: Host = { ...host, headers: ({ method, url, body }) => ({ 'x-signature': `${method} ${url} ${body}` }) }
  await callOperation(signing, thing, { params: { id: 'a' }, body: { amount: 5 } }, { headers: { 'x-pass': 'p' } })
  expect(received.headers).toMatchObject({ 'x-signature': `PUT ${host.base}/things/a {"amount":5}`, 'x-pass': 'p' })
})

test('an operation without a reply resolves with null', async () => {
  reply(204, '')
  await expect(callOperation(host, removal)).resolves.toBeNull()
})

test('a wrong request does not compile', async () => {
  // @ts-expect-error A body is required.
  await callOperation(host, thing, { params: { id: 'a' } })
  // @ts-expect-error The amount is a number.
  await callOperation(host, thing, { params: { id: 'a' }, body: { amount: '5' } })
  // @ts-expect-error The body has no such field.
  await callOperation(host, thing, { params: { id: 'a' }, body: { amount: 5, sum: 5 } })
  // @ts-expect-error The path has an `id`.
  await callOperation(host, thing, { body: { amount: 5 } })
  // @ts-expect-error Nothing is sent.
  await callOperation(host, removal, { body: { amount: 5 } }).catch(() => null)
})

test('a rejected call has the status, the whole body and the problem document [8.1]', async () => {
  const body = { errorCode: 'too-much', errors: [{ field: 'amount', message: 'is too much' }], reference: 'r1' }
  reply(409, JSON.stringify(body))
  const failed = await failureOf(callOperation(host, list))
  expect(failed).toMatchObject({ kind: 'status', status: 409, errorCode: 'too-much', problem: body })
  expect(failed.message).toBe(`HTTP 409: ${JSON.stringify(body)}`)
  reply(502, 'a'.repeat(5_000))
  expect((await failureOf(callOperation(host, list))).message).toBe(`HTTP 502: ${'a'.repeat(5_000)}`)
})

test('a rejected call has the seconds of retry-after; a date or no header is null', async () => {
  const retryAfterOf = async (headers: Record<string, string>) => {
    reply(429, '', headers)
    return (await failureOf(callOperation(host, list))).retryAfter
  }
  expect(await retryAfterOf({ 'retry-after': '540' })).toBe(540)
  expect(await retryAfterOf({ 'retry-after': 'Wed, 21 Oct 2026 07:28:00 GMT' })).toBeNull()
  expect(await retryAfterOf({})).toBeNull()
})

test('a rejected call without a valid problem document still fails with its status [8.1]', async () => {
  reply(502, '<html>')
  expect(await failureOf(callOperation(host, list))).toMatchObject({
    kind: 'status',
    status: 502,
    problem: null,
    errorCode: null,
  })
  reply(400, '{"errorCode":7,"errors":"none","reference":"r"}')
  expect(await failureOf(callOperation(host, list))).toMatchObject({
    kind: 'status',
    errorCode: null,
    problem: { reference: 'r' },
  })
})

test('a reply that does not match the contract is unreadable [8.3]', async () => {
  for (const body of ['', 'null', '{"id":"a"}', '[1]', '<html>']) {
    reply(200, body)
    expect(await failureOf(callOperation(host, list))).toMatchObject({ kind: 'unreadable', status: null })
  }
})

test('a reply that is longer than the host allows, with or without content-length, or cut off, is unreadable [8.3]', async () => {
  const longBody = JSON.stringify(['a'.repeat(200)])
  for (const length of [{ 'content-length': String(longBody.length) }, { 'transfer-encoding': 'chunked' }] as Record<
    string,
    string
  >[]) {
    reply(200, longBody, length)
    expect((await failureOf(callOperation({ ...host, maxCharacters: 100 }, list))).kind).toBe('unreadable')
    await expect(callOperation({ ...host, maxCharacters: 1_000 }, list)).resolves.toHaveLength(1)
  }
  respond = (_request, response) => {
    response.writeHead(200, { 'content-length': '100' })
    response.write('["a"')
    setTimeout(() => response.destroy(), 20)
  }
  expect((await failureOf(callOperation(host, list))).kind).toBe('unreadable')
})

test('a host that does not respond in time, or stops in the middle of its response, is a timeout [8.2]', async () => {
  respond = () => pause(2_000)
  expect((await failureOf(callOperation({ ...host, timeoutMs: 50 }, list))).kind).toBe('timeout')
  respond = (_request, response) => response.writeHead(200).write('["a')
  expect((await failureOf(callOperation(host, list, {}, { timeoutMs: 200 }))).kind).toBe('timeout')
})

test('a call that the caller cancelled is aborted', async () => {
  respond = () => pause(2_000)
  const controller = new AbortController()
  setTimeout(() => controller.abort(), 30)
  expect((await failureOf(callOperation(host, list, {}, { signal: controller.signal }))).kind).toBe('aborted')
})

test('without a connection the host is unreachable; when the browser reports that it is offline, so does the call', async () => {
  const unreachableHost: Host = { base: 'http://127.0.0.1:9' }
  expect((await failureOf(callOperation(unreachableHost, list))).kind).toBe('unreachable')
  expect((await failureOf(callOperation({ ...unreachableHost, isOnline: () => false }, list))).kind).toBe('offline')
})

test('a conditional request that is not modified resolves without a reply, with the headers', async () => {
  reply(304, '', { etag: '"2"' })
  const { reply: emptyReply, headers } = await exchange(host, list, {}, { headers: { 'if-none-match': '"2"' } })
  expect([emptyReply, headers.get('etag'), received.headers['if-none-match']]).toEqual([null, '"2"', '"2"'])
  expect((await failureOf(callOperation(host, list))).kind).toBe('unreadable')
})

test('a form is sent as application/x-www-form-urlencoded', async () => {
  const form = defineOperation({
    method: 'POST',
    path: '/forms',
    encoding: 'form',
    body: z.object({ heslo: z.string(), nahlad: z.optional(z.string()) }),
    reply: z.array(z.string()),
  })
  reply(200, '[]')
  await callOperation(host, form, { body: { heslo: 'á & b', nahlad: undefined } })
  expect(received.headers['content-type']).toBe('application/x-www-form-urlencoded;charset=UTF-8')
  expect([...new URLSearchParams(received.body)]).toEqual([['heslo', 'á & b']])
})
