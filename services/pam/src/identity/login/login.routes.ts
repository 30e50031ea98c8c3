import { addOperation, inTransaction } from '@herna/service-kit'
import { type LoginReply, platform } from '@herna/contract/player'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { CodeRequests } from '../mail/code-requests.ts'
import type { IdentityContext } from '../ports.ts'
import { logIn } from './log-in.ts'
import { logInNatively } from './native-login.ts'
import { reauthenticate } from './reauthenticate.ts'
import { findPlayerByName, readPlayer } from '../accounts/players.store.ts'
import { lockedAccount, refuse, wrongCode } from '../../http/index.ts'
import { useSecondFactor } from '../second-factor/use-second-factor.ts'
import { closeChallenge, readChallenge } from './challenges.ts'
import { completeLogin } from './complete-login.ts'
import { type Exchange, knownDevice, rememberDevice } from './known-devices.ts'
import { attemptKey, clearAttempts, isLocked } from './login-attempts.ts'
import { writeAudit } from '../audit-log/audit-log.store.ts'
import { useMailedCode } from '../mail/mailed-codes.ts'
import type { PamContext } from '../../foundation/index.ts'

const tags = ['login']

export function addLoginRoutes(app: FastifyInstance, context: IdentityContext, codeRequests: CodeRequests): void {
  const rateLimit = { max: context.settings.loginsPerMinute, timeWindow: 60_000 }
  const codes = { max: context.settings.codesPerMinute, timeWindow: 60_000 }
  const loginOptions = { summary: 'Logs in [5.2]; silently with an empty password [4.8]', tags, config: { rateLimit } }
  addOperation(app, platform.login, loginOptions, async (call) => logIn(context, call))
  const secondFactorOptions = { summary: 'Answers the second factor’s challenge [4.9]', tags, config: { rateLimit } }
  addOperation(app, platform.secondFactorLogin, secondFactorOptions, async (call) => logInWithSecondFactor(context, call))
  const nativeOptions = { summary: 'Logs in by a native shell’s temporary token [4.4]', tags, config: { rateLimit } }
  addOperation(app, platform.nativeLogin, nativeOptions, async (call) => logInNatively(context, call))
  const reauthenticateOptions = { summary: 'Reopens an idle session', tags, config: { rateLimit } }
  addOperation(app, platform.reauthenticate, reauthenticateOptions, async (call) => reauthenticate(context, call))
  const unlockCodeOptions = {
    summary: 'Mails a code to a locked player; the reply never reveals whether the account exists',
    tags,
    config: { rateLimit: codes },
  }
  addOperation(app, platform.sendUnlockCode, unlockCodeOptions, async ({ body, request, reply }) => {
    await codeRequests.request(body.login, 'unlock', { request, reply })
    return { accepted: true as const }
  })
  const unlockOptions = { summary: 'Unlocks by the mailed code', tags, config: { rateLimit: codes } }
  addOperation(app, platform.unlock, unlockOptions, async ({ body, request, reply }) => {
    await unlockAccount(context, body, { request, reply })
    return { done: true as const }
  })
}

/** Completes a login that passed the password check. */
async function logInWithSecondFactor(
  context: IdentityContext,
  { body, request, reply }: { body: { challenge: string; code: string }; request: FastifyRequest; reply: FastifyReply },
): Promise<LoginReply> {
  const challengeOver = () => refuse(401, 'challenge-over', 'The challenge has expired: log in again.', 'challenge')
  const challenge = await readChallenge(context, body.challenge)
  if (!challenge) throw challengeOver()
  const player = await readPlayer(context.pool, challenge.playerId)
  const isKnown = (await knownDevice(context, request, player.id)) !== null
  if (!isKnown && (await isLocked(context.pool, attemptKey(context, player.id, '')))) throw lockedAccount()
  const result = await useSecondFactor(context, player, body.code, request.ip)
  if (result === 'locked') throw lockedAccount()
  if (result === 'wrong') throw wrongCode()
  if (!(await closeChallenge(context, body.challenge))) throw challengeOver()
  return completeLogin(context, {
    player,
    method: 'second-factor',
    remember: challenge.remember ? 'start' : null,
    device: challenge.device,
    request,
    reply,
  })
}

/**
 * Unlocks by the mailed code (GLI-19 2.5.3). The second factor cannot unlock: it could be guessed here without the password. The
 * browser becomes known, so that further guesses do not lock the player out again before the login.
 */
async function unlockAccount(
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
    const currentTime = context.now()
    await writeAudit(db, { at: currentTime, playerId: player.id, actor: 'player', action: 'unlocked', address: request.ip })
  })
}
