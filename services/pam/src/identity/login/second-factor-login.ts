import type { LoginReply } from '@herna/contract/player'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { readPlayer } from '../accounts/players.store.ts'
import { lockedAccount, refuse, wrongCode } from '../../http/index.ts'
import type { IdentityContext } from '../ports.ts'
import { useSecondFactor } from '../second-factor/use-second-factor.ts'
import { closeChallenge, readChallenge } from './challenges.ts'
import { completeLogin } from './complete-login.ts'
import { knownDevice } from './known-devices.ts'
import { attemptKey, isLocked } from './login-attempts.ts'

/** Answers the challenge a right password was given. */
export async function logInWithSecondFactor(
  context: IdentityContext,
  { body, request, reply }: { body: { challenge: string; code: string }; request: FastifyRequest; reply: FastifyReply },
): Promise<LoginReply> {
  const over = () => refuse(401, 'challenge-over', 'It took too long: the login begins anew.', 'challenge')
  const challenge = await readChallenge(context, body.challenge)
  if (!challenge) throw over()
  const player = await readPlayer(context.pool, challenge.playerId)
  const isKnown = (await knownDevice(context, request, player.id)) !== null
  if (!isKnown && (await isLocked(context.pool, attemptKey(context, player.id, '')))) throw lockedAccount()
  const judged = await useSecondFactor(context, player, body.code, request.ip)
  if (judged === 'locked') throw lockedAccount()
  if (judged === 'wrong') throw wrongCode()
  if (!(await closeChallenge(context, body.challenge))) throw over()
  return completeLogin(context, {
    player,
    how: 'second-factor',
    remember: challenge.remember ? 'start' : null,
    device: challenge.device,
    request,
    reply,
  })
}
