import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createKeyedQueue } from './keyed-queue.ts'

test('work under one key runs one at a time in call order, even after a failure; other keys do not wait', async () => {
  const enqueue = createKeyedQueue()
  const finished: string[] = []
  let running = 0
  const work =
    (name: string, fails = false) =>
    async () => {
      running += 1
      expect(running).toBe(1)
      await pause(1)
      finished.push(name)
      running -= 1
      if (fails) throw new Error(name)
    }
  let release = () => {}
  const blocked = enqueue('b', () => new Promise<void>((resolve) => (release = resolve)))
  const results = await Promise.allSettled([enqueue('a', work('1')), enqueue('a', work('2', true)), enqueue('a', work('3'))])
  expect(finished).toEqual(['1', '2', '3'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  release()
  await blocked
})

test('the calls waiting under one key are limited, and new ones are accepted when they are done', async () => {
  const enqueue = createKeyedQueue()
  const queued = Array.from({ length: 70 }, () => enqueue('a', async () => {}))
  expect(queued.filter((call) => call === null)).toHaveLength(6)
  await Promise.all(queued.filter((call) => call !== null))
  expect(enqueue('a', async () => {})).not.toBeNull()
})
