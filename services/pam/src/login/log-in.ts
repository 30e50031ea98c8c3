import type { LoginReply, loginRequest } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findPlayerByName, foldName, type Player } from '../accounts/players.store.ts'
import { writeAudit } from '../audit/audit.store.ts'
import { readCookie } from '../door/cookies.ts'
import { lockedAccount, wrongCredentials } from '../door/refusals.ts'
import type { PamContext } from '../pam-context.ts'
import { judgeRequest } from '../sessions/current-session.ts'
import { openChallenge } from './challenges.ts'
import { completeLogin, deviceOf } from './complete-login.ts'
import { attemptKey, clearAttempts, failAttempt, isLocked, takeAttempt } from './login-attempts.ts'
import { type Remembered, rotateRememberToken } from './remember-me.store.ts'

interface LoginCall {
  body: z.output<typeof loginRequest>
  request: FastifyRequest
  reply: FastifyReply
}

/** [5.2] [4.8]: by password, or silently by the remember-me token when the password is empty. */
export const logIn = (context: PamContext, call: LoginCall): Promise<LoginReply> =>
  call.body.password === '' ? logInSilently(context, call) : logInByPassword(context, call)

async function logInByPassword(context: PamContext, { body, request, reply }: LoginCall): Promise<LoginReply> {
  const player = await findPlayerByName(context.pool, body.username)
  const checked = await checkPassword(context, { player, name: body.username, password: body.password, address: request.ip })
  if (checked === 'locked') throw lockedAccount()
  if (checked === 'wrong' || !player) throw wrongCredentials()
  const device = deviceOf(request, body)
  const remember = body.rememberMe === 1
  if (player.totpOnAt !== null) return openChallenge(context, { playerId: player.id, remember, device })
  return completeLogin(context, { player, how: 'password', remember: remember ? 'start' : null, device, request, reply })
}

interface PasswordCheck {
  player: Player | null
  name: string
  password: string
  address: string
}

/** Counted, and equally long whoever it is (M13). */
export async function checkPassword(
  context: PamContext,
  { player, name, password, address }: PasswordCheck,
): Promise<'right' | 'wrong' | 'locked'> {
  const key = attemptKey(context, player?.id ?? null, foldName(name))
  const attempt = await takeAttempt(context, key)
  const isRight = await context.passwords.verify(player?.passwordHash ?? null, password)
  if (attempt === null) return 'locked'
  if (isRight) {
    await clearAttempts(context.pool, key)
    return 'right'
  }
  await failAttempt(context, key, attempt)
  await writeAudit(context.pool, {
    at: context.now(),
    playerId: player?.id ?? null,
    actor: 'visitor',
    action: 'login-failed',
    address,
  })
  return 'wrong'
}

async function logInSilently(context: PamContext, { body, request, reply }: LoginCall): Promise<LoginReply> {
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
  if (player && (await isLocked(context.pool, attemptKey(context, player.id, '')))) return null
  return rotateRememberToken(context, token, player?.id ?? null)
}
