import type { Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit/audit.store.ts'
import { attemptKey, lockName } from '../login/login-attempts.ts'
import type { PamContext } from '../pam-context.ts'
import { typedCode } from '../tokens.ts'
import { stepOfCode } from './totp.ts'

/** Wrong codes in a row until the account is locked (M11). */
const TRIES = 5

/** Whether that is the player's second factor now: the app's code or a recovery code, each once. Tries are counted before anything is compared. */
export async function useSecondFactor(context: PamContext, player: Player, code: string, address: string): Promise<boolean> {
  if (player.totpOnAt === null || player.totpSecret === null) return false
  const failures = await countTry(context, player.id)
  if (failures === null) return false
  const isRight = await isRightOnce(context, player, code)
  if (isRight) {
    await context.pool.query('UPDATE pam.players SET totp_failures = 0 WHERE id = $1', [player.id])
    return true
  }
  if (failures >= TRIES) await lockName(context.pool, attemptKey(context, player.id, ''), context.now())
  await writeAudit(context.pool, {
    at: context.now(),
    playerId: player.id,
    actor: 'visitor',
    action: 'second-factor-failed',
    address,
  })
  return false
}

/** Null: no tries are left. */
async function countTry({ pool }: PamContext, playerId: string): Promise<number | null> {
  const { rows } = await pool.query<{ totp_failures: number }>(
    'UPDATE pam.players SET totp_failures = totp_failures + 1 WHERE id = $1 AND totp_failures < $2 RETURNING totp_failures',
    [playerId, TRIES],
  )
  return rows[0]?.totp_failures ?? null
}

async function isRightOnce(context: PamContext, player: Player, code: string): Promise<boolean> {
  const { pool, keys, now } = context
  const digits = code.replace(/\s/g, '')
  if (/^\d{6}$/.test(digits)) {
    const step = stepOfCode(keys.unseal(player.totpSecret as Buffer), digits, now())
    return step !== null && (await useStep(context, player.id, step))
  }
  const { rowCount } = await pool.query(
    'UPDATE pam.recovery_codes SET used_at = $3 WHERE player_id = $1 AND code_hash = $2 AND used_at IS NULL',
    [player.id, recoveryHash(context, player.id, code), now()],
  )
  return rowCount === 1
}

/** A step is used once, and none before it afterwards. */
export async function useStep({ pool }: PamContext, playerId: string, step: number): Promise<boolean> {
  const { rowCount } = await pool.query('UPDATE pam.players SET totp_last_step = $2 WHERE id = $1 AND totp_last_step < $2', [
    playerId,
    step,
  ])
  return rowCount === 1
}

/** Keyed: 40 bits alone could be tried out on a leaked table. */
export const recoveryHash = ({ keys }: PamContext, playerId: string, code: string): Buffer =>
  keys.nameKey(`recovery:${playerId}:${typedCode(code)}`)
