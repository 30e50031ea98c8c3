import type { FastifyRequest } from 'fastify'
import { foldName, type Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { forgetDevice, knownDevice } from './known-devices.ts'
import { attemptKey, clearAttempts, deviceAttemptKey, failAttempt, lockName, takeAttempt } from './login-attempts.ts'

interface PasswordCheck {
  player: Player | null
  name: string
  /** What the password is held against; null: of nobody. */
  passwordHash: string | null
  password: string
  request: FastifyRequest
}

/**
 * The password of a login: counted, and equally long whoever it is (M13). Where the player has logged in before, only that browser's own failures
 * count; the third forgets the browser and locks the name like any stranger's.
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
