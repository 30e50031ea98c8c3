import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { Queryable } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'

/** A mailed code was typed: the address is the player's. Only now there is a wallet; an account without one can be removed again. */
export async function proveAddress(
  context: IdentityContext,
  db: Queryable,
  player: { id: string },
  address: string,
): Promise<void> {
  const now = context.now()
  // An account that was opened in a shop stays what it is.
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
