import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export interface ScheduledJob {
  name: string
  everyMs: number
  /** Also runs once before the service accepts requests. */
  atStart?: boolean
  run(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Runs the `atStart` jobs, then each job at its interval until the service closes. Runs of one job never overlap. */
export async function runScheduledJobs(app: FastifyInstance, log: Log, jobs: readonly ScheduledJob[]): Promise<void> {
  await runJobs(
    log,
    jobs.filter(({ atStart }) => atStart),
  )
  for (const job of jobs) repeat(app, log, job)
}

/** Runs each job once, in order. A failure is logged and does not stop the others; the next run retries. */
export async function runJobs(log: Log, jobs: readonly ScheduledJob[]): Promise<void> {
  for (const { name, run } of jobs) await run().catch((err: unknown) => log.warn({ err, job: name }, 'scheduled job failed'))
}

function repeat(app: FastifyInstance, log: Log, job: ScheduledJob): void {
  let currentRun: Promise<void> | null = null
  const timer = setInterval(() => {
    currentRun ??= runJobs(log, [job]).finally(() => {
      currentRun = null
    })
  }, job.everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await currentRun
  })
}
