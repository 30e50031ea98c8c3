import type { PamContext, Queryable } from '../../foundation/index.ts'

export interface Letter {
  to: string
  subject: string
  text: string
}

/** Lays a letter into the outbox, with the change it tells of: neither happens without the other. */
export async function post(db: Queryable, { to, subject, text }: Letter, now: Date): Promise<void> {
  await db.query('INSERT INTO pam.mails (recipient, subject, body, written_at, next_attempt_at) VALUES ($1, $2, $3, $4, $4)', [
    to,
    subject,
    text,
    now,
  ])
}

export interface CaughtMail {
  id: string
  to: string
  subject: string
  text: string
  sentAt: string
}

/** What the sandbox's catcher holds, newest first. */
export async function readCaughtMail({ pool }: PamContext, to: string | undefined): Promise<CaughtMail[]> {
  const { rows } = await pool.query<{ id: string; recipient: string; subject: string; body: string; written_at: Date }>(
    `SELECT id, recipient, subject, body, written_at FROM pam.mails
     WHERE body IS NOT NULL AND ($1::text IS NULL OR lower(recipient) = lower($1)) ORDER BY id DESC LIMIT 100`,
    [to ?? null],
  )
  return rows.map((row) => ({
    id: row.id,
    to: row.recipient,
    subject: row.subject,
    text: row.body,
    sentAt: row.written_at.toISOString(),
  }))
}
