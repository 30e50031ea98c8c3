import type { LoginReply, loginRequest } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findDeclined } from '../accounts/declined-registrations.store.ts'
import { findPlayerByName, findPlayerForLogin, type Player } from '../accounts/players.store.ts'
import { lockedAccount, readCookie, wrongCredentials } from '../../http/index.ts'
import { admitAsker } from '../mail/code-askers.store.ts'
import type { PamContext } from '../../foundation/index.ts'
import type { IdentityContext } from '../ports.ts'
import { judgeRequest } from '../sessions/current-session.ts'
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

/** [5.2] [4.8]: by password, or silently by the remember-me token when the password is empty. */
export const logIn = (context: IdentityContext, call: LoginCall): Promise<LoginReply> =>
  call.body.password === '' ? logInSilently(context, call) : logInByPassword(context, call)

async function logInByPassword(context: IdentityContext, { body, request, reply }: LoginCall): Promise<LoginReply> {
  const player = await findPlayerForLogin(context.pool, body.username)
  // Asked for every name, so that it costs every name the same (M13).
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
  return completeLogin(context, { player, how: 'password', remember: remember ? 'start' : null, device, request, reply })
}

/** Nobody is in before the address is proven. A registration that was declined is answered the same. */
async function awaitVerification(context: PamContext, names: string[], exchange: Exchange): Promise<LoginReply> {
  // Whoever knows the password may type the code that was mailed at the registration, in this browser too.
  await admitAsker(context, { logins: names, purpose: 'verify-email', asker: deviceOfBrowser(context, exchange) })
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
  // An idle session that comes along makes its remember-me token ask for the password.
  await judgeRequest(context, request, 'platform')
  const player = await findPlayerByName(context.pool, body.username)
  const remembered = await useToken(context, request, player)
  if (!player || !remembered) {
    // As long as a wrong password takes.
    await context.passwords.verify(null, 'x')
    throw wrongCredentials()
  }
  return completeLogin(context, {
    player,
    how: 'remember-me',
    remember: remembered,
    device: deviceOf(request, body),
    request,
    reply,
  })
}

async function useToken(context: PamContext, request: FastifyRequest, player: Player | null): Promise<Remembered | null> {
  const token = readCookie(request, context.settings, 'remember')
  if (token === null) return null
  const isLockedOut =
    player !== null &&
    (await isLocked(context.pool, attemptKey(context, player.id, ''))) &&
    (await knownDevice(context, request, player.id)) === null
  if (isLockedOut) return null
  return rotateRememberToken(context, token, player?.id ?? null)
}
