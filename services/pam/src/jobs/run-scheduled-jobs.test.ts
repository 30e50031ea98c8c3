import { createServer } from '@herna/service-kit'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type JobRunner, runJobs, runScheduledJobs, type ScheduledJob } from './index.ts'

const logged: { job?: string; msg: string }[] = []
const log = pino({ level: 'warn' }, { write: (line) => void logged.push(JSON.parse(line)) })
const ran: string[] = []
/** A node that always gets the lease. */
const runner: JobRunner = {
  log,
  leases: { runWhenDue: (_name, _everyMs, work) => work(), runNow: (_name, _everyMs, work) => work() },
}
const job = (name: string, overrides: Partial<ScheduledJob> = {}): ScheduledJob => ({
  name,
  everyMs: 1_000,
  run: async () => void ran.push(name),
  ...overrides,
})

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  logged.length = 0
  ran.length = 0
})
afterEach(() => {
  vi.useRealTimers()
})

test('a failed job is logged by name and does not stop the others', async () => {
  const broken = job('broken', { run: () => Promise.reject(new Error('no database')) })
  await runJobs(runner, [job('first'), broken, job('last')])
  expect(ran).toEqual(['first', 'last'])
  expect(logged).toEqual([expect.objectContaining({ job: 'broken', msg: 'scheduled job failed' })])
})

test('`atStart` jobs run before the service starts, and every job at its own interval', async () => {
  const app = await createServer({ title: 'jobs' })
  await runScheduledJobs(app, runner, [job('seldom', { everyMs: 3_000 }), job('often', { atStart: true })])
  expect(ran).toEqual(['often'])
  await vi.advanceTimersByTimeAsync(3_000)
  expect(ran.toSorted()).toEqual(['often', 'often', 'often', 'often', 'seldom'])
  await app.close()
  await vi.advanceTimersByTimeAsync(10_000)
  expect(ran).toHaveLength(5)
})

test('a job slower than its interval does not overlap, and closing waits for it', async () => {
  const app = await createServer({ title: 'jobs' })
  const slow = Promise.withResolvers<void>()
  const run = vi.fn(() => slow.promise)
  await runScheduledJobs(app, runner, [job('slow', { run })])
  await vi.advanceTimersByTimeAsync(5_000)
  expect(run).toHaveBeenCalledOnce()
  let isClosed = false
  const closing = app.close().then(() => {
    isClosed = true
  })
  await vi.advanceTimersByTimeAsync(50)
  expect(isClosed).toBe(false)
  slow.resolve()
  await closing
})
