import type { FastifyBaseLogger, FastifyInstance } from 'fastify'

export interface ScheduledJob {
  name: string
  everyMs: number
  /** Also once before the service takes requests. */
  atStart?: boolean
  run(): Promise<void>
}

type Log = Pick<FastifyBaseLogger, 'warn'>

/** Runs the jobs that are due at the start, then each at its interval until the service closes. A run that is late is not overtaken by the next one. */
export async function runScheduledJobs(app: FastifyInstance, log: Log, jobs: readonly ScheduledJob[]): Promise<void> {
  await runJobs(
    log,
    jobs.filter(({ atStart }) => atStart),
  )
  for (const job of jobs) repeat(app, log, job)
}

/** Each once, in order. A failed job keeps none of the others from running; the next run does its work. */
export async function runJobs(log: Log, jobs: readonly ScheduledJob[]): Promise<void> {
  for (const { name, run } of jobs) await run().catch((err: unknown) => log.warn({ err, job: name }, 'scheduled job failed'))
}

function repeat(app: FastifyInstance, log: Log, job: ScheduledJob): void {
  let running: Promise<void> | null = null
  const timer = setInterval(() => {
    running ??= runJobs(log, [job]).finally(() => {
      running = null
    })
  }, job.everyMs)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await running
  })
}
