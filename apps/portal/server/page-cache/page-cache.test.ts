import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import { createStoredResponse } from '../http/stored-response.ts'
import { createPageCache } from './page-cache.ts'

const storedResponse = (body: string) =>
  createStoredResponse(Buffer.from(body), { status: 200, type: 'text/html', cacheControl: '', headers: [] })
const rendered = (body: string, isStored = true, until: number | null = null) => ({
  response: storedResponse(body),
  isStored,
  until,
})
const MEGABYTE = 1_000_000

test('concurrent requests share one render', async () => {
  const cache = createPageCache(MEGABYTE, () => 0)
  let renders = 0
  const responses = Array.from({ length: 50 }, () =>
    cache.get('/a', async () => {
      renders++
      return rendered('a')
    }),
  )
  expect(new Set(await Promise.all(responses)).size).toBe(1)
  expect(renders).toBe(1)
  expect(cache.find('/a')).toBe(await responses[0])
})

test('an uncacheable page is not stored', async () => {
  const cache = createPageCache(MEGABYTE, () => 0)
  await cache.get('/a', async () => rendered('a', false))
  expect(cache.find('/a')).toBeUndefined()
})

test('a failed render is retried by the next request', async () => {
  const cache = createPageCache(MEGABYTE, () => 0)
  await expect(cache.get('/a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
  await cache.get('/a', async () => rendered('a'))
  expect(cache.find('/a')).toBeDefined()
})

test('a page whose render started before a content change is not stored', async () => {
  const cache = createPageCache(MEGABYTE, () => 0)
  const pendingRender = Promise.withResolvers<void>()
  const old = cache.get('/a', async () => {
    await pendingRender.promise
    return rendered('old')
  })
  cache.empty()
  const freshResponse = cache.get('/a', async () => rendered('fresh'))
  pendingRender.resolve()
  await old
  expect(cache.find('/a')).toBe(await freshResponse)
})

test('a page expires at its time', async () => {
  let now = 0
  const cache = createPageCache(MEGABYTE, () => now)
  await cache.get('/a', async () => rendered('a', true, 15))
  now = 14
  expect(cache.find('/a')).toBeDefined()
  now = 15
  expect(cache.find('/a')).toBeUndefined()
})

test('the cache never exceeds its limit and retains the most recent pages', async () => {
  const maxBytes = 50_000
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(fc.nat(30), fc.integer({ min: 1, max: 9_000 })), { maxLength: 60 }), async (pages) => {
      const cache = createPageCache(maxBytes, () => 0)
      for (const [name, size] of pages) {
        await cache.get(`/${name}`, async () => rendered('x'.repeat(size)))
        expect(cache.bytes).toBeLessThanOrEqual(maxBytes)
        expect(cache.find(`/${name}`)).toBeDefined()
      }
    }),
    { numRuns: inject('breadth') === 'full' ? 500 : 50 },
  )
})
