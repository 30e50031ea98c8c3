import {
  resultEffects,
  requestSession,
  logPlayerIn,
  onFailure,
  requestToken,
  onLoginReply,
  onSessionReply,
  lock,
} from './auth-entering.ts'
import { logoutEffects, logOut, renew, becomeGuest, interruptionEffects } from './auth-leaving.ts'
import type { AuthEffect, AuthEvent, AuthTransition, AuthState, AuthStep } from './auth-state.ts'
import { type Command, isLoginCommand, onLoginCommand, unchanged } from './auth-commands.ts'
import { sessionCodeOf } from './faults.ts'

/** The step that each reply belongs to; `failed` can come in any of them. */
const STEP_OF_REPLY: Partial<Record<AuthEvent['type'], AuthStep>> = {
  'script-ready': 'loading-script',
  session: 'requesting-session',
  'gateway-session': 'validating',
  'login-reply': 'logging-in',
  replacement: 'confirming-replacement',
  confirmed: 'confirming',
  token: 'getting-token',
  'gateway-login': 'entering-gateway',
  ended: 'ending',
}

/**
 * The authentication state machine [4.1]–[4.11]. Pure: given a state and an event, the next state and the effects to perform.
 * Replies of earlier runs or of another step change nothing.
 */
export function authStep(state: AuthState, event: AuthEvent): AuthTransition {
  if (!('run' in event)) return onCommand(state, event)
  if (event.run !== state.run) return unchanged(state)
  const step = STEP_OF_REPLY[event.type]
  return step !== undefined && step !== state.step ? unchanged(state) : onReply(state, event)
}

function onReply(state: AuthState, event: Extract<AuthEvent, { run: number }>): AuthTransition {
  switch (event.type) {
    case 'script-ready':
      return onScriptReady(state, event)
    case 'session':
      return onSessionReply(state, event.session, event.remembered)
    case 'gateway-session':
      // Another tab may have logged in another player since: the name must match the platform's.
      return event.valid && event.username === state.candidate && event.username !== null
        ? logPlayerIn(state, event.username, null)
        : requestToken(state)
    case 'login-reply':
      return onLoginReply(state, event.reply)
    case 'replacement':
      return event.agreed ? replaceLogin(state) : requestSession(state, 'startup')
    case 'confirmed':
      return event.session ? onSessionReply(state, event.session, null) : requestToken({ ...state, candidate: state.player })
    case 'token':
      return enterGateway(state, event.temporaryToken)
    case 'gateway-login':
      return logPlayerIn(state, event.reply.username, event.reply)
    case 'ended':
      return onSessionsEnded(state, true)
    case 'failed':
      // A session that no longer exists has ended, too.
      return state.step === 'ending' ? onSessionsEnded(state, sessionCodeOf(event.fault) !== null) : onFailure(state, event.fault)
  }
}

/** Credentials of a native launch come first [4.4]; an unconfirmed logout is repeated before any other login. */
function onScriptReady(
  state: AuthState,
  { native, logoutPending }: Extract<AuthEvent, { type: 'script-ready' }>,
): AuthTransition {
  if (native) {
    const run = state.run + 1
    return {
      state: { ...state, step: 'logging-in', run, origin: 'native', candidate: null },
      effects: [{ type: 'native-login', run, credentials: native }],
    }
  }
  if (!logoutPending) return requestSession(state, 'startup')
  const run = state.run + 1
  return {
    state: { ...state, step: 'ending', run, afterEnding: 'authenticate' },
    effects: [{ type: 'end-session', run, options: { allSessions: false, invalidateRememberMe: true }, gateway: true }],
  }
}

function replaceLogin(state: AuthState): AuthTransition {
  const run = state.run + 1
  return { state: { ...state, step: 'logging-in', run }, effects: [{ type: 'replace-login', run }] }
}

function enterGateway(state: AuthState, temporaryToken: string): AuthTransition {
  const username = state.candidate
  if (username === null) return becomeGuest(state, 'refused', resultEffects(state, { ok: false, code: 'no-response' }))
  const run = state.run + 1
  return {
    state: { ...state, step: 'entering-gateway', run },
    effects: [{ type: 'enter-gateway', run, username, temporaryToken }],
  }
}

