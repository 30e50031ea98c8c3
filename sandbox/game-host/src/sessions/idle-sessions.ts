import type { FastifyInstance } from 'fastify'
import type { GameHostContext } from '../context.ts'
import { removeIdleSessions } from './sessions.store.ts'

const EVERY = 15 * 60_000

/** Clears away sessions nobody came back to. A failed sweep is logged; the next one does its work. */
export function sweepIdleSessions(app: FastifyInstance, { pool, now, log }: GameHostContext): void {
  const sweep = () =>
    removeIdleSessions(pool, now()).then(
      (removed) => removed > 0 && log.info({ event: 'idle sessions removed', removed }),
      (error: unknown) => log.warn({ err: error }, 'idle sessions could not be removed'),
    )
  const timer = setInterval(() => void sweep(), EVERY)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
