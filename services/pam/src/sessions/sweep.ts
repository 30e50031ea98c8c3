import type { FastifyInstance } from 'fastify'
import type { PamContext } from '../pam-context.ts'

const EVERY = 15 * 60_000
const DAY = 86_400_000
/** How long an ended session stays, for questions about it. */
const KEPT_DAYS = 400

/** Clears away what is worth nothing any more. A failed sweep is logged; the next one does its work. */
export function sweepStale(app: FastifyInstance, context: PamContext): void {
  let under: Promise<unknown> = Promise.resolve()
  const timer = setInterval(() => {
    under = removeStale(context).catch((error: unknown) =>
      context.log.warn({ err: error }, 'stale sessions could not be removed'),
    )
  }, EVERY)
  timer.unref()
  app.addHook('onClose', async () => {
    clearInterval(timer)
    await under
  })
}

/** Used remember-me tokens stay as long as their family could live: whoever brings one back must be noticed. */
export async function removeStale({ pool, now }: PamContext): Promise<void> {
  const before = (days: number) => new Date(now().getTime() - days * DAY)
  await pool.query('DELETE FROM pam.login_challenges WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.mailed_codes WHERE expires_at < $1', [now()])
  await pool.query('DELETE FROM pam.temporary_tokens WHERE expires_at < $1', [before(1)])
  await pool.query('DELETE FROM pam.login_attempts WHERE at < $1', [before(1)])
  await pool.query('DELETE FROM pam.access_tokens a USING pam.sessions s WHERE s.id = a.session_id AND s.started_at < $1', [
    before(1),
  ])
  await pool.query('DELETE FROM pam.remember_families WHERE full_login_at < $1', [before(45)])
  await pool.query('DELETE FROM pam.sessions WHERE started_at < $1', [before(KEPT_DAYS)])
  await pool.query('DELETE FROM pam.mails WHERE written_at < $1', [before(30)])
}
