import type { LoginReply, PendingStep } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { clearCookie, readCookie, setCookie, wrongCredentials } from '../../http/index.ts'
import type { PamContext } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { endOldestSessions, endSession, findSession, openSession } from '../sessions/sessions.store.ts'
import { inTransaction } from '@herna/service-kit'
import { rememberDevice } from './known-devices.ts'
import { REMEMBER_SECONDS, type Remembered, revokeFamilyOfToken, startFamily } from './remember-me.store.ts'

export interface Login {
  player: Player
  method: 'password' | 'second-factor' | 'remember-me' | 'native'
  /** `start`: remember this browser. An already rotated family continues. Null: forget it. */
  remember: 'start' | Remembered | null
  /** For a session opened by a token: the full login of the session that issued it. */
  fullLoginAt?: Date
  device: string | null
  request: FastifyRequest
  reply: FastifyReply
}

export const pendingSteps = (
  { settings }: PamContext,
  player: Pick<Player, 'emailVerifiedAt' | 'termsVersion'>,
): PendingStep[] => [
  ...(player.emailVerifiedAt === null ? (['verify-email'] as const) : []),
  ...(player.termsVersion === settings.termsVersion ? [] : (['accept-terms'] as const)),
]

/**
 * Opens a session under a new id; the browser's previous session ends at once (M9). Then asks the register of excluded persons.
 */
export async function completeLogin(context: IdentityContext, login: Login): Promise<LoginReply> {
  const { player, request, reply } = login
  const { settings } = context
  const now = context.now()
  const previousToken = readCookie(request, settings, 'platform')
  const previousRememberToken = readCookie(request, settings, 'remember')
  const { token, remembered } = await inTransaction(context.pool, async (db) => {
    // A password changed in the meantime no longer logs in.
    const { rows } = await db.query<{ previousLoginAt: Date | null }>(
      `UPDATE pam.players p SET last_login_at = $2 FROM (SELECT id, last_login_at FROM pam.players WHERE id = $1 FOR UPDATE) previous
       WHERE p.id = previous.id AND p.password_hash = $3 RETURNING previous.last_login_at AS "previousLoginAt"`,
      [player.id, now, player.passwordHash],
    )
    const [updated] = rows
    if (!updated) throw wrongCredentials()
    const previousSession = previousToken === null ? null : await findSession(db, 'platform', previousToken)
    if (previousSession) await endSession(db, previousSession.id, 'replaced', now)
    if (previousRememberToken !== null && (login.remember === 'start' || login.remember === null))
      await revokeFamilyOfToken(db, previousRememberToken, now)
    const tokenFamily = login.remember === 'start' ? await startFamily(context, db, player.id) : login.remember
    const fullLoginAt = tokenFamily?.fullLoginAt ?? login.fullLoginAt ?? now
    const newSession = {
      playerId: player.id,
      familyId: tokenFamily?.familyId ?? null,
      previousLoginAt: updated.previousLoginAt,
      fullLoginAt,
      device: login.device,
      address: request.ip,
    }
    const token = await openSession(context, db, newSession)
    await endOldestSessions(db, player.id, settings.sessionsPerPlayer, now)
    if (login.method === 'password' || login.method === 'second-factor')
      await rememberDevice(context, db, player.id, { request, reply })
    await writeAudit(db, {
      at: now,
      playerId: player.id,
      actor: 'player',
      action: 'logged-in',
      details: { how: login.method },
      address: request.ip,
    })
    return { token, remembered: tokenFamily }
  })
  setCookie(reply, settings, 'platform', token)
  clearCookie(reply, settings, 'gateway')
  if (remembered) setCookie(reply, settings, 'remember', remembered.token, REMEMBER_SECONDS)
  else if (previousRememberToken !== null) clearCookie(reply, settings, 'remember')
  await context.ports.refreshRegisterState(player)
  return {
    username: player.username,
    errorCode: null,
    cookieExists: true,
    sessionValidationData: null,
    pendingSteps: pendingSteps(context, player),
    rememberMe: remembered !== null,
  }
}

/** The name of this browser in the session list. */
export function deviceOf(
  request: FastifyRequest,
  device: { deviceType?: string; osName?: string; clientPlatform?: string },
): string | null {
  const parts = [device.deviceType, device.osName, device.clientPlatform].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : (request.headers['user-agent']?.slice(0, 200) ?? null)
}
