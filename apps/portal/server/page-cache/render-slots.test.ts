import { afterEach, expect, test, vi } from 'vitest'
import { createRenderSlots, TooManyRenders } from './render-slots.ts'

afterEach(() => void vi.useRealTimers())

const bounds = { concurrency: 2, queueLimit: 1, maxWaitMs: 1_000 }
const render = () => {
  const { promise, resolve, reject } = Promise.withResolvers<string>()
  return { promise, resolve, reject, run: vi.fn(() => promise) }
}

test('renders run up to the limit, one more waits, the next is refused', async () => {
  const slots = createRenderSlots(bounds)
  const [a, b, c, d] = [render(), render(), render(), render()]
  const renders = [slots(a.run), slots(b.run), slots(c.run)]
  await expect(slots(d.run)).rejects.toBeInstanceOf(TooManyRenders)
  expect([b.run, c.run, d.run].map((run) => run.mock.calls.length)).toEqual([1, 0, 0])
  a.reject(new Error('broken'))
  await expect(renders[0]).rejects.toThrow('broken')
  await vi.waitFor(() => expect(c.run).toHaveBeenCalled())
  b.resolve('b')
  c.resolve('c')
  expect(await Promise.all(renders.slice(1))).toEqual(['b', 'c'])
  expect(await slots(async () => 'later')).toBe('later')
})

test('a render that waited too long is refused and takes no slot afterwards', async () => {
  vi.useFakeTimers()
  const slots = createRenderSlots({ ...bounds, concurrency: 1 })
  const [a, b] = [render(), render()]
  const first = slots(a.run)
  const second = slots(b.run)
  const refused = expect(second).rejects.toBeInstanceOf(TooManyRenders)
  await vi.advanceTimersByTimeAsync(1_000)
  await refused
  a.resolve('a')
  await first
  expect(await slots(async () => 'next')).toBe('next')
  expect(b.run).not.toHaveBeenCalled()
})
