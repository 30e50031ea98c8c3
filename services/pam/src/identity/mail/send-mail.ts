import type { FastifyInstance } from 'fastify'
import { createTransport } from 'nodemailer'
import type { PamContext } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'

/** A mail server that is silent must not hold us. */
const TIMEOUTS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }
const MINUTE = 60_000
const TRIES = 12

export interface Mailer {
  sendDue(): Promise<void>
}

/** Empties the outbox by SMTP. What fails is tried again, later and later; what was sent keeps no text. Without SMTP nothing is sent. */
export function createMailer(app: FastifyInstance, context: PamContext): Mailer {
  const { smtp, mailFrom } = context.settings
  if (smtp === undefined) return { sendDue: async () => {} }
  const transport = createTransport(smtp, { from: mailFrom, ...TIMEOUTS })
  app.addHook('onClose', async () => transport.close())
  return { sendDue: () => emptyOutbox(context, (letter) => transport.sendMail(letter)) }
}

type Send = (letter: { to: string; subject: string; text: string }) => Promise<unknown>

/** Sends what is due, one letter after the other; several nodes do not send the same one. */
async function emptyOutbox(context: PamContext, send: Send): Promise<void> {
  while (await sendNext(context, send));
}

const sendNext = ({ pool, now, log }: PamContext, send: Send): Promise<boolean> =>
  inTransaction(pool, async (db) => {
    const { rows } = await db.query<{ id: string; recipient: string; subject: string; body: string; attempts: number }>(
      `SELECT id, recipient, subject, body, attempts FROM pam.mails
       WHERE sent_at IS NULL AND body IS NOT NULL AND next_attempt_at <= $1 AND attempts < ${TRIES}
       ORDER BY next_attempt_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`,
      [now()],
    )
    const mail = rows[0]
    if (!mail) return false
    try {
      await send({ to: mail.recipient, subject: mail.subject, text: mail.body })
      await db.query('UPDATE pam.mails SET sent_at = $2, body = NULL WHERE id = $1', [mail.id, now()])
    } catch (error) {
      // A mail server's answer may repeat the address; its code says enough.
      log.warn({ mail: mail.id, code: (error as { code?: string }).code }, 'a mail could not be sent')
      const wait = Math.min(2 ** mail.attempts, 60) * MINUTE
      await db.query('UPDATE pam.mails SET attempts = attempts + 1, next_attempt_at = $2 WHERE id = $1', [
        mail.id,
        new Date(now().getTime() + wait),
      ])
    }
    return true
  })
