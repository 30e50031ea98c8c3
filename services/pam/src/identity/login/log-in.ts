import type { LoginReply, loginRequest } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findDeclined } from '../accounts/declined-registrations.store.ts'
import { findPlayerByName, findPlayerForLogin, type Player } from '../accounts/players.store.ts'
import { clearCookie, lockedAccount, readCookie, wrongCredentials } from '../../http/index.ts'
import { admitCodeRequester } from '../mail/code-requesters.store.ts'
import type { PamContext } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { sessionOfRequest } from '../sessions/current-session.ts'
import { openChallenge } from './challenges.ts'
import { checkPassword } from './check-password.ts'
import { completeLogin, deviceOf } from './complete-login.ts'
import { deviceOfBrowser, type Exchange, knownDevice } from './known-devices.ts'
import { attemptKey, isLocked } from './login-attempts.ts'
import { type Remembered, rotateRememberToken } from './remember-me.store.ts'

interface LoginCall {
  body: z.output<typeof loginRequest>
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Logs in [5.2] [4.8]: by password, or silently by the remember-me token when the password is empty. Errors:
 * `wrong-credentials`, `account-locked`.
 */
export const logIn = (context: IdentityContext, call: LoginCall): Promise<LoginReply> =>
  call.body.password === '' ? logInSilently(context, call) : logInByPassword(context, call)

async function logInByPassword(context: IdentityContext, { body, request, reply }: LoginCall): Promise<LoginReply> {
  const player = await findPlayerForLogin(context.pool, body.username)
  // Queried for every name, so that each costs the same (M13).
  const declined = await findDeclined(context.pool, body.username)
  const passwordHash = player?.passwordHash ?? declined?.passwordHash ?? null
  const checked = await checkPassword(context, { player, name: body.username, passwordHash, password: body.password, request })
  if (checked === 'locked') throw lockedAccount()
  if (checked === 'wrong') throw wrongCredentials()
  if (!player || player.emailVerifiedAt === null)
    return awaitVerification(context, [body.username, player?.username ?? declined?.username ?? ''], { request, reply })
  const device = deviceOf(request, body)
  const remember = body.rememberMe === 1
  if (player.totpOnAt !== null) return openChallenge(context, { playerId: player.id, remember, device })
  return completeLogin(context, { player, method: 'password', remember: remember ? 'start' : null, device, request, reply })
}

/** No login before the address is verified. A declined registration gets the same reply. */
async function awaitVerification(context: PamContext, names: string[], exchange: Exchange): Promise<LoginReply> {
  // A caller who knows the password may enter the registration's code in this browser too.
  await admitCodeRequester(context, { logins: names, purpose: 'verify-email', requester: deviceOfBrowser(context, exchange) })
  return {
    username: names.at(-1) ?? null,
    errorCode: null,
    cookieExists: false,
    sessionValidationData: null,
    pendingSteps: ['verify-email'],
    rememberMe: false,
  }
}

async function logInSilently(context: IdentityContext, { body, request, reply }: LoginCall): Promise<LoginReply> {
  // An idle session makes its remember-me token require the password.
  await sessionOfRequest(context, request, 'platform')
  const player = await findPlayerByName(context.pool, body.username)
  const tokenFamily = await rotateToken(context, request, player)
  if (!player || !tokenFamily) {
    // Takes as long as a wrong password.
    await context.passwords.verify(null, 'x')
    // Only we can remove the token, which scripts do not see [4.10]. A name without a token gets the reply of a wrong password (M10).
    if (readCookie(request, context.settings, 'remember') !== null) clearCookie(reply, context.settings, 'remember')
    throw wrongCredentials()
  }
  return completeLogin(context, {
    player,
    method: 'remember-me',
    remember: tokenFamily,
    device: deviceOf(request, body),
    request,
    reply,
  })
}

async function rotateToken(context: PamContext, request: FastifyRequest, player: Player | null): Promise<Remembered | null> {
  const token = readCookie(request, context.settings, 'remember')
  if (token === null) return null
  const isLockedOut =
    player !== null &&
    (await isLocked(context.pool, attemptKey(context, player.id, ''))) &&
    (await knownDevice(context, request, player.id)) === null
  if (isLockedOut) return null
  return rotateRememberToken(context, token, player?.id ?? null)
}
