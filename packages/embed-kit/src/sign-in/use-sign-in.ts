import type { EmbedOptions } from '@herna/contract/embeds'
import { type LoginReply, platform as operations, type SessionReply } from '@herna/contract/player'
import { useRef, useState } from 'react'
import { postToPage, notifyLoginFailed } from '../mount/notify-page.ts'
import type { Failure } from '../platform/failure.ts'
import type { Platform } from '../platform/platform.ts'
import { type SignInStep, stepAfter, stepAfterLogin } from './steps.ts'
import { texts } from './texts.sk-SK.ts'

export interface Credentials {
  login: string
  password: string
  remember: boolean
}

/** The login flow from the first step to the `CASINO_LOGIN` message [4.11] [4.13] [7.47]. `Extra` are the dialog's own steps. */
export function useSignIn<Extra extends { type: string } = never>(
  platform: Platform,
  options: EmbedOptions,
  first: SignInStep | Extra,
) {
  const [step, go] = useState<SignInStep | Extra>(first)
  // In memory only, while steps follow the password; never persisted.
  const credentialsRef = useRef<Credentials | null>(null)

  const finish = () => {
    credentialsRef.current = null
    postToPage({ type: 'CASINO_LOGIN' })
    options.onClose?.()
  }
  const continueWith = (next: SignInStep | null) => (next ? go(next) : finish())

  const handleLoginReply = (reply: LoginReply) => continueWith(stepAfterLogin(reply, credentialsRef.current?.login ?? ''))
  const handleSession = ({ pendingSteps, username }: SessionReply) => continueWith(stepAfter(pendingSteps, username ?? ''))

  const failedLogin = (failure: Failure, login: string): Failure | null => {
    if (failure.kind !== 'refused' || failure.code !== 'account-locked') return failure
    go({ type: 'unlock', login })
    return null
  }
  const logIn = async (credentials: Credentials): Promise<Failure | null> => {
    credentialsRef.current = credentials
    const { login, password, remember } = credentials
    const result = await platform.call(operations.login, { body: { username: login, password, rememberMe: remember ? 1 : 0 } })
    if (!result.ok) {
      notifyLoginFailed(reasonOf(result.failure))
      return failedLogin(result.failure, login)
    }
    handleLoginReply(result.reply)
    return null
  }
  const enterCode = async (challenge: string, code: string): Promise<Failure | null> => {
    const result = await platform.call(operations.secondFactorLogin, { body: { challenge, code } })
    if (result.ok) {
      handleLoginReply(result.reply)
      return null
    }
    notifyLoginFailed(reasonOf(result.failure))
    if (result.failure.kind === 'refused' && result.failure.code === 'challenge-over') {
      go({ type: 'login', login: credentialsRef.current?.login, notice: texts.secondFactor.over })
      return null
    }
    return failedLogin(result.failure, credentialsRef.current?.login ?? '')
  }
  /** After the e-mail is verified: continues with the active session, or logs in with the password typed earlier. */
  const continueAfterVerification = async (login: string): Promise<Failure | null> => {
    const session = await platform.call(operations.session)
    if (session.ok && session.reply.state === 'active') {
      handleSession(session.reply)
      return null
    }
    if (credentialsRef.current?.password) return logIn(credentialsRef.current)
    go({ type: 'login', login, notice: texts.verify.verified })
    return null
  }
  const setCredentials = (credentials: Credentials) => {
    credentialsRef.current = credentials
  }
  return { step, go, logIn, enterCode, continueAfterVerification, handleSession, setCredentials }
}
/** Key of the reason in the page's texts [8.9]. */
const reasonOf = (failure: Failure): string =>
  failure.kind === 'refused' ? failure.code : failure.kind === 'invalid' ? 'unknown' : 'unreachable'

export type SignIn = Omit<ReturnType<typeof useSignIn>, 'step' | 'go'> & { go: (step: SignInStep) => void }
