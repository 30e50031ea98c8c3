import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { removeStaleEntries } from '../live/queue/seat-queue.store.ts'
import { removeIdleSessions } from './sessions.store.ts'

const INTERVAL_MS = 15 * 60_000

/** Removes idle sessions, and entries of seat queues without a window, every 15 minutes. A failed sweep is logged and repeated by the next one. */
export function startIdleSessionSweep(app: FastifyInstance, { pool, now, log }: GameHostContext): void {
  const sweep = () =>
    removeStaleEntries(pool, now())
      .then(() => removeIdleSessions(pool, now()))
      .then(
        (removed) => removed > 0 && log.info({ event: 'idle sessions removed', removed }, 'idle sessions removed'),
        (error: unknown) => log.warn({ err: error }, 'removing idle sessions failed'),
      )
  const timer = setInterval(() => void sweep(), INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
