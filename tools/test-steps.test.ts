import { expect, test } from 'vitest'
import { runInSlots, type Step, stepsOf } from './test-steps.ts'

const step = (name: string, slots: 1 | 2, after?: string[]): Step => ({ name, command: ['true'], slots, after })

/** Runs the steps and finishes them in the given order. Returns which steps were running each time one finished. */
async function runningTogether(steps: Step[], finishOrder: string[]): Promise<string[][]> {
  const finishByName = new Map<string, () => void>()
  const runningSteps: string[][] = []
  const allSteps = runInSlots(steps, ({ name }) => new Promise((done) => finishByName.set(name, done)))
  for (const name of finishOrder) {
    runningSteps.push([...finishByName.keys()])
    const finish = finishByName.get(name)
    finishByName.delete(name)
    finish?.()
    await new Promise((done) => setTimeout(done, 0))
  }
  await allSteps
  return runningSteps
}

test('two one-slot steps run in parallel, and a third starts when one ends', async () => {
  expect(await runningTogether([step('a', 1), step('b', 1), step('c', 1)], ['b', 'a', 'c'])).toEqual([
    ['a', 'b'],
    ['a', 'c'],
    ['c'],
  ])
})

test('a step that takes both slots waits until both are free and is not overtaken', async () => {
  expect(await runningTogether([step('a', 1), step('b', 2), step('c', 1)], ['a', 'b', 'c'])).toEqual([['a'], ['b'], ['c']])
})

test('a step waits for its predecessors, and another step runs meanwhile', async () => {
  expect(await runningTogether([step('a', 1), step('b', 1, ['a']), step('c', 1)], ['c', 'a', 'b'])).toEqual([
    ['a', 'c'],
    ['a'],
    ['b'],
  ])
})

test('when a step fails to start, the others still run and the failure is reported', async () => {
  const ran: string[] = []
  const allSteps = runInSlots([step('a', 1), step('b', 1, ['a'])], async ({ name }) => {
    ran.push(name)
    if (name === 'b') throw new Error('no such program')
  })
  await expect(allSteps).rejects.toThrow('no such program')
  expect(ran).toEqual(['a', 'b'])
})

test('steps that wait for each other are named in the error', async () => {
  await expect(runInSlots([step('a', 1, ['b']), step('b', 1, ['a'])], async () => undefined)).rejects.toThrow(/a, b/)
})

test('every predecessor of a step exists, in both breadths', () => {
  for (const breadth of ['gate', 'full'] as const) {
    const steps = stepsOf(breadth)
    const names = steps.map(({ name }) => name)
    expect(steps.flatMap(({ after = [] }) => after).filter((name) => !names.includes(name))).toEqual([])
    expect(new Set(names).size).toBe(names.length)
  }
})