/** The sessions have ended, or the hosts did not respond. An unconfirmed logout is stored and repeated at the next start. */
function onSessionsEnded(state: AuthState, isConfirmed: boolean): AuthTransition {
  const { reason, origin } = state
  if (state.afterEnding === 'authenticate') {
    // A pending logout that is still unconfirmed must not be followed by a login of the same player.
    if (!isConfirmed && origin === 'startup')
      return becomeGuest(state, 'unreachable', [{ type: 'show-error', what: 'logout-unconfirmed' }])
    const transition = requestSession(state, origin)
    const confirmedEffects: AuthEffect[] = origin === 'startup' ? [{ type: 'set-logout-pending', pending: false }] : []
    return { state: transition.state, effects: [...confirmedEffects, ...transition.effects] }
  }
  const guest: AuthState = { ...state, step: 'rest', ready: true, player: null, candidate: null }
  if (isConfirmed) return unchanged(guest, [{ type: 'set-logout-pending', pending: false }])
  return unchanged(guest, reason === 'logged-out' ? [{ type: 'show-error', what: 'logout-unconfirmed' }] : [])
}

function loadScript(state: AuthState): AuthTransition {
  const run = state.run + 1
  return { state: { ...state, step: 'loading-script', run, reason: 'not-logged-in' }, effects: [{ type: 'load-script', run }] }
}

function onCommand(state: AuthState, event: Command): AuthTransition {
  if (state.step === 'new') {
    if (event.type !== 'start')
      return unchanged(state, isLoginCommand(event) ? [{ type: 'resolve-caller', result: { ok: false, code: 'busy' } }] : [])
    return loadScript(state)
  }
  switch (event.type) {
    case 'start':
      return unchanged(state)
    case 'log-out':
      return logOut(state, event.options)
    case 'session-invalid':
      return onSessionInvalid(state, event.code)
    case 'session-ended':
      return onSessionEndedElsewhere(state)
    case 'dialog-login':
      return onDialogLogin(state)
    case 'other-login':
      return onOtherLogin(state, event.username)
    case 'other-logout':
      return onOtherLogout(state)
    case 'hidden':
      // Nothing private may stay visible in the back/forward cache [F8].
      return unchanged({ ...state, ready: false })
    case 'restored':
      return onRestored(state)
    case 'retry':
      return onRetry(state)
    default:
      return onLoginCommand(state, event)
  }
}

/** Applies only to a logged-in player at rest [4.12]; a login or logout under way decides by itself. An expired session is no logout: a running game stays under the login dialog. */
function onSessionInvalid(state: AuthState, code: 'no-session' | 'session-idle' | 'session-over'): AuthTransition {
  if (state.player === null || state.step !== 'rest') return unchanged(state)
  return code === 'session-idle' ? lock({ ...state, origin: 'renewal' }, state.player) : renew(state)
}

/** The cookies decide: no session is ended, because this browser may have a newer one than the one that ended. */
const onSessionEndedElsewhere = (state: AuthState): AuthTransition =>
  state.player === null || state.step !== 'rest' ? unchanged(state) : requestSession(state, 'renewal')

/** The cookies identify the player; the previous player stays logged in until they are known. */
function onDialogLogin(state: AuthState): AuthTransition {
  if (state.step === 'loading-script' || state.reason === 'script-missing') return unchanged(state)
  const transition = requestSession(state, 'dialog')
  return { state: transition.state, effects: [...interruptionEffects(state), ...transition.effects] }
}

/** A login in another tab of this browser: the cookies belong to that player now. */
function onOtherLogin(state: AuthState, username: string | null): AuthTransition {
  if (state.step === 'loading-script' || state.reason === 'script-missing') return unchanged(state)
  if (state.player !== null && state.player === username && state.step === 'rest') return unchanged(state)
  const transition = requestSession({ ...state, player: null, candidate: null }, 'startup')
  return {
    state: transition.state,
    effects: [
      ...logoutEffects(state),
      ...interruptionEffects(state),
      { type: 'set-logout-pending', pending: false },
      ...transition.effects,
    ],
  }
}

/** A logout in another tab: whatever was under way here has no session any more. */
function onOtherLogout(state: AuthState): AuthTransition {
  if (state.step === 'loading-script' || (state.step === 'ending' && state.afterEnding === 'rest')) return unchanged(state)
  if (state.step === 'rest' && state.player === null && state.ready) return unchanged(state)
  const transition = becomeGuest({ ...state, origin: 'startup', run: state.run + 1 }, 'other-tab')
  return { state: transition.state, effects: [...transition.effects, ...interruptionEffects(state)] }
}

/** The player stays hidden until the hosts confirm the session again [F8]. */
function onRestored(state: AuthState): AuthTransition {
  if (state.step !== 'rest') return unchanged(state)
  const unverified = { ...state, ready: false }
  return state.reason === 'script-missing' ? loadScript(unverified) : requestSession(unverified, 'startup')
}

function onRetry(state: AuthState): AuthTransition {
  if (state.step !== 'rest' || state.player !== null) return unchanged(state)
  if (state.reason === 'script-missing') return loadScript(state)
  return state.reason === 'unreachable' ? requestSession(state, 'startup') : unchanged(state)
}
