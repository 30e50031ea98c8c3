import { expect, test } from 'vitest'
import { ContentRefused, ContentUnreachable } from './content-failure.ts'
import { createItemCache } from './item-cache.ts'

/** A content service whose answer a test may change. */
function service() {
  const state = { calls: 0, answer: async (): Promise<unknown> => ({ id: 'seo' }) }
  const client = {
    item: async () => {
      state.calls++
      return (await state.answer()) as never
    },
  }
  return { state, client }
}
const unreachable = () => Promise.reject(new ContentUnreachable('no answer in time'))

test('an item is requested once per version, however many readers there are', async () => {
  const { state, client } = service()
  const items = createItemCache(client, () => 0)
  await Promise.all(Array.from({ length: 20 }, () => items.get('seo', 'seo', '1')))
  await items.get('seo', 'seo', '1')
  expect(state.calls).toBe(1)
  await items.get('seo', 'seo', '2')
  expect(state.calls).toBe(2)
})

test('while the service is unreachable the last item is returned as stale [F2]', async () => {
  const { state, client } = service()
  const items = createItemCache(client, () => 0)
  await items.get('seo', 'seo', '1')
  state.answer = unreachable
  expect(await items.get('seo', 'seo', '2')).toEqual({ value: { id: 'seo' }, stale: true })
  await expect(items.get('page', 'nova', '2')).rejects.toThrow(ContentUnreachable)
})

test('after a call without a response no other is sent for five seconds, so a page waits only once [F2]', async () => {
  let now = 1_000
  const { state, client } = service()
  const items = createItemCache(client, () => now)
  state.answer = unreachable
  await expect(items.get('seo', 'a', '1')).rejects.toThrow(ContentUnreachable)
  await expect(items.get('seo', 'b', '1')).rejects.toThrow(ContentUnreachable)
  expect(state.calls).toBe(1)
  now += 5_000
  state.answer = async () => ({ id: 'b' })
  expect(await items.get('seo', 'b', '1')).toEqual({ value: { id: 'b' }, stale: false })
})

test('one invalid response does not stop requests for other items', async () => {
  const { state, client } = service()
  const items = createItemCache(client, () => 0)
  state.answer = () => Promise.reject(new ContentRefused('errors.failed-to-fetch-meta', 'answered 500'))
  await expect(items.get('seo', 'a', '1')).rejects.toThrow(ContentRefused)
  state.answer = async () => ({ id: 'b' })
  expect((await items.get('seo', 'b', '1')).value).toEqual({ id: 'b' })
})
