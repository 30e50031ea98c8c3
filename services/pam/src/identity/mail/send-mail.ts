import type { FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import type { PamContext } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'

/** Bounds the wait for an unresponsive mail server, in ms. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const MINUTE = 60_000
const MAX_ATTEMPTS = 12

export interface Mailer {
  sendDue(): Promise<void>
}

/**
 * Sends the outbox by SMTP. Failures are retried with growing delays; sent mails lose their body. Without SMTP nothing is sent.
 */
export function createMailer(app: FastifyInstance, context: PamContext): Mailer {
  const { smtp, mailFrom } = context.settings
  if (smtp === undefined) return { sendDue: async () => {} }
  const transport = createTransport(smtp, { from: mailFrom, ...TIMEOUTS })
  app.addHook('onClose', async () => transport.close())
  return { sendDue: () => sendDueMails(context, (mail) => transport.sendMail(mail)) }
}

type Send = (mail: { to: string; subject: string; text: string }) => Promise<unknown>

/** Sends due mails one by one; nodes skip each other's. */
async function sendDueMails(context: PamContext, send: Send): Promise<void> {
  while (await sendNext(context, send));
}

const sendNext = ({ pool, now, log }: PamContext, send: Send): Promise<boolean> =>
  inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ id: string; recipient: string; subject: string; body: string; attempts: number }>(
      `SELECT id, recipient, subject, body, attempts FROM pam.mail_outbox
       WHERE sent_at IS NULL AND body IS NOT NULL AND next_attempt_at <= $1 AND attempts < ${MAX_ATTEMPTS}
       ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now()],
    )
    const dueMail = rows[0]
    if (!dueMail) return false
    try {
      await send({ to: dueMail.recipient, subject: dueMail.subject, text: dueMail.body })
      await db.query('UPDATE pam.mail_outbox SET sent_at = $2, body = NULL WHERE id = $1', [dueMail.id, now()])
    } catch (error) {
      // The server's error text may contain the address; its code suffices.
      log.warn({ mail: dueMail.id, code: (error as { code?: string }).code }, 'mail could not be sent; will be retried')
      const wait = Math.min(2 ** dueMail.attempts, 60) * MINUTE
      await db.query('UPDATE pam.mail_outbox SET attempts = attempts + 1, next_attempt_at = $2 WHERE id = $1', [
        dueMail.id,
        new Date(now().getTime() + wait),
      ])
    }
    return true
  })
