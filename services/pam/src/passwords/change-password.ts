import type { Player } from '../accounts/players.store.ts'
import { findPlayerByName } from '../accounts/players.store.ts'
import { writeAudit } from '../audit/audit.store.ts'
import { refuse, wrongCode } from '../door/refusals.ts'
import { confirmPassword } from '../login/confirm-password.ts'
import { attemptKey, clearAttempts } from '../login/login-attempts.ts'
import { revokeFamiliesOf } from '../login/remember-me.store.ts'
import { passwordChangedLetter } from '../mail/letters.ts'
import { mailCodeSparingly, useMailedCode } from '../mail/mailed-codes.ts'
import { post } from '../mail/outbox.store.ts'
import type { PamContext, Queryable } from '../pam-context.ts'
import { endSessionsOf } from '../sessions/sessions.store.ts'
import { inTransaction } from '../transaction.ts'
import { requireGoodPassword } from './require-good-password.ts'

/** By its owner, who says the old one. Every other session ends, and no browser is remembered any more. */
export async function changePassword(
  context: PamContext,
  { player, sessionId, address }: { player: Player; sessionId: string; address: string },
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
): Promise<void> {
  await confirmPassword(context, player, currentPassword, address)
  requireGoodPassword(newPassword, [player.username, player.email], 'newPassword')
  if (currentPassword === newPassword) throw refuse(422, 'password-same', 'That is the password you have.', 'newPassword')
  const passwordHash = await context.passwords.hash(newPassword)
  await inTransaction(context.pool, (db) =>
    replacePassword(context, db, player, { passwordHash, except: sessionId, action: 'password-changed', address }),
  )
}

export async function sendResetCode(context: PamContext, login: string): Promise<void> {
  const player = await findPlayerByName(context.pool, login)
  if (player) await mailCodeSparingly(context, player, 'reset-password')
}

/** By the mailed code: every session ends, and a locked account is open again. A second factor is still asked for at the login. */
export async function resetPassword(
  context: PamContext,
  { login, code, newPassword }: { login: string; code: string; newPassword: string },
  address: string,
): Promise<void> {
  // By what was typed alone: the rules must not tell what the account's address is. Before the code, which works once.
  requireGoodPassword(newPassword, [login], 'newPassword')
  const player = await findPlayerByName(context.pool, login)
  const passwordHash = await context.passwords.hash(newPassword)
  if (!player || !(await useMailedCode(context.pool, player.id, 'reset-password', code, context.now()))) throw wrongCode()
  await inTransaction(context.pool, async (db) => {
    await replacePassword(context, db, player, { passwordHash, action: 'password-reset', address })
    await clearAttempts(db, attemptKey(context, player.id, ''))
  })
}

async function replacePassword(
  context: PamContext,
  db: Queryable,
  player: Player,
  { passwordHash, except, action, address }: { passwordHash: string; except?: string; action: string; address: string },
): Promise<void> {
  const now = context.now()
  await db.query('UPDATE pam.players SET password_hash = $2 WHERE id = $1', [player.id, passwordHash])
  await endSessionsOf(db, { playerId: player.id, except }, 'password', now)
  await revokeFamiliesOf(db, player.id, now)
  await post(db, { to: player.email, ...passwordChangedLetter(context.settings.brand) }, now)
  await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action, address })
}
