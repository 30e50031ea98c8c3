import { findPlayerByName } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { wrongCode } from '../../http/index.ts'
import { useMailedCode } from '../mail/mailed-codes.ts'
import type { PamContext } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { type Exchange, rememberDevice } from './known-devices.ts'
import { attemptKey, clearAttempts } from './login-attempts.ts'

/**
 * By the mailed code (GLI-19 2.5.3). The second factor does not unlock: strangers could guess at it here without the password. The browser becomes
 * a known one, so that whoever goes on guessing does not lock the player out again before the login.
 */
export async function unlockAccount(
  context: PamContext,
  { login, code }: { login: string; code: string },
  exchange: Exchange,
): Promise<void> {
  const { request } = exchange
  const player = await findPlayerByName(context.pool, login)
  const isRight = await useMailedCode(context, { player, login, purpose: 'unlock', code, request })
  if (!player || !isRight) throw wrongCode()
  await inTransaction(context.pool, async (db) => {
    await clearAttempts(db, attemptKey(context, player.id, ''))
    await db.query('UPDATE pam.players SET totp_failures = 0 WHERE id = $1', [player.id])
    await rememberDevice(context, db, player.id, exchange)
    const at = context.now()
    await writeAudit(db, { at, playerId: player.id, actor: 'player', action: 'unlocked', address: request.ip })
  })
}
