import type { Leases } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { removeStaleEntries } from '../live/queue/seat-queue.store.ts'
import { removeIdleSessions } from './sessions.store.ts'

const INTERVAL_MS = 15 * 60_000

/** Removes idle sessions, and entries of seat queues without a window, every 15 minutes, once for all nodes. A failed sweep is logged and repeated by the next one. */
export function startIdleSessionSweep(
  app: FastifyInstance,
  { pool, now, log }: GameHostContext,
  leases: Pick<Leases, 'runWhenDue'>,
): void {
  const removeIdle = async () => {
    await removeStaleEntries(pool, now())
    const removed = await removeIdleSessions(pool, now())
    if (removed > 0) log.info({ event: 'idle sessions removed', removed }, 'idle sessions removed')
  }
  const sweep = () =>
    leases
      .runWhenDue('game host: idle sessions', INTERVAL_MS, removeIdle)
      .catch((error: unknown) => log.warn({ err: error }, 'removing idle sessions failed'))
  const timer = setInterval(() => void sweep(), INTERVAL_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
