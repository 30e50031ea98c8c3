import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { Queryable } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'

/**
 * Marks the address as verified after a mailed code was entered, and opens the wallet. Accounts without a wallet can still be
 * removed.
 */
export async function markEmailVerified(
  context: IdentityContext,
  db: Queryable,
  player: { id: string },
  address: string,
): Promise<void> {
  const now = context.now()
  // Accounts opened in a shop keep their kind.
  const { rowCount } = await db.query(
    `UPDATE pam.players SET email_verified_at = $2,
       account_kind = CASE WHEN account_kind IN ('temporary', 'pre-registered') THEN 'online' ELSE account_kind END
     WHERE id = $1 AND email_verified_at IS NULL`,
    [player.id, now],
  )
  if (rowCount !== 1) return
  await context.ports.openWallet(db, player.id)
  await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'email-verified', address })
}
