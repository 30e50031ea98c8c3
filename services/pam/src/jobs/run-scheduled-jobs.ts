import type { Leases } from '@herna/service-kit'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export interface ScheduledJob {
  name: string
  everyMs: number
  /** Also runs once before the service accepts requests. */
  atStart?: boolean
  run(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** What runs the jobs: once for all nodes. */
export interface JobRunner {
  log: Log
  leases: Pick<Leases, 'runWhenDue' | 'runNow'>
}

/**
 * Runs the `atStart` jobs, then each job at its interval until the service closes: on one node at a time, and on another when that one dies. Runs of one
 * job never overlap in this process.
 */
export async function runScheduledJobs(app: FastifyInstance, runner: JobRunner, jobs: readonly ScheduledJob[]): Promise<void> {
  await runJobs(
    runner,
    jobs.filter(({ atStart }) => atStart),
  )
  for (const job of jobs) repeat(app, runner, job)
}

/** Runs each job now, in order. A failure is logged and does not stop the others; the next run retries. */
export async function runJobs({ log, leases }: JobRunner, jobs: readonly ScheduledJob[]): Promise<void> {
  for (const { name, everyMs, run } of jobs) await logFailure(log, name, leases.runNow(leaseOf(name), everyMs, run))
}

const leaseOf = (name: string): string => `pam: ${name}`

const logFailure = (log: Log, job: string, work: Promise<void>): Promise<void> =>
  work.catch((err: unknown) => log.warn({ err, job }, 'scheduled job failed'))

function repeat(app: FastifyInstance, { log, leases }: JobRunner, { name, everyMs, run }: ScheduledJob): void {
  let currentRun: Promise<void> | null = null
  const timer = setInterval(() => {
    currentRun ??= logFailure(log, name, leases.runWhenDue(leaseOf(name), everyMs, run)).finally(() => {
      currentRun = null
    })
  }, everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await currentRun
  })
}
