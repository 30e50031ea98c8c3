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
  how: 'password' | 'second-factor' | 'remember-me' | 'native'
  /** `start`: remember this browser from now on. A rotated family goes on. Null: forget it. */
  remember: 'start' | Remembered | null
  /** Of a session opened by a token: that of the session the token came from. */
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

/** Opens the session under a new id; the browser's session before it is dead at once (M9). Then the register of excluded persons is asked. */
export async function completeLogin(context: IdentityContext, login: Login): Promise<LoginReply> {
  const { player, request, reply } = login
  const { settings } = context
  const now = context.now()
  const former = readCookie(request, settings, 'platform')
  const formerRemember = readCookie(request, settings, 'remember')
  const { token, remembered } = await inTransaction(context.pool, async (db) => {
    // A password that was changed in the meantime opens nothing any more.
    const { rows } = await db.query<{ before: Date | null }>(
      `UPDATE pam.players p SET last_login_at = $2 FROM (SELECT id, last_login_at FROM pam.players WHERE id = $1 FOR UPDATE) former
       WHERE p.id = former.id AND p.password_hash = $3 RETURNING former.last_login_at AS before`,
      [player.id, now, player.passwordHash],
    )
    const [updated] = rows
    if (!updated) throw wrongCredentials()
    const old = former === null ? null : await findSession(db, 'platform', former)
    if (old) await endSession(db, old.id, 'replaced', now)
    if (formerRemember !== null && (login.remember === 'start' || login.remember === null))
      await revokeFamilyOfToken(db, formerRemember, now)
    const remembered = login.remember === 'start' ? await startFamily(context, db, player.id) : login.remember
    const fullLoginAt = remembered?.fullLoginAt ?? login.fullLoginAt ?? now
    const of = {
      playerId: player.id,
      familyId: remembered?.familyId ?? null,
      previousLoginAt: updated.before,
      fullLoginAt,
      device: login.device,
      address: request.ip,
    }
    const token = await openSession(context, db, of)
    await endOldestSessions(db, player.id, settings.sessionsPerPlayer, now)
    if (login.how === 'password' || login.how === 'second-factor')
      await rememberDevice(context, db, player.id, { request, reply })
    await writeAudit(db, {
      at: now,
      playerId: player.id,
      actor: 'player',
      action: 'logged-in',
      details: { how: login.how },
      address: request.ip,
    })
    return { token, remembered }
  })
  setCookie(reply, settings, 'platform', token)
  clearCookie(reply, settings, 'gateway')
  if (remembered) setCookie(reply, settings, 'remember', remembered.token, REMEMBER_SECONDS)
  else if (formerRemember !== null) clearCookie(reply, settings, 'remember')
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

/** What the session list calls this browser. */
export function deviceOf(
  request: FastifyRequest,
  told: { deviceType?: string; osName?: string; clientPlatform?: string },
): string | null {
  const parts = [told.deviceType, told.osName, told.clientPlatform].filter(Boolean)
  return parts.length > 0 ? parts.join(', ') : (request.headers['user-agent']?.slice(0, 200) ?? null)
}
