import { type ChildProcess, fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { type TestDatabase, testDatabase } from '../test-database.ts'
import { openLeases } from './leases.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await testDatabase()
})
afterAll(() => database.close())

/** Two nodes in this process; the one that waits tries often, so that a test need not wait long. */
const openNodes = async () =>
  [await openLeases(database.pool, { retryMs: 50 }), await openLeases(database.pool, { retryMs: 50 })] as const
const heldUntil = async (name: string) => {
  const { rows } = await database.pool.query<{ time: Date }>('SELECT held_until AS time FROM herna.leases WHERE name = $1', [
    name,
  ])
  return rows[0]?.time.getTime() ?? 0
}
const HOUR = 3_600_000

test('two nodes that find a job due at the same time run it once; it is due again after its interval', async () => {
  const [one, other] = await openNodes()
  let runs = 0
  const run = async () => void (runs += 1)
  await Promise.all([one, other, one, other].map((node) => node.runWhenDue('due', HOUR, run)))
  expect(runs).toBe(1)
  await other.runWhenDue('due', HOUR, run)
  expect(runs).toBe(1)
  await database.pool.query(`UPDATE herna.leases SET due_at = clock_timestamp() WHERE name = 'due'`)
  await Promise.all([one, other].map((node) => node.runWhenDue('due', HOUR, run)))
  expect(runs).toBe(2)
})

test('a job that runs longer than its lease keeps it; a job that fails frees it and rejects', async () => {
  const [one, other] = await openNodes()
  const [started, ended] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const running = one.runNow('long', 0, () => {
    started.resolve()
    return ended.promise
  })
  await started.promise
  const first = await heldUntil('long')
  await expect.poll(() => heldUntil('long')).toBeGreaterThan(first)
  const ran: string[] = []
  await other.runNow('long', 0, async () => void ran.push('during'))
  ended.resolve()
  await running
  await other.runNow('long', 0, async () => void ran.push('after'))
  expect(ran).toEqual(['after'])
  await expect(one.runNow('fails', 0, () => Promise.reject(new Error('no mail server')))).rejects.toThrow('no mail server')
  await other.runNow('fails', 0, async () => void ran.push('after a failure'))
  expect(ran).toEqual(['after', 'after a failure'])
})

test('work that only one node may do goes to another when its node closes', async () => {
  const [one, other] = await openNodes()
  const [first, second] = [new AbortController(), new AbortController()]
  const active = new Set<string>()
  const work = (name: string) => async (signal: AbortSignal) => {
    active.add(name)
    await pause(HOUR, undefined, { signal }).catch(() => undefined)
    active.delete(name)
  }
  const firstDone = one.runAlone('alone', work('one'), first.signal)
  await expect.poll(() => [...active]).toEqual(['one'])
  const secondDone = other.runAlone('alone', work('other'), second.signal)
  // The one that waits tries again and again.
  const heldBefore = await heldUntil('alone')
  await expect.poll(() => heldUntil('alone')).toBeGreaterThan(heldBefore)
  expect([...active]).toEqual(['one'])
  first.abort()
  await firstDone
  await expect.poll(() => [...active]).toEqual(['other'])
  second.abort()
  await secondDone
})

/** A node in a process of its own. */
async function startProcess() {
  const child: ChildProcess = fork(new URL('lease-holder.fixture.ts', import.meta.url), [database.url], { execArgv: [] })
  const exited = once(child, 'exit')
  const events: string[] = []
  child.on('message', (event: string) => void events.push(event))
  const signal = (name: NodeJS.Signals) => child.kill(name)
  onTestFinished(async () => {
    child.kill('SIGKILL')
    await exited
  })
  await expect.poll(() => events).toContain('started')
  const countOf = (event: string) => events.filter((name) => name === event).length
  const isWorking = () => countOf('alone') > countOf('lost')
  return { signal, countOf, isWorking, exited }
}

test('when a node is killed, another goes on with its jobs and its work; a frozen one loses them and learns it [F9]', async () => {
  const killed = await startProcess()
  await expect.poll(() => [killed.isWorking(), killed.countOf('job') > 0]).toEqual([true, true])
  const others = [await startProcess(), await startProcess()]
  const jobs = () => others.reduce((sum, { countOf }) => sum + countOf('job'), 0)
  killed.signal('SIGKILL')
  await killed.exited
  await expect.poll(() => others.some(({ isWorking }) => isWorking())).toBe(true)
  const jobsBefore = jobs()
  await expect.poll(jobs).toBeGreaterThan(jobsBefore)
  const frozen = others.find(({ isWorking }) => isWorking())
  const idle = others.find((node) => node !== frozen)
  frozen?.signal('SIGSTOP')
  await expect.poll(() => idle?.isWorking()).toBe(true)
  const jobsOfIdle = idle?.countOf('job') ?? 0
  await expect.poll(() => idle?.countOf('job')).toBeGreaterThan(jobsOfIdle)
  frozen?.signal('SIGCONT')
  await expect.poll(() => frozen?.countOf('lost')).toBeGreaterThan(0)
})
