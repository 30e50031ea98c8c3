import { type ChildProcess, fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
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
  artist: ChildProcess
  job: Job | null
  leaves?: NodeJS.Timeout
}
interface Reply {
  bytes?: Uint8Array | null
  failure?: string
}

/** An artist's palette is large: after a while without an order he goes, and comes back with the next one. */
const IDLE = 60_000
const ARTIST = fileURLToPath(new URL('artist.process.ts', import.meta.url))
/** One core is left to the API. */
const DESKS = Math.min(4, Math.max(1, availableParallelism() - 1))

/** A few processes that draw one picture at a time; what somebody waits for goes before what is drawn ahead. */
export function hireArtists(): Artists {
  const waiting: Record<Urgency, Job[]> = { now: [], 'when idle': [] }
  const desks: Desk[] = []
  let closed = false

  const next = (desk: Desk) => {
    clearTimeout(desk.leaves)
    desk.job = waiting.now.shift() ?? waiting['when idle'].shift() ?? null
    if (desk.job) desk.artist.send(desk.job.order)
    else desk.leaves = setTimeout(() => dismiss(desk), IDLE).unref()
  }
  const seat = (): Desk => {
    const desk: Desk = {
      artist: fork(ARTIST, {
        serialization: 'advanced',
        execArgv: ['--max-old-space-size=320'],
        stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      }),
      job: null,
    }
    desk.artist.on('message', ({ bytes, failure }: Reply) => {
      if (failure === undefined) desk.job?.resolve(bytes ?? null)
      else desk.job?.reject(new Error(`picture not drawn: ${failure}`))
      next(desk)
    })
    // An artist who fell (out of memory, a broken picture) fails its order; the next order gets a new one.
    desk.artist.on('error', (error) => leave(desk, error))
    desk.artist.on('exit', () => leave(desk, new Error('the artist stopped')))
    desks.push(desk)
    return desk
  }
  const dismiss = (desk: Desk) => {
    desks.splice(desks.indexOf(desk), 1)
    desk.artist.disconnect()
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
      for (const { artist, leaves } of desks) {
        clearTimeout(leaves)
        artist.kill('SIGKILL')
      }
    },
  }
}
