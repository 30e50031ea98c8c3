import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../pam-context.ts'

const EVERY = 15 * 60_000
const KEPT = 86_400_000

/** Messages and ended sessions are kept a day; postings stay for ever, so balances and wins can be read again from any cursor. */
export function keepEventsADay(app: FastifyInstance, { pool, now, log }: PamContext): void {
  let under: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    under = pool
      .query('DELETE FROM pam.events WHERE at < $1', [new Date(now().getTime() - KEPT)])
      .catch((error: unknown) => log.warn({ err: error }, 'old events could not be removed'))
  }, EVERY)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await under
  })
}
