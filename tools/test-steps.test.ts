import { expect, test } from 'vitest'
import { runInSlots, type Step, stepsOf } from './test-steps.ts'

const step = (name: string, slots: 1 | 2, after?: string[]): Step => ({ name, command: ['true'], slots, after })

/** Runs the steps; each ends when its name is let go, in the order given. Answers which were running each time one ended. */
async function runningTogether(steps: Step[], ends: string[]): Promise<string[][]> {
  const letGo = new Map<string, () => void>()
  const together: string[][] = []
  const all = runInSlots(steps, ({ name }) => new Promise((done) => letGo.set(name, done)))
  for (const name of ends) {
    together.push([...letGo.keys()])
    const end = letGo.get(name)
    letGo.delete(name)
    end?.()
    await new Promise((done) => setTimeout(done, 0))
  }
  await all
  return together
}

test('two small steps run beside each other, and a third begins when one ends', async () => {
  expect(await runningTogether([step('a', 1), step('b', 1), step('c', 1)], ['b', 'a', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['c'],
  ])
})

test('a step that takes both slots waits until both are free and is not overtaken', async () => {
  expect(await runningTogether([step('a', 1), step('b', 2), step('c', 1)], ['a', 'b', 'c'])).toEqual([['a'], ['b'], ['c']])
})

test('a step waits for what it comes after, and another takes its turn meanwhile', async () => {
  expect(await runningTogether([step('a', 1), step('b', 1, ['a']), step('c', 1)], ['c', 'a', 'b'])).toEqual([
    ['a', 'c'],
    ['a'],
    ['b'],
  ])
})

test('a step that fails to start lets the others run, and the failure is not lost', async () => {
  const ran: string[] = []
  const all = runInSlots([step('a', 1), step('b', 1, ['a'])], async ({ name }) => {
    ran.push(name)
    if (name === 'b') throw new Error('no such program')
  })
  await expect(all).rejects.toThrow('no such program')
  expect(ran).toEqual(['a', 'b'])
})

test('steps that wait for each other are named', async () => {
  await expect(runInSlots([step('a', 1, ['b']), step('b', 1, ['a'])], async () => undefined)).rejects.toThrow(/a, b/)
})

test('every step that is waited for exists, in both breadths', () => {
  for (const breadth of ['gate', 'full'] as const) {
    const steps = stepsOf(breadth)
    const names = steps.map(({ name }) => name)
    expect(steps.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
})
