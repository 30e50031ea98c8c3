import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Order } from './drawing.ts'

export type Urgency = 'now' | 'when idle'
export interface Artists {
  draw(order: Order, urgency: Urgency): Promise<Uint8Array | null>
  /** Orders that wait or are being drawn. */
  busy(): number
  close(): Promise<void>
}

interface Job {
  order: Order
  resolve(bytes: Uint8Array | null): void
  reject(error: Error): void
}
interface Desk {
  worker: Worker
  job: Job | null
}
interface Reply {
  bytes?: Uint8Array | null
  failure?: string
}

/** One core is left to the API. */
const DESKS = Math.min(4, Math.max(1, availableParallelism() - 1))

/** A few threads that draw one picture at a time; what somebody waits for goes before what is drawn ahead. */
export function hireArtists(): Artists {
  const waiting: Record<Urgency, Job[]> = { now: [], 'when idle': [] }
  const desks: Desk[] = []
  let closed = false

  const next = (desk: Desk) => {
    desk.job = waiting.now.shift() ?? waiting['when idle'].shift() ?? null
    if (desk.job) desk.worker.postMessage({ id: 0, order: desk.job.order })
  }
  const seat = (): Desk => {
    const desk: Desk = { worker: new Worker(new URL('./draw.worker.ts', import.meta.url)), job: null }
    desk.worker.unref()
    desk.worker.on('message', ({ bytes, failure }: Reply) => {
      if (failure === undefined) desk.job?.resolve(bytes ?? null)
      else desk.job?.reject(new Error(`picture not drawn: ${failure}`))
      next(desk)
    })
    // A thread that fell (out of memory, a broken picture) fails its order; the next order gets a new one.
    desk.worker.on('error', (error) => leave(desk, error))
    desk.worker.on('exit', () => leave(desk, new Error('the artist stopped')))
    desks.push(desk)
    return desk
  }
  const leave = (desk: Desk, error: unknown) => {
    const place = desks.indexOf(desk)
    if (place < 0) return
    desks.splice(place, 1)
    desk.job?.reject(error instanceof Error ? error : new Error(String(error)))
    if (!closed && waiting.now.length + waiting['when idle'].length > 0) next(seat())
  }

  return {
    draw: (order, urgency) =>
      new Promise((resolve, reject) => {
        if (closed) return reject(new Error('the artists have gone home'))
        waiting[urgency].push({ order, resolve, reject })
        const free = desks.find(({ job }) => job === null) ?? (desks.length < DESKS ? seat() : null)
        if (free) next(free)
      }),
    busy: () => waiting.now.length + waiting['when idle'].length + desks.filter(({ job }) => job !== null).length,
    close: async () => {
      closed = true
      for (const job of [...waiting.now, ...waiting['when idle']]) job.reject(new Error('the artists have gone home'))
      await Promise.all(desks.map(({ worker }) => worker.terminate()))
    },
  }
}
