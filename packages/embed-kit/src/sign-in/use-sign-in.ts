import type { EmbedOptions } from '@herna/contract/embeds'
import { type LoginReply, platform as operations, type SessionReply } from '@herna/contract/player'
import { useRef, useState } from 'react'
import { say, tellLoginFailed } from '../mount/say.ts'
import type { Failure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { type SignInStep, stepAfter, stepAfterLogin } from './steps.ts'
import { texts } from './texts.sk-SK.ts'

export interface Credentials {
  login: string
  password: string
  remember: boolean
}

/** Logging in, from the first screen to the message that somebody is in [4.11] [4.13] [7.47]. `Extra` are the dialog's own screens. */
export function useSignIn<Extra extends { at: string } = never>(
  platform: Platform,
  options: EmbedOptions,
  first: SignInStep | Extra,
) {
  const [step, go] = useState<SignInStep | Extra>(first)
  // Kept only while a step stands between the password and the end; never stored.
  const held = useRef<Credentials | null>(null)

  const finish = () => {
    held.current = null
    say({ type: 'CASINO_LOGIN' })
    options.onClose?.()
  }
  const follow = (next: SignInStep | null) => (next ? go(next) : finish())

  const takeReply = (reply: LoginReply) => follow(stepAfterLogin(reply, held.current?.login ?? ''))
  const takeSession = ({ pendingSteps, username }: SessionReply) => follow(stepAfter(pendingSteps, username ?? ''))

  const failedLogin = (failure: Failure, login: string): Failure | null => {
    if (failure.kind !== 'refused' || failure.code !== 'account-locked') return failure
    go({ at: 'unlock', login })
    return null
  }
  const logIn = async (credentials: Credentials): Promise<Failure | null> => {
    held.current = credentials
    const { login, password, remember } = credentials
    const answer = await platform.call(operations.login, { body: { username: login, password, rememberMe: remember ? 1 : 0 } })
    if (!answer.ok) {
      tellLoginFailed(reasonOf(answer.failure))
      return failedLogin(answer.failure, login)
    }
    takeReply(answer.reply)
    return null
  }
  const enterCode = async (challenge: string, code: string): Promise<Failure | null> => {
    const answer = await platform.call(operations.secondFactorLogin, { body: { challenge, code } })
    if (answer.ok) {
      takeReply(answer.reply)
      return null
    }
    tellLoginFailed(reasonOf(answer.failure))
    if (answer.failure.kind === 'refused' && answer.failure.code === 'challenge-over') {
      go({ at: 'login', login: held.current?.login, notice: texts.secondFactor.over })
      return null
    }
    return failedLogin(answer.failure, held.current?.login ?? '')
  }
  /** The address is verified: on with the session there is, or with the password typed before. */
  const goOnVerified = async (login: string): Promise<Failure | null> => {
    const session = await platform.call(operations.session)
    if (session.ok && session.reply.state === 'active') {
      takeSession(session.reply)
      return null
    }
    if (held.current?.password) return logIn(held.current)
    go({ at: 'login', login, notice: texts.verify.verified })
    return null
  }
  const hold = (credentials: Credentials) => {
    held.current = credentials
  }
  return { step, go, logIn, enterCode, goOnVerified, takeSession, hold }
}
/** Why a login failed, as the page's texts name it [8.9]. */
const reasonOf = (failure: Failure): string =>
  failure.kind === 'refused' ? failure.code : failure.kind === 'invalid' ? 'unknown' : 'unreachable'

export type SignIn = Omit<ReturnType<typeof useSignIn>, 'step' | 'go'> & { go: (step: SignInStep) => void }
