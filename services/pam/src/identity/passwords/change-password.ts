import type { Player } from '../accounts/players.store.ts'
import { findPlayerByName } from '../accounts/players.store.ts'
import { markEmailVerified } from '../accounts/mark-email-verified.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { refuse, wrongCode } from '../../http/index.ts'
import { confirmPassword } from '../login/confirm-in-session.ts'
import { type Exchange, forgetDevicesOf, rememberDevice } from '../login/known-devices.ts'
import { attemptKey, clearAttempts } from '../login/login-attempts.ts'
import { revokeFamiliesOf } from '../login/remember-me.store.ts'
import { passwordChangedMail } from '../mail/mail-templates.ts'
import { useMailedCode } from '../mail/mailed-codes.ts'
import { enqueueMail } from '../mail/outbox.store.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import type { CurrentSession } from '../sessions/current-session.ts'
import { endSessionsOf } from '../sessions/sessions.store.ts'
import { inTransaction } from '@herna/service-kit'
import { requireGoodPassword } from './require-good-password.ts'

/** Changes the password with the old one. Every other session ends, and no other browser is remembered or known any more. */
export async function changePassword(
  context: PamContext,
  current: CurrentSession,
  { currentPassword, newPassword }: { currentPassword: string; newPassword: string },
  exchange: Exchange,
): Promise<void> {
  const { player, session } = current
  await confirmPassword(context, current, currentPassword, exchange.request.ip)
  await requireGoodPassword(newPassword, [player.username, player.email], 'newPassword')
  if (currentPassword === newPassword) throw refuse(422, 'password-same', 'The new password equals the old one.', 'newPassword')
  const passwordHash = await context.passwords.hash(newPassword)
  const change = { passwordHash, except: session.id, action: 'password-changed' }
  await inTransaction(context.pool, (db) => replacePassword(context, db, player, change, exchange))
}

/**
 * Resets the password by the mailed code: every session ends and a locked account is unlocked. The second factor is still
 * required at the login.
 */
export async function resetPassword(
  context: IdentityContext,
  { login, code, newPassword }: { login: string; code: string; newPassword: string },
  exchange: Exchange,
): Promise<void> {
  const { request } = exchange
  // Checked against the typed name only, so that the rules do not reveal the account's address. Before the code, which works
  // once.
  await requireGoodPassword(newPassword, [login], 'newPassword')
  const player = await findPlayerByName(context.pool, login)
  const passwordHash = await context.passwords.hash(newPassword)
  const isRight = await useMailedCode(context, { player, login, purpose: 'reset-password', code, request })
  if (!player || !isRight) throw wrongCode()
  await inTransaction(context.pool, async (db) => {
    await markEmailVerified(context, db, player, request.ip)
    await replacePassword(context, db, player, { passwordHash, action: 'password-reset' }, exchange)
    await clearAttempts(db, attemptKey(context, player.id, ''))
    // Exhausted attempts at the second factor would block every later code.
    await db.query('UPDATE pam.players SET totp_failures = 0 WHERE id = $1', [player.id])
  })
}

async function replacePassword(
  context: PamContext,
  db: Queryable,
  player: Player,
  { passwordHash, except, action }: { passwordHash: string; except?: string; action: string },
  exchange: Exchange,
): Promise<void> {
  const now = context.now()
  await db.query('UPDATE pam.players SET password_hash = $2 WHERE id = $1', [player.id, passwordHash])
  await endSessionsOf(db, { playerId: player.id, except }, 'password', now)
  await revokeFamiliesOf(db, player.id, now)
  await forgetDevicesOf(db, player.id)
  await rememberDevice(context, db, player.id, exchange)
  await enqueueMail(db, { to: player.email, ...passwordChangedMail(context.settings.brand) }, now)
  await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action, address: exchange.request.ip })
}
