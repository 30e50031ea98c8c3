import { endSessions, logoutEffects, becomeGuest } from './auth-leaving.ts'
import type {
  AuthEffect,
  AuthTransition,
  AuthState,
  GatewayLoginData,
  PlatformSession,
  LoginResult,
  LoginReplyData,
} from './auth-state.ts'
import { authTextOf, type Fault, isRefusal, sessionCodeOf } from './faults.ts'

const hasCaller = ({ origin }: AuthState): boolean => origin === 'typed' || origin === 'confirmation'

/** Only a login with a caller has someone to report the result to. */
export const resultEffects = (state: AuthState, result: LoginResult): AuthEffect[] =>
  hasCaller(state) ? [{ type: 'resolve-caller', result }] : []

/** Requests the current session from the platform [4.6]. */
export function requestSession(state: AuthState, origin: AuthState['origin']): AuthTransition {
  const run = state.run + 1
  return { state: { ...state, step: 'requesting-session', run, origin }, effects: [{ type: 'request-session', run }] }
}

/** Continues with the platform's session [4.6]–[4.8]. */
export function onSessionReply(state: AuthState, session: PlatformSession, remembered: string | null): AuthTransition {
  if (session.state === 'locked') return lock(state, session.username)
  if (session.cookieExists && session.state === 'active' && session.username !== null) {
    const withCandidate = { ...state, candidate: session.username }
    const transition = continueWithSession(withCandidate, session.username, session.pendingSteps)
    // The dialog asked the platform to remember this browser; the portal stores the name [4.8].
    const remember = state.origin === 'dialog' && session.rememberMeExists
    return remember
      ? { ...transition, effects: [{ type: 'remember', username: session.username }, ...transition.effects] }
      : transition
  }
  // A login that left no session: the browser blocks cookies [F7].
  const noSessionEffects = failureEffects(state, state.origin === 'dialog' ? 'cookies-blocked' : 'no-session')
  if (remembered === null) return becomeGuest(state, 'not-logged-in', noSessionEffects)
  // A remembered name is useless without the token, which only the server can read [M10].
  if (!session.rememberMeExists) return becomeGuest(state, 'not-logged-in', [{ type: 'forget-remembered' }, ...noSessionEffects])
  const run = state.run + 1
  const origin = state.origin === 'renewal' ? 'renewal' : 'remembered'
  return {
    state: { ...state, step: 'logging-in', run, origin },
    effects: [{ type: 'log-in', run, credentials: { username: remembered, password: '', rememberMe: 1 } }],
  }
}

function continueWithSession(state: AuthState, username: string, pendingSteps: PlatformSession['pendingSteps']): AuthTransition {
  if (pendingSteps.length > 0) return waitForSteps(state, username, pendingSteps)
  return state.forcedRefresh || isExplicitLogin(state) ? requestToken(state) : validateGateway(state)
}

function validateGateway(state: AuthState): AuthTransition {
  const run = state.run + 1
  return { state: { ...state, step: 'validating', run }, effects: [{ type: 'validate-gateway', run }] }
}

export function requestToken(state: AuthState): AuthTransition {
  const run = state.run + 1
  return { state: { ...state, step: 'getting-token', run }, effects: [{ type: 'get-token', run }] }
}

/** Idle for 30 min: a guest until the password is entered; a running game is covered, not destroyed [M8]. */
export const lock = (state: AuthState, username: string | null): AuthTransition =>
  becomeGuest({ ...state, candidate: username }, 'locked', [
    { type: 'require-validation', why: 'locked', detail: { username } },
    ...resultEffects(state, { ok: false, code: 'session-idle' }),
  ])

function waitForSteps(state: AuthState, username: string | null, pendingSteps: PlatformSession['pendingSteps']): AuthTransition {
  const code = pendingSteps[0] === 'accept-terms' ? 'terms-not-accepted' : 'email-not-verified'
  return becomeGuest(state, 'pending-steps', [
    { type: 'require-validation', why: 'pending-steps', detail: { username, pendingSteps } },
    ...resultEffects(state, { ok: false, code, pendingSteps }),
  ])
}

/** Continues after a login [4.9] [4.11]. */
export function onLoginReply(state: AuthState, reply: LoginReplyData): AuthTransition {
  const { secondFactor, pendingSteps } = reply
  const username = reply.username ?? state.candidate
  if (secondFactor) {
    // A caller continues in its own dialog; a silent login emits the event that opens one.
    const effects: AuthEffect[] = hasCaller(state)
      ? resultEffects(state, { ok: false, code: 'second-factor-required', secondFactor })
      : [{ type: 'require-validation', why: 'second-factor', detail: { username, secondFactor } }]
    return becomeGuest(state, 'second-factor', effects)
  }
  if (username === null) return failLogin(state, 'no-response')
  const remember: AuthEffect[] = reply.rememberMe ? [{ type: 'remember', username }] : []
  const withCandidate = { ...state, candidate: username }
  const transition = pendingSteps.length > 0 ? waitForSteps(withCandidate, username, pendingSteps) : requestToken(withCandidate)
  return { state: transition.state, effects: [...remember, ...transition.effects] }
}

/** Without a username no session is usable. */
const failLogin = (state: AuthState, code: string): AuthTransition =>
  becomeGuest(state, 'refused', resultEffects(state, { ok: false, code }))

