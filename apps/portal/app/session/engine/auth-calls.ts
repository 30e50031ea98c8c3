import {
  type GatewayLoginReply,
  type LoginReply,
  LOGOUT_DEFAULTS,
  type LogoutOptions,
  type SessionReply,
} from '@herna/contract/player'
import {
  type AuthEffect,
  type AuthEvent,
  type GatewayLoginData,
  type PlatformSession,
  type LoginReplyData,
  type NativeCredentials,
  PLAYER_COOKIES,
  sessionCodeOf,
} from '@herna/rules/player'
import { CallFailed, type LoginScript } from '../../api/index.ts'
import { faultOf } from './api-fault.ts'
import { logFailure } from './log-failure.ts'
import type { PlayerPorts } from './ports.ts'

export type AuthCall = Extract<AuthEffect, { run: number }>
type CallResult = Extract<AuthEvent, { run: number }>
type Unnumbered<T> = T extends { run: number } ? Omit<T, 'run'> : never

/** Performs the host calls of the authentication machine and sends the result back as one of its events. */
export function authCalls(
  { gateway, platform, loadScript, cookies }: PlayerPorts,
  {
    takeNativeLaunch,
    confirmReplacement,
    onSession,
  }: {
    takeNativeLaunch(): NativeCredentials | null
    /** Whether the logged-in player may be logged out for this one. */
    confirmReplacement(username: string): Promise<boolean>
    onSession(reply: SessionReply): void
  },
) {
  /** Credentials of a native launch, until the player has confirmed the replacement. */
  let nativeCredentials: NativeCredentials | null = null
  const takeNativeCredentials = (): NativeCredentials => {
    if (!nativeCredentials) throw new CallFailed('no-script')
    const credentials = nativeCredentials
    nativeCredentials = null
    return credentials
  }
  let script: LoginScript | null = null
  const requireScript = (): LoginScript => {
    if (!script) throw new CallFailed('no-script')
    return script
  }

  async function perform(call: AuthCall): Promise<Unnumbered<CallResult>> {
    switch (call.type) {
      case 'load-script':
        script = await loadScript()
        return {
          type: 'script-ready',
          native: takeNativeLaunch(),
          logoutPending: cookies.read(PLAYER_COOKIES.logoutPending) !== null,
        }
      case 'request-session': {
        const reply = await platform.session()
        onSession(reply)
        return { type: 'session', session: sessionOf(reply), remembered: cookies.read(PLAYER_COOKIES.remembered) }
      }
      case 'validate-gateway': {
        const [session] = (await gateway.validateSession()).validateSessionTokens
        return { type: 'gateway-session', valid: session?.valid ?? false, username: session?.username ?? null }
      }
      case 'log-in':
        return { type: 'login-reply', reply: outcomeOf(await requireScript().logIn(call.credentials)) }
      case 'second-factor':
        return { type: 'login-reply', reply: outcomeOf(await requireScript().answerSecondFactor(call)) }
      case 'native-login':
        nativeCredentials = call.credentials
        return {
          type: 'login-reply',
          reply: outcomeOf(await requireScript().logInNatively({ ...nativeCredentials, replace: false })),
        }
      case 'confirm-replacement': {
        const agreed = nativeCredentials !== null && (await confirmReplacement(nativeCredentials.username))
        if (!agreed) nativeCredentials = null
        return { type: 'replacement', agreed }
      }
      case 'replace-login':
        return {
          type: 'login-reply',
          reply: outcomeOf(await requireScript().logInNatively({ ...takeNativeCredentials(), replace: true })),
        }
      case 'accept-terms':
        return { type: 'confirmed', session: sessionOf(await requireScript().acceptTerms(call.version)) }
      case 'unlock':
        return { type: 'confirmed', session: sessionOf(await platform.unlock(call.password)) }
      case 'change-password':
        await requireScript().changePassword(call)
        return { type: 'confirmed', session: null }
      case 'get-token':
        return { type: 'token', temporaryToken: (await requireScript().temporaryToken()).temporaryToken }
      case 'enter-gateway':
        return { type: 'gateway-login', reply: gatewayOf(await gateway.logIn(call.username, call.temporaryToken)) }
      case 'end-session':
        await endSessions(call.options, call.gateway)
        return { type: 'ended' }
    }
  }

  /** Logs out of both hosts, naming every option [7.26]; a session that no longer exists counts as ended. */
  async function endSessions(chosen: LogoutOptions, withGateway: boolean): Promise<void> {
    const options = { ...LOGOUT_DEFAULTS, ...chosen }
    const results = await Promise.allSettled([
      script ? script.logOut(options) : platform.logOut(options),
      ...(withGateway ? [gateway.logOut()] : []),
    ])
    for (const result of results)
      if (result.status === 'rejected' && sessionCodeOf(faultOf(result.reason)) === null) throw result.reason
  }

  return (call: AuthCall, send: (event: AuthEvent) => void): void => {
    const { run } = call
    perform(call).then(
      (result) => send({ ...result, run } as CallResult),
      (error: unknown) => {
        logFailure('auth', error)
        send({ type: 'failed', fault: faultOf(error), run })
      },
    )
  }
}

const sessionOf = ({ cookieExists, state, username, pendingSteps, rememberMeExists }: SessionReply): PlatformSession => ({
  cookieExists,
  state,
  username,
  pendingSteps,
  rememberMeExists,
})

const outcomeOf = ({ username, sessionValidationData, pendingSteps, rememberMe }: LoginReply): LoginReplyData => ({
  username,
  secondFactor: sessionValidationData?.SessionValidationBy2FAData ?? null,
  pendingSteps,
  rememberMe,
})

const gatewayOf = ({
  username,
  notificationToken,
  sessionToken,
  additionalInformation,
}: GatewayLoginReply): GatewayLoginData => ({
  username,
  notificationToken,
  sessionToken,
  excluded: additionalInformation.SuspendedSelfExclusionException !== null,
  redirectionUrl: additionalInformation.redirectionUrl,
})
