import type { Leases } from '@herna/service-kit'
import type { FastifyInstance } from 'fastify'
import type { ChatServiceContext } from './context.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

/** Removes expired sessions, conversations without an entry after a day, and old ones. */
export async function removeOld({ pool, settings, now }: ChatServiceContext): Promise<void> {
  const currentTime = now()
  const ago = (milliseconds: number) => new Date(currentTime.getTime() - milliseconds)
  await pool.query('DELETE FROM chat.sessions WHERE expires_at < $1', [currentTime])
  await pool.query('DELETE FROM chat.operator_sessions WHERE expires_at < $1', [currentTime])
  await pool.query(
    `DELETE FROM chat.conversations c WHERE c.last_seq = 0 AND c.updated_at < $1 AND NOT EXISTS
       (SELECT 1 FROM chat.sessions s WHERE s.conversation_id = c.id)`,
    [ago(DAY_MS)],
  )
  await pool.query(`DELETE FROM chat.conversations WHERE status IN ('idle', 'closed') AND updated_at < $1`, [
    ago(settings.retentionDays * DAY_MS),
  ])
}

/** Runs `removeOld` every hour, once for all nodes, until the app closes. */
export function removeOldRegularly(app: FastifyInstance, context: ChatServiceContext, leases: Pick<Leases, 'runWhenDue'>): void {
  const timer = setInterval(() => {
    leases
      .runWhenDue('chat: remove old', HOUR_MS, () => removeOld(context))
      .catch((error: unknown) => context.log.warn({ err: error }, 'removing old chats failed'))
  }, HOUR_MS)
  timer.unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
