import { defineOperation } from '@herna/contract/operation'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callHost } from './host-call.ts'

const sum = defineOperation({ method: 'POST', path: '/sums', body: z.object({ a: z.int() }), reply: z.object({ sum: z.int() }) })

/** The request passed to `fetch`. */
async function requestOf(isAnonymous: boolean): Promise<RequestInit> {
  const requests: RequestInit[] = []
  const fakeFetch: typeof fetch = async (_, init = {}) => {
    requests.push(init)
    return new Response('{"sum":5}')
  }
  await expect(callHost({ base: '', locale: 'sk-SK', fetch: fakeFetch, isAnonymous }, sum, { body: { a: 1 } })).resolves.toEqual({
    sum: 5,
  })
  return requests[0] ?? {}
}

test('a player’s call sends their locale and cookies and bypasses the cache [7.1] [F8]', async () => {
  expect(await requestOf(false)).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    credentials: 'include',
    cache: 'no-store',
    headers: { 'accept-language': 'sk-SK', 'content-type': 'application/json' },
  })
})

test('an anonymous call sends no cookies', async () => {
  expect((await requestOf(true)).credentials).toBe('omit')
})
