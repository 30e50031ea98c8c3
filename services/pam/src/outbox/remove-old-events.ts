import type { PamContext } from '../foundation/index.ts'

const RETENTION_MS = 86_400_000

/**
 * Events of messages and ended sessions are kept for a day; postings for ever, so balances and wins can be read again from any
 * cursor.
 */
export async function removeOldEvents({ pool, now }: PamContext): Promise<void> {
  await pool.query('DELETE FROM pam.events WHERE at < $1', [new Date(now().getTime() - RETENTION_MS)])
}
