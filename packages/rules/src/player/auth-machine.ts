import { answerOf, askSession, enter, failStep, getToken, judgeLogin, judgeSession, lock } from './auth-entering.ts'
import { leaveEffects, logOut, renew, rest, unanswered } from './auth-leaving.ts'
import type { AuthEffect, AuthEvent, AuthMove, AuthState, AuthStep } from './auth-state.ts'
import { sessionCodeOf } from './faults.ts'
import { areCredentialsComplete } from './login-fields.ts'

const stay = (state: AuthState, effects: readonly AuthEffect[] = []): AuthMove => ({ state, effects })

/** Which step an answer belongs to; `failed` may come in any of them. */
const ANSWERED: Partial<Record<AuthEvent['type'], AuthStep>> = {
  'script-ready': 'loading-script',
  session: 'asking-session',
  'gateway-session': 'validating',
  'login-reply': 'logging-in',
  replacement: 'asking-replacement',
  confirmed: 'confirming',
  token: 'getting-token',
  'gateway-login': 'entering-gateway',
  ended: 'ending',
}

/** The authentication [4.1]–[4.11]: what happens next, and what to do for it. Answers nobody waits for any longer change nothing. */
export function authStep(state: AuthState, event: AuthEvent): AuthMove {
  if (!('run' in event)) return onWish(state, event)
  if (event.run !== state.run) return stay(state)
  const step = ANSWERED[event.type]
  return step !== undefined && step !== state.step ? stay(state) : onAnswer(state, event)
}

function onAnswer(state: AuthState, event: Extract<AuthEvent, { run: number }>): AuthMove {
  switch (event.type) {
    case 'script-ready':
      return onScript(state, event)
    case 'session':
      return judgeSession(state, event.session, event.remembered)
    case 'gateway-session':
      // Another tab may have logged somebody else in since: the name must be the platform's.
      return event.valid && event.username === state.candidate && event.username !== null
        ? enter(state, event.username, null)
        : getToken(state)
    case 'login-reply':
      return judgeLogin(state, event.reply)
    case 'replacement':
      return event.agreed ? replaceLogin(state) : askSession(state, 'startup')
    case 'confirmed':
      return event.session ? judgeSession(state, event.session, null) : getToken({ ...state, candidate: state.player })
    case 'token':
      return enterGateway(state, event.temporaryToken)
    case 'gateway-login':
      return enter(state, event.reply.username, event.reply)
    case 'ended':
      return afterEnding(state, true)
    case 'failed':
      // A session that is not there any more is ended, too.
      return state.step === 'ending' ? afterEnding(state, sessionCodeOf(event.fault) !== null) : failStep(state, event.fault)
  }
}

/** [4.4] Credentials of a native launch come first; a logout the hosts have not heard of comes before everything. */
function onScript(state: AuthState, { native, logoutPending }: Extract<AuthEvent, { type: 'script-ready' }>): AuthMove {
  if (native) {
    const run = state.run + 1
    return {
      state: { ...state, step: 'logging-in', run, entrance: 'native', candidate: null },
      effects: [{ do: 'native-login', run, credentials: native }],
    }
  }
  if (!logoutPending) return askSession(state, 'startup')
  const run = state.run + 1
  return {
    state: { ...state, step: 'ending', run, afterEnding: 'authenticate' },
    effects: [{ do: 'end-session', run, options: { allSessions: false, invalidateRememberMe: true }, gateway: true }],
  }
}

function replaceLogin(state: AuthState): AuthMove {
  const run = state.run + 1
  return { state: { ...state, step: 'logging-in', run }, effects: [{ do: 'replace-login', run }] }
}

function enterGateway(state: AuthState, temporaryToken: string): AuthMove {
  const username = state.candidate
  if (username === null) return rest(state, 'refused', answerOf(state, { ok: false, code: 'no-response' }))
  const run = state.run + 1
  return {
    state: { ...state, step: 'entering-gateway', run },
    effects: [{ do: 'enter-gateway', run, username, temporaryToken }],
  }
}

/** Sessions are ended, or nobody answered. A logout that was not heard is kept, and said again at the next start. */
function afterEnding(state: AuthState, heard: boolean): AuthMove {
  const { reason, entrance } = state
  if (state.afterEnding === 'authenticate') {
    // A pending logout that is still not heard must not be followed by a login of the same player.
    if (!heard && entrance === 'startup') return rest(state, 'unreachable', [{ do: 'tell', what: 'logout-unconfirmed' }])
    const move = askSession(state, entrance)
    const heardOf: AuthEffect[] = entrance === 'startup' ? [{ do: 'keep-logout-pending', pending: false }] : []
    return { state: move.state, effects: [...heardOf, ...move.effects] }
  }
  const left: AuthState = { ...state, step: 'rest', ready: true, player: null, candidate: null }
  if (heard) return stay(left, [{ do: 'keep-logout-pending', pending: false }])
  return stay(left, reason === 'logged-out' ? [{ do: 'tell', what: 'logout-unconfirmed' }] : [])
}

function loadScript(state: AuthState): AuthMove {
  const run = state.run + 1
  return { state: { ...state, step: 'loading-script', run, reason: 'nobody' }, effects: [{ do: 'load-script', run }] }
}

type Wish = Exclude<AuthEvent, { run: number }>

