import type { GatewayLoginReply, LoginReply, LogoutOptions, SessionReply } from '@herna/contract/player'
import {
  type AuthEffect,
  type AuthEvent,
  type GatewayOutcome,
  type KnownSession,
  type LoginOutcome,
  type NativeCredentials,
  PLAYER_COOKIES,
  sessionCodeOf,
} from '@herna/rules/player'
import { CallFailed, type LoginScript } from '../api/index.ts'
import { faultOf } from './api-fault.ts'
import { logFailure } from './log-failure.ts'
import type { PlayerPorts } from './ports.ts'

export type AuthCall = Extract<AuthEffect, { run: number }>
type Answer = Extract<AuthEvent, { run: number }>
type Unnumbered<T> = T extends { run: number } ? Omit<T, 'run'> : never

/** Does what the authentication machine asks of the hosts; whatever happens there becomes one of its events. */
export function authCalls(
  { gateway, platform, loadScript, cookies }: PlayerPorts,
  {
    takeNative,
    askReplacement,
    onSession,
  }: {
    takeNative(): NativeCredentials | null
    /** Whether another player who is in here may be logged out for this one. */
    askReplacement(username: string): Promise<boolean>
    onSession(reply: SessionReply): void
  },
) {
  /** Of a native launch, until the player has answered. */
  let asked: NativeCredentials | null = null
  const takeAsked = (): NativeCredentials => {
    if (!asked) throw new CallFailed('no-script')
    const taken = asked
    asked = null
    return taken
  }
  let script: LoginScript | null = null
  const withScript = (): LoginScript => {
    if (!script) throw new CallFailed('no-script')
    return script
  }

  async function ask(call: AuthCall): Promise<Unnumbered<Answer>> {
    switch (call.do) {
      case 'load-script':
        script = await loadScript()
        return {
          type: 'script-ready',
          native: takeNative(),
          logoutPending: cookies.read(PLAYER_COOKIES.logoutPending) !== null,
        }
      case 'ask-session': {
        const reply = await platform.session()
        onSession(reply)
        return { type: 'session', session: sessionOf(reply), remembered: cookies.read(PLAYER_COOKIES.remembered) }
      }
      case 'validate-gateway': {
        const [session] = (await gateway.validateSession()).validateSessionTokens
        return { type: 'gateway-session', valid: session?.valid ?? false, username: session?.username ?? null }
      }
      case 'log-in':
        return { type: 'login-reply', reply: outcomeOf(await withScript().logIn(call.credentials)) }
      case 'second-factor':
        return { type: 'login-reply', reply: outcomeOf(await withScript().answerSecondFactor(call)) }
      case 'native-login':
        asked = call.credentials
        return { type: 'login-reply', reply: outcomeOf(await withScript().logInNatively({ ...asked, replace: false })) }
      case 'ask-replacement': {
        const agreed = asked !== null && (await askReplacement(asked.username))
        if (!agreed) asked = null
        return { type: 'replacement', agreed }
      }
      case 'replace-login':
        return { type: 'login-reply', reply: outcomeOf(await withScript().logInNatively({ ...takeAsked(), replace: true })) }
      case 'accept-terms':
        return { type: 'confirmed', session: sessionOf(await withScript().acceptTerms(call.version)) }
      case 'unlock':
        return { type: 'confirmed', session: sessionOf(await platform.unlock(call.password)) }
      case 'change-password':
        await withScript().changePassword(call)
        return { type: 'confirmed', session: null }
      case 'get-token':
        return { type: 'token', temporaryToken: (await withScript().temporaryToken()).temporaryToken }
      case 'enter-gateway':
        return { type: 'gateway-login', reply: gatewayOf(await gateway.logIn(call.username, call.temporaryToken)) }
      case 'end-session':
        await endSessions(call.options, call.gateway)
        return { type: 'ended' }
    }
  }

  /** Both hosts are told; a session that is not there any more is ended. */
  async function endSessions(options: LogoutOptions, withGateway: boolean): Promise<void> {
    const told = await Promise.allSettled([
      script ? script.logOut(options) : platform.logOut(options),
      ...(withGateway ? [gateway.logOut()] : []),
    ])
    for (const each of told) if (each.status === 'rejected' && sessionCodeOf(faultOf(each.reason)) === null) throw each.reason
  }

  return (call: AuthCall, send: (event: AuthEvent) => void): void => {
    const { run } = call
    ask(call).then(
      (answer) => send({ ...answer, run } as Answer),
      (error: unknown) => {
        logFailure('auth', error)
        send({ type: 'failed', fault: faultOf(error), run })
      },
    )
  }
}

const sessionOf = ({ cookieExists, state, username, pendingSteps, rememberMeExists }: SessionReply): KnownSession => ({
  cookieExists,
  state,
  username,
  pendingSteps,
  rememberMeExists,
})

const outcomeOf = ({ username, sessionValidationData, pendingSteps, rememberMe }: LoginReply): LoginOutcome => ({
  username,
  secondFactor: sessionValidationData?.SessionValidationBy2FAData ?? null,
  pendingSteps,
  rememberMe,
})

const gatewayOf = ({ username, notificationToken, sessionToken, additionalInformation }: GatewayLoginReply): GatewayOutcome => ({
  username,
  notificationToken,
  sessionToken,
  excluded: additionalInformation.SuspendedSelfExclusionException !== null,
  redirectionUrl: additionalInformation.redirectionUrl,
})