/** The player is logged in [4.2]; data of another player is cleared first. */
export function logPlayerIn(state: AuthState, username: string, gateway: GatewayLoginData | null): AuthTransition {
  const replacesPlayer = state.player !== null && state.player !== username
  const isSamePlayer = state.player === username
  const redirectUrl =
    gateway?.excluded && gateway.redirectionUrl !== null && isExplicitLogin(state) ? gateway.redirectionUrl : null
  return {
    state: { ...state, step: 'rest', ready: true, player: username, candidate: null, reason: 'not-logged-in' },
    effects: [
      ...(replacesPlayer ? logoutEffects(state) : []),
      { type: 'set-logout-pending', pending: false },
      { type: 'start-keep-alive' },
      { type: 'load-player', username },
      ...(gateway
        ? [{ type: 'store-tokens', notificationToken: gateway.notificationToken, sessionToken: gateway.sessionToken } as const]
        : []),
      ...(isSamePlayer ? [] : [{ type: 'emit', event: 'login' } as const]),
      ...(isExplicitLogin(state) ? [{ type: 'notify-tabs', message: 'login', username } as const] : []),
      ...resultEffects(state, { ok: true, code: null }),
      ...(redirectUrl === null ? [] : [{ type: 'redirect', url: redirectUrl } as const]),
    ],
  }
}

/** A login the player requested, here or in the native shell: other tabs are notified, and an exclusion is explained. */
const isExplicitLogin = (state: AuthState): boolean => hasCaller(state) || state.origin === 'native' || state.origin === 'dialog'

/** Reports a failure to the caller, or to the player when there is none [8.9]. */
const failureEffects = (state: AuthState, code: string): AuthEffect[] =>
  hasCaller(state)
    ? resultEffects(state, { ok: false, code })
    : isExplicitLogin(state)
      ? [{ type: 'show-login-failure', code }]
      : []

/** A missing reply or a refusal. Every step has a defined outcome, so that no spinner stays. */
export function onFailure(state: AuthState, fault: Fault): AuthTransition {
  const report = failureEffects(state, failureCodeOf(state, fault))
  const refused = isRefusal(fault)
  switch (state.step) {
    case 'loading-script':
      return becomeGuest(state, 'script-missing', [{ type: 'show-error', what: 'startup-error' }, ...report])
    case 'logging-in':
      return isOtherPlayerLoggedIn(state, fault) ? confirmReplacement(state) : failedLogin(state, refused, report)
    case 'confirming-replacement':
      // The confirmation could not be shown: the current player stays logged in.
      return requestSession(state, 'startup')
    case 'confirming':
      return failedConfirmation(state, report)
    case 'validating':
      // "Not valid" may come as a status too [4.7].
      return refused ? requestToken(state) : unreachable(state, report)
    case 'getting-token':
      return refused ? becomeGuest(state, 'refused', report) : unreachable(state, report)
    case 'entering-gateway':
      return failedGateway(state, refused, report)
    case 'requesting-session':
      return refused ? becomeGuest(state, 'refused', report) : unreachable(state, report)
    default:
      return { state, effects: [] }
  }
}

/** The code of the text for a fault [8.9]: a session that is missing just after the login means blocked cookies; in a native launch the player typed nothing that could be wrong. */
function failureCodeOf({ step, origin }: AuthState, fault: Fault): string {
  if (step === 'getting-token' && sessionCodeOf(fault) === 'no-session') return 'cookies-blocked'
  const code = authTextOf(fault)
  return origin === 'native' && code === 'wrong-credentials' ? 'native-launch-over' : code
}

/** A native launch does not replace another player without confirmation: the link may come from someone else. */
const isOtherPlayerLoggedIn = ({ origin }: AuthState, { status, code }: Fault): boolean =>
  origin === 'native' && status === 409 && code === 'other-player-in'

function confirmReplacement(state: AuthState): AuthTransition {
  const run = state.run + 1
  return { state: { ...state, step: 'confirming-replacement', run }, effects: [{ type: 'confirm-replacement', run }] }
}

/** A refusal clears the remember-me name [4.10]; a connection problem does not. */
function failedLogin(state: AuthState, refused: boolean, report: AuthEffect[]): AuthTransition {
  if (!refused) return unreachable(state, report)
  const isSilent = !isExplicitLogin(state)
  return becomeGuest(state, 'refused', [...(isSilent ? [{ type: 'forget-remembered' } as const] : []), ...report])
}

/** Terms or password were not accepted: a logged-in player stays logged in, a guest stays a guest. */
function failedConfirmation(state: AuthState, report: AuthEffect[]): AuthTransition {
  const { player } = state
  if (player === null) return becomeGuest(state, state.reason, report)
  return { state: { ...state, step: 'rest', ready: true, candidate: null }, effects: report }
}

/**
 * Logs out without the gateway and reports false [8.8]. A silent attempt with a connection problem only waits for the connection.
 */
function failedGateway(state: AuthState, refused: boolean, report: AuthEffect[]): AuthTransition {
  if (!refused && !isExplicitLogin(state)) return unreachable(state, report)
  const guest: AuthState = { ...state, player: null, candidate: null, ready: true, reason: 'refused' }
  return endSessions({ ...guest, origin: 'startup' }, { options: { allSessions: false }, gateway: false, after: 'rest' }, [
    ...logoutEffects(state),
    ...report,
  ])
}

const unreachable = (state: AuthState, report: AuthEffect[]): AuthTransition =>
  becomeGuest(state, 'unreachable', [
    ...(isExplicitLogin(state) ? [] : [{ type: 'show-error', what: 'unreachable' } as const]),
    ...report,
  ])
