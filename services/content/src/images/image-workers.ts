import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import type { RenderRequest } from './render-request.ts'

/** `high`: a request waits for it. `low`: rendered in advance. */
export type Priority = 'high' | 'low'
/** A pool of worker processes that render images. */
export interface ImageWorkers {
  render(request: RenderRequest, priority: Priority): Promise<Uint8Array | null>
  /** Number of queued and running requests. */
  busy(): number
  close(): Promise<void>
}

interface Job {
  request: RenderRequest
  resolve(bytes: Uint8Array | null): void
  reject(error: Error): void
}
interface Worker {
  child: ChildProcess
  job: Job | null
  idleTimer?: NodeJS.Timeout
}
interface Reply {
  bytes?: Uint8Array | null
  failure?: string
}

/** An idle worker is stopped to release its memory, and started again when needed. */
const IDLE_MS = 60_000
const WORKER_PROGRAM = fileURLToPath(new URL('image-worker.process.ts', import.meta.url))
/** Leaves one core to the API. */
const MAX_WORKERS = Math.min(4, Math.max(1, availableParallelism() - 1))

/** Starts worker processes on demand; each renders one image at a time, high priority first. */
export function startImageWorkers(): ImageWorkers {
  const waiting: Record<Priority, Job[]> = { high: [], low: [] }
  const workers: Worker[] = []
  let isClosed = false

  const startNext = (worker: Worker) => {
    clearTimeout(worker.idleTimer)
    worker.job = waiting.high.shift() ?? waiting.low.shift() ?? null
    if (worker.job) worker.child.send(worker.job.request)
    else worker.idleTimer = setTimeout(() => stopWorker(worker), IDLE_MS).unref()
  }
  const startWorker = (): Worker => {
    const worker: Worker = {
      child: fork(WORKER_PROGRAM, {
        serialization: 'advanced',
        execArgv: ['--max-old-space-size=320'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
      job: null,
    }
    worker.child.on('message', ({ bytes, failure }: Reply) => {
      if (failure === undefined) worker.job?.resolve(bytes ?? null)
      else worker.job?.reject(new Error(`image not rendered: ${failure}`))
      startNext(worker)
    })
    // A crashed worker (for example out of memory) fails its request; the next request starts a new worker.
    worker.child.on('error', (error) => onWorkerEnd(worker, error))
    worker.child.on('exit', () => onWorkerEnd(worker, new Error('the image worker ended')))
    workers.push(worker)
    return worker
  }
  const stopWorker = (worker: Worker) => {
    workers.splice(workers.indexOf(worker), 1)
    worker.child.disconnect()
  }
  const onWorkerEnd = (worker: Worker, error: unknown) => {
    const index = workers.indexOf(worker)
    if (index < 0) return
    workers.splice(index, 1)
    worker.job?.reject(error instanceof Error ? error : new Error(String(error)))
    if (!isClosed && waiting.high.length + waiting.low.length > 0) startNext(startWorker())
  }

  return {
    render: (request, priority) =>
      new Promise((resolve, reject) => {
        if (isClosed) return reject(new Error('the image workers are closed'))
        waiting[priority].push({ request, resolve, reject })
        const freeWorker = workers.find(({ job }) => job === null) ?? (workers.length < MAX_WORKERS ? startWorker() : null)
        if (freeWorker) startNext(freeWorker)
      }),
    busy: () => waiting.high.length + waiting.low.length + workers.filter(({ job }) => job !== null).length,
    close: async () => {
      isClosed = true
      for (const job of [...waiting.high, ...waiting.low]) job.reject(new Error('the image workers are closed'))
      for (const { child, idleTimer } of workers) {
        clearTimeout(idleTimer)
        child.kill('SIGKILL')
      }
    },
  }
}
