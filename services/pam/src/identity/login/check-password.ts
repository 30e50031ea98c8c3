import type { FastifyRequest } from 'fastify'
import { foldName, type Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { forgetDevice, knownDevice } from './known-devices.ts'
import { attemptKey, clearAttempts, deviceAttemptKey, failAttempt, lockName, takeAttempt } from './login-attempts.ts'

interface PasswordCheck {
  player: Player | null
  name: string
  /** The hash to verify against; null: unknown name. */
  passwordHash: string | null
  password: string
  request: FastifyRequest
}

/**
 * Verifies a login's password: attempts are counted, and take equally long for every name (M13). In a browser known to the
 * player only its own failures count; the third forgets the browser and locks the name.
 */
export async function checkPassword(
  context: PamContext,
  { player, name, passwordHash, password, request }: PasswordCheck,
): Promise<'right' | 'wrong' | 'locked'> {
  const playerId = player?.id ?? null
  const nameKey = attemptKey(context, playerId, foldName(name))
  const device = await knownDevice(context, request, playerId)
  const key = device && playerId !== null ? deviceAttemptKey(context, playerId, device) : nameKey
  const attempt = await takeAttempt(context, key)
  const isRight = await context.passwords.verify(passwordHash, password)
  if (attempt === null) return 'locked'
  if (isRight) {
    await clearAttempts(context.pool, key)
    return 'right'
  }
  const now = context.now()
  const address = request.ip
  await writeAudit(context.pool, { at: now, playerId, actor: 'visitor', action: 'login-failed', address })
  await failAttempt(context, key, attempt, async (db: Queryable) => {
    if (device && playerId !== null) await forgetDevice(db, playerId, device)
    await lockName(db, { key: nameKey, playerId, why: 'password', address, now })
  })
  return 'wrong'
}
