import { writeAudit } from '../audit-log/audit-log.store.ts'
import { refuse, wrongCode } from '../../http/index.ts'
import type { PamContext, Queryable } from '../../foundation/index.ts'
import { matchesSecondFactor } from '../second-factor/use-second-factor.ts'
import type { CurrentSession } from '../sessions/current-session.ts'
import { endSessionsOfLogin } from '../sessions/sessions.store.ts'
import { clearAttempts, failAttempt, sessionAttemptKey, takeAttempt } from './login-attempts.ts'
import { revokeFamiliesOfLogin } from './remember-me.store.ts'

/** A logged-in player confirms with the password. A wrong one is 403, not 401, until the third ends the session. */
export async function confirmPassword(
  context: PamContext,
  current: CurrentSession,
  password: string,
  address: string,
): Promise<void> {
  const isRight = () => context.passwords.verify(current.player.passwordHash, password)
  if (!(await confirm(context, current, { factor: 'password', isRight, address })))
    throw refuse(403, 'wrong-credentials', 'The password is wrong.', 'password')
}

/** The same with the second factor. */
export async function confirmSecondFactor(
  context: PamContext,
  current: CurrentSession,
  code: string,
  address: string,
): Promise<void> {
  const isRight = () => matchesSecondFactor(context, current.player, code)
  if (!(await confirm(context, current, { factor: 'code', isRight, address }))) throw wrongCode()
}

/**
 * Not affected by a lock of the player's name, so other people's guesses cannot block self-exclusion. Three attempts per login:
 * the third failure ends every session that came from it.
 */
async function confirm(
  context: PamContext,
  { player, session }: CurrentSession,
  { factor, isRight, address }: { factor: 'password' | 'code'; isRight: () => Promise<boolean>; address: string },
): Promise<boolean> {
  const sessionOver = () => refuse(401, 'session-over', 'Too many failed attempts: the session has ended.')
  const key = sessionAttemptKey(context, factor, player.id, session.fullLoginAt)
  const attempt = await takeAttempt(context, key)
  if (attempt === null) throw sessionOver()
  if (await isRight()) {
    await clearAttempts(context.pool, key)
    return true
  }
  const currentTime = context.now()
  await writeAudit(context.pool, {
    at: currentTime,
    playerId: player.id,
    actor: 'player',
    action: 'confirmation-failed',
    address,
  })
  const endLogin = async (db: Queryable) => {
    await endSessionsOfLogin(db, player.id, session.fullLoginAt, currentTime)
    await revokeFamiliesOfLogin(db, player.id, session.fullLoginAt, currentTime)
    const details = { why: `wrong-${factor}` }
    await writeAudit(db, { at: currentTime, playerId: player.id, actor: 'system', action: 'sessions-ended', details, address })
  }
  if (await failAttempt(context, key, attempt, endLogin)) throw sessionOver()
  return false
}
