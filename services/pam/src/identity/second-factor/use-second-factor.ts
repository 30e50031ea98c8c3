import type { Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { attemptKey, lockName } from '../login/login-attempts.ts'
import { type PamContext, normaliseCode } from '../../foundation/index.ts'
import { inTransaction } from '@herna/service-kit'
import { stepOfCode } from './totp.ts'

/** Wrong codes in a row before the account is locked (M11). */
const MAX_ATTEMPTS = 5

/**
 * Checks a login's code: the app's or a recovery code, each once. Attempts are counted before anything is compared; after the
 * last one the account is locked.
 */
export async function useSecondFactor(
  context: PamContext,
  player: Player,
  code: string,
  address: string,
): Promise<'right' | 'wrong' | 'locked'> {
  if (player.totpOnAt === null) return 'wrong'
  const failures = await countAttempt(context, player.id)
  if (failures !== null && (await matchesSecondFactor(context, player, code))) {
    await context.pool.query('UPDATE pam.players SET totp_failures = 0 WHERE id = $1', [player.id])
    return 'right'
  }
  const now = context.now()
  await writeAudit(context.pool, { at: now, playerId: player.id, actor: 'visitor', action: 'second-factor-failed', address })
  if (failures !== null && failures < MAX_ATTEMPTS) return 'wrong'
  // Without the lock no unlock code would ever be mailed.
  const key = attemptKey(context, player.id, '')
  await inTransaction(context.pool, (db) => lockName(db, { key, playerId: player.id, why: 'second-factor', address, now }))
  return 'locked'
}

/** Null: no attempts left. */
async function countAttempt({ pool }: PamContext, playerId: string): Promise<number | null> {
  const { rows } = await pool.query<{ totp_failures: number }>(
    'UPDATE pam.players SET totp_failures = totp_failures + 1 WHERE id = $1 AND totp_failures < $2 RETURNING totp_failures',
    [playerId, MAX_ATTEMPTS],
  )
  return rows[0]?.totp_failures ?? null
}

/** Whether the code is currently valid. A correct code is consumed; the caller counts wrong ones. */
export async function matchesSecondFactor(context: PamContext, player: Player, code: string): Promise<boolean> {
  const { pool, keys, now } = context
  if (player.totpOnAt === null || player.totpSecret === null) return false
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = stepOfCode(keys.unseal(player.totpSecret), digits, now())
    return step !== null && (await useStep(context, player.id, step))
  }
  const { rowCount } = await pool.query(
    'UPDATE pam.recovery_codes SET used_at = $3 WHERE player_id = $1 AND code_hash = $2 AND used_at IS NULL',
    [player.id, recoveryHash(context, player.id, code), now()],
  )
  return rowCount === 1
}

/** A step is used once, and no earlier one afterwards. */
export async function useStep({ pool }: PamContext, playerId: string, step: number): Promise<boolean> {
  const { rowCount } = await pool.query('UPDATE pam.players SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2', [
    playerId,
    step,
  ])
  return rowCount === 1
}

/** Keyed hash: 40 bits alone could be brute-forced from a leaked table. */
export const recoveryHash = ({ keys }: PamContext, playerId: string, code: string): Buffer =>
  keys.nameKey(`recovery:${playerId}:${normaliseCode(code)}`)
