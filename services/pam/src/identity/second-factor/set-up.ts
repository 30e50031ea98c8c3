import type { Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { refuse, wrongCode } from '../../http/index.ts'
import { newCode, type PamContext, type Queryable, formatCode } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { base32, otpauthUri, stepOfCode } from './totp.ts'
import { recoveryHash, useStep } from './use-second-factor.ts'

const SECRET_BYTES = 20
const RECOVERY_CODES = 10

/** A new secret; not required at logins before a code confirms that the app has it. */
export async function setUpSecondFactor(context: PamContext, player: Player): Promise<{ secret: string; otpauthUri: string }> {
  if (player.totpOnAt !== null) throw refuse(409, 'second-factor-on', 'The second factor is on already.')
  const secret = context.randomBytes(SECRET_BYTES)
  await context.pool.query('UPDATE pam.players SET totp_secret = $2, totp_failures = 0 WHERE id = $1 AND totp_on_at IS NULL', [
    player.id,
    context.keys.seal(secret),
  ])
  return { secret: base32(secret), otpauthUri: otpauthUri(context.settings.brand, player.username, secret) }
}

/** Enables the second factor; the recovery codes are shown this once. */
export async function confirmSecondFactor(context: PamContext, player: Player, code: string, address: string): Promise<string[]> {
  if (player.totpOnAt !== null) throw refuse(409, 'second-factor-on', 'The second factor is on already.')
  if (player.totpSecret === null) throw refuse(409, 'second-factor-off', 'The second factor has not been set up.')
  const now = context.now()
  const step = stepOfCode(context.keys.unseal(player.totpSecret), code.replace(/\s/g, ''), now)
  if (step === null || !(await useStep(context, player.id, step))) throw wrongCode()
  return inTransaction(context.pool, async (db) => {
    await db.query('UPDATE pam.players SET totp_on_at = $2 WHERE id = $1', [player.id, now])
    await writeAudit(db, { at: now, playerId: player.id, actor: 'player', action: 'second-factor-on', address })
    return replaceRecoveryCodes(context, db, player.id)
  })
}

export async function switchOffSecondFactor(context: PamContext, player: Player, address: string): Promise<void> {
  await inTransaction(context.pool, async (db) => {
    await db.query('UPDATE pam.players SET totp_secret = NULL, totp_on_at = NULL WHERE id = $1', [player.id])
    await db.query('DELETE FROM pam.recovery_codes WHERE player_id = $1', [player.id])
    await writeAudit(db, { at: context.now(), playerId: player.id, actor: 'player', action: 'second-factor-off', address })
  })
}

/** Ten new codes; earlier ones become invalid. */
export async function replaceRecoveryCodes(context: PamContext, db: Queryable, playerId: string): Promise<string[]> {
  await db.query('DELETE FROM pam.recovery_codes WHERE player_id = $1', [playerId])
  const codes = Array.from({ length: RECOVERY_CODES }, () => newCode(context))
  for (const code of codes)
    await db.query('INSERT INTO pam.recovery_codes (player_id, code_hash) VALUES ($1, $2)', [
      playerId,
      recoveryHash(context, playerId, code),
    ])
  return codes.map(formatCode)
}
