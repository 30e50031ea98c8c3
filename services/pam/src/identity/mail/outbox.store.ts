import type { PamContext, Queryable } from '../../foundation/index.ts'

export interface Mail {
  to: string
  subject: string
  text: string
}

/** Enqueues a mail in the caller's transaction: the change and its mail are committed together. */
export async function enqueueMail(db: Queryable, { to, subject, text }: Mail, now: Date): Promise<void> {
  await db.query(
    'INSERT INTO pam.mail_outbox (recipient, subject, body, created_at, next_attempt_at) VALUES ($1, $2, $3, $4, $4)',
    [to, subject, text, now],
  )
}

export interface CaughtMail {
  id: string
  to: string
  subject: string
  text: string
  sentAt: string
}

/** Mail caught in the sandbox, newest first. */
export async function readCaughtMail({ pool }: PamContext, to: string | undefined): Promise<CaughtMail[]> {
  const { rows } = await pool.query<{ id: string; recipient: string; subject: string; body: string; created_at: Date }>(
    `SELECT id, recipient, subject, body, created_at FROM pam.mail_outbox
     WHERE body IS NOT NULL AND ($1::text IS NULL OR lower(recipient) = lower($1)) ORDER BY id DESC LIMIT 100`,
    [to ?? null],
  )
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    sentAt: row.created_at.toISOString(),
  }))
}
