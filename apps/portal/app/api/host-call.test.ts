import { defineOperation } from '@herna/contract/operation'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { callHost } from './host-call.ts'

const sum = defineOperation({ method: 'POST', path: '/sums', body: z.object({ a: z.int() }), reply: z.object({ sum: z.int() }) })

/** What the browser was asked for. */
async function requestOf(isAnonymous: boolean): Promise<RequestInit> {
  const sent: RequestInit[] = []
  const fake: typeof fetch = async (_, init = {}) => {
    sent.push(init)
    return new Response('{"sum":5}')
  }
  await expect(callHost({ base: '', locale: 'sk-SK', fetch: fake, isAnonymous }, sum, { body: { a: 1 } })).resolves.toEqual({
    sum: 5,
  })
  return sent[0] ?? {}
}

test('a player’s call is in their language, carries their cookies, and nothing is answered from a cache [7.1] [F8]', async () => {
  expect(await requestOf(false)).toMatchObject({
    method: 'POST',
    body: '{"a":1}',
    credentials: 'include',
    cache: 'no-store',
    headers: { 'accept-language': 'sk-SK', 'content-type': 'application/json' },
  })
})

test('a call whose answer is the same for everybody carries no cookies', async () => {
  expect((await requestOf(true)).credentials).toBe('omit')
})
