import { writeAudit } from '../audit/audit.store.ts'
import { wrongCode } from '../door/refusals.ts'
import { useMailedCode } from '../mail/mailed-codes.ts'
import type { PamContext } from '../pam-context.ts'
import { findPlayerByName } from './players.store.ts'

/** An address that is verified already needs no code; whether there is such an account is not told to who has none. */
export async function verifyEmail(
  context: PamContext,
  { login, code }: { login: string; code: string },
  address: string,
): Promise<void> {
  const now = context.now()
  const player = await findPlayerByName(context.pool, login)
  if (!player || !(await useMailedCode(context.pool, player.id, 'verify-email', code, now))) throw wrongCode()
  // An account that was opened in a shop stays what it is.
  await context.pool.query(
    `UPDATE pam.players SET email_verified_at = coalesce(email_verified_at, $2),
       account_kind = CASE WHEN account_kind IN ('temporary', 'pre-registered') THEN 'online' ELSE account_kind END WHERE id = $1`,
    [player.id, now],
  )
  await writeAudit(context.pool, { at: now, playerId: player.id, actor: 'player', action: 'email-verified', address })
}
