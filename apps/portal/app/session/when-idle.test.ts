import { afterEach, expect, test, vi } from 'vitest'
import { whenIdle } from './when-idle.ts'

afterEach(() => vi.unstubAllGlobals())

function idlePeriods() {
  const periods: (() => void)[] = []
  vi.stubGlobal('requestIdleCallback', (run: () => void) => periods.push(run))
  return { pass: () => periods.shift()?.(), scheduled: () => periods.length }
}

test('tasks run in their order, one per idle period', () => {
  const { pass, scheduled } = idlePeriods()
  const ran: string[] = []
  for (const name of ['a', 'b', 'c']) whenIdle(() => ran.push(name))
  const seen = [[...ran], scheduled()]
  pass()
  expect([...seen, [...ran], scheduled()]).toEqual([[], 1, ['a'], 1])
  pass()
  pass()
  expect([ran, scheduled()]).toEqual([['a', 'b', 'c'], 0])
})

test('a cancelled task does not run, and the tasks after it do', () => {
  const { pass } = idlePeriods()
  const ran: string[] = []
  const cancels = ['a', 'b', 'c'].map((name) => whenIdle(() => ran.push(name)))
  cancels[0]?.()
  cancels[1]?.()
  for (let period = 0; period < 3; period++) pass()
  expect(ran).toEqual(['c'])
})

test('a task that fails does not keep the next one from running', () => {
  const { pass } = idlePeriods()
  const ran: string[] = []
  whenIdle(() => {
    throw new Error('broken')
  })
  whenIdle(() => ran.push('next'))
  expect(pass).toThrow('broken')
  pass()
  expect(ran).toEqual(['next'])
})

test('where the browser has no idle periods the tasks run too', async () => {
  vi.stubGlobal('requestIdleCallback', undefined)
  const ran: string[] = []
  for (const name of ['a', 'b']) whenIdle(() => ran.push(name))
  await vi.waitFor(() => expect(ran).toEqual(['a', 'b']))
})