function onWish(state: AuthState, event: Wish): AuthMove {
  if (state.step === 'new') {
    if (event.type !== 'start') return stay(state, isLogin(event) ? [{ do: 'answer', answer: { ok: false, code: 'busy' } }] : [])
    return loadScript(state)
  }
  switch (event.type) {
    case 'start':
      return stay(state)
    case 'log-out':
      return logOut(state, event.options)
    case 'session-invalid':
      return onInvalid(state, event.code)
    case 'session-ended':
      return onEnded(state)
    case 'dialog-login':
      return onDialogLogin(state)
    case 'other-login':
      return onOtherLogin(state, event.username)
    case 'other-logout':
      return onOtherLogout(state)
    case 'hidden':
      // Nothing private is frozen into the back/forward cache [F8].
      return stay({ ...state, ready: false })
    case 'restored':
      return onRestored(state)
    case 'retry':
      return onRetry(state)
    default:
      return onLogin(state, event)
  }
}

type LoginWish = Extract<Wish, { type: 'log-in' | 'second-factor' | 'accept-terms' | 'change-password' | 'unlock' }>
const isLogin = (event: Wish): event is LoginWish =>
  ['log-in', 'second-factor', 'accept-terms', 'change-password', 'unlock'].includes(event.type)

/** [4.11] [5.2] One at a time; who is in can only change the password. */
function onLogin(state: AuthState, event: LoginWish): AuthMove {
  const refuse = (code: string) => stay(state, [{ do: 'answer', answer: { ok: false, code } }])
  if (state.step !== 'rest' || !state.ready) return refuse('busy')
  if (state.reason === 'script-missing') return refuse('no-script')
  const inside = state.player !== null
  if (inside !== (event.type === 'change-password')) return refuse(inside ? 'logged-in' : 'no-session')
  const run = state.run + 1
  switch (event.type) {
    case 'log-in':
      if (!areCredentialsComplete(event.credentials)) return refuse('fields-missing')
      return {
        state: { ...state, step: 'logging-in', run, entrance: 'typed', candidate: null },
        effects: [{ do: 'log-in', run, credentials: event.credentials }],
      }
    case 'second-factor':
      return {
        state: { ...state, step: 'logging-in', run, entrance: 'typed', candidate: null },
        effects: [{ do: 'second-factor', run, challenge: event.challenge, code: event.code }],
      }
    case 'accept-terms':
      return confirming(state, { do: 'accept-terms', run, version: event.version })
    case 'unlock':
      return confirming(state, { do: 'unlock', run, password: event.password })
    case 'change-password':
      return confirming(state, {
        do: 'change-password',
        run,
        currentPassword: event.currentPassword,
        newPassword: event.newPassword,
      })
  }
}

const confirming = (state: AuthState, effect: Extract<AuthEffect, { run: number }>): AuthMove => ({
  state: { ...state, step: 'confirming', run: effect.run, entrance: 'confirmation' },
  effects: [effect],
})

/** [4.12] Only of a player who is in and at rest; a login or logout under way decides by itself. */
function onInvalid(state: AuthState, code: 'no-session' | 'session-idle' | 'session-over'): AuthMove {
  if (state.player === null || state.step !== 'rest') return stay(state)
  return code === 'session-idle' ? lock({ ...state, entrance: 'startup' }, state.player) : renew(state)
}

/** The cookies decide: nothing is ended, for this browser may hold a newer session than the one that ended. */
const onEnded = (state: AuthState): AuthMove =>
  state.player === null || state.step !== 'rest' ? stay(state) : askSession(state, 'renewal')

/** Whoever is in now, the cookies know; somebody who was in before stays until they are known. */
function onDialogLogin(state: AuthState): AuthMove {
  if (state.step === 'loading-script' || state.reason === 'script-missing') return stay(state)
  const move = askSession(state, 'dialog')
  return { state: move.state, effects: [...unanswered(state), ...move.effects] }
}

/** A login elsewhere in this browser: the cookies are that player's now. */
function onOtherLogin(state: AuthState, username: string | null): AuthMove {
  if (state.step === 'loading-script' || state.reason === 'script-missing') return stay(state)
  if (state.player !== null && state.player === username && state.step === 'rest') return stay(state)
  const move = askSession({ ...state, player: null, candidate: null }, 'startup')
  return {
    state: move.state,
    effects: [...leaveEffects(state), ...unanswered(state), { do: 'keep-logout-pending', pending: false }, ...move.effects],
  }
}

/** A logout elsewhere: whatever was under way here has no session any more. */
function onOtherLogout(state: AuthState): AuthMove {
  if (state.step === 'loading-script' || (state.step === 'ending' && state.afterEnding === 'rest')) return stay(state)
  if (state.step === 'rest' && state.player === null && state.ready) return stay(state)
  const move = rest({ ...state, entrance: 'startup', run: state.run + 1 }, 'other-tab')
  return { state: move.state, effects: [...move.effects, ...unanswered(state)] }
}

/** Who was in is out of sight until the hosts have said that they still are [F8]. */
function onRestored(state: AuthState): AuthMove {
  if (state.step !== 'rest') return stay(state)
  const unseen = { ...state, ready: false }
  return state.reason === 'script-missing' ? loadScript(unseen) : askSession(unseen, 'startup')
}

function onRetry(state: AuthState): AuthMove {
  if (state.step !== 'rest' || state.player !== null) return stay(state)
  if (state.reason === 'script-missing') return loadScript(state)
  return state.reason === 'unreachable' ? askSession(state, 'startup') : stay(state)
}
