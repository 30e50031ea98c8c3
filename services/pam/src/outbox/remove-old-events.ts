import type { PamContext } from '../foundation/index.ts'

const KEPT = 86_400_000

/** Messages and ended sessions are kept a day; postings stay for ever, so balances and wins can be read again from any cursor. */
export async function removeOldEvents({ pool, now }: PamContext): Promise<void> {
  await pool.query('DELETE FROM pam.events WHERE at < $1', [new Date(now().getTime() - KEPT)])
}
