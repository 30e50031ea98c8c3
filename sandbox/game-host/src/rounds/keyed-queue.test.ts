import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { createTurns } from './keyed-queue.ts'

test('work under one key runs in the order of its calls, one at a time, a failure included; another key does not wait', async () => {
  const inTurn = createTurns()
  const heard: string[] = []
  let running = 0
  const work =
    (name: string, fails = false) =>
    async () => {
      running += 1
      expect(running).toBe(1)
      await pause(1)
      heard.push(name)
      running -= 1
      if (fails) throw new Error(name)
    }
  let release = () => {}
  const held = inTurn('b', () => new Promise<void>((resolve) => (release = resolve)))
  const results = await Promise.allSettled([inTurn('a', work('1')), inTurn('a', work('2', true)), inTurn('a', work('3'))])
  expect(heard).toEqual(['1', '2', '3'])
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  release()
  await held
})

test('only so many wait under one key, and when they are done others may come', async () => {
  const inTurn = createTurns()
  const taken = Array.from({ length: 70 }, () => inTurn('a', async () => {}))
  expect(taken.filter((turn) => turn === null)).toHaveLength(6)
  await Promise.all(taken.filter((turn) => turn !== null))
  expect(inTurn('a', async () => {})).not.toBeNull()
})
