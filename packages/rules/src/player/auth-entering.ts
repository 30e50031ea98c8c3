import { end, leaveEffects, rest } from './auth-leaving.ts'
import type { AuthEffect, AuthMove, AuthState, GatewayOutcome, KnownSession, LoginAnswer, LoginOutcome } from './auth-state.ts'
import { authTextOf, type Fault, isRefusal, sessionCodeOf } from './faults.ts'

const asked = ({ entrance }: AuthState): boolean => entrance === 'typed' || entrance === 'confirmation'

/** Only a login somebody asked for has a caller who waits. */
export const answerOf = (state: AuthState, answer: LoginAnswer): AuthEffect[] => (asked(state) ? [{ do: 'answer', answer }] : [])

/** [4.6] */
export function askSession(state: AuthState, entrance: AuthState['entrance']): AuthMove {
  const run = state.run + 1
  return { state: { ...state, step: 'asking-session', run, entrance }, effects: [{ do: 'ask-session', run }] }
}

/** [4.6]–[4.8] What the platform's answer leads to. */
export function judgeSession(state: AuthState, session: KnownSession, remembered: string | null): AuthMove {
  if (session.state === 'locked') return lock(state, session.username)
  if (session.cookieExists && session.state === 'active' && session.username !== null) {
    const named = { ...state, candidate: session.username }
    const move = whoIsIn(named, session.username, session.pendingSteps)
    // The dialog asked the platform to remember this browser; the name is ours to keep [4.8].
    const remember = state.entrance === 'dialog' && session.rememberMeExists
    return remember ? { ...move, effects: [{ do: 'remember', username: session.username }, ...move.effects] } : move
  }
  // A login that left no session behind: the browser keeps no cookies [F7].
  const nobody = failureOf(state, state.entrance === 'dialog' ? 'cookies-blocked' : 'no-session')
  if (remembered === null) return rest(state, 'nobody', nobody)
  // Without the token that only the server reads a remembered name opens nothing [M10].
  if (!session.rememberMeExists) return rest(state, 'nobody', [{ do: 'forget-remembered' }, ...nobody])
  const run = state.run + 1
  const entrance = state.entrance === 'renewal' ? 'renewal' : 'remembered'
  return {
    state: { ...state, step: 'logging-in', run, entrance },
    effects: [{ do: 'log-in', run, credentials: { username: remembered, password: '', rememberMe: 1 } }],
  }
}

function whoIsIn(state: AuthState, username: string, pendingSteps: KnownSession['pendingSteps']): AuthMove {
  if (pendingSteps.length > 0) return waitForSteps(state, username, pendingSteps)
  return state.forcedRefresh || isWanted(state) ? getToken(state) : validateGateway(state)
}

function validateGateway(state: AuthState): AuthMove {
  const run = state.run + 1
  return { state: { ...state, step: 'validating', run }, effects: [{ do: 'validate-gateway', run }] }
}

export function getToken(state: AuthState): AuthMove {
  const run = state.run + 1
  return { state: { ...state, step: 'getting-token', run }, effects: [{ do: 'get-token', run }] }
}

/** Idle for 30 min: nobody is in until the password is typed; what runs, such as a game, is covered and not destroyed [M8]. */
export const lock = (state: AuthState, username: string | null): AuthMove =>
  rest({ ...state, candidate: username }, 'locked', [
    { do: 'require-validation', why: 'locked', detail: { username } },
    ...answerOf(state, { ok: false, code: 'session-idle' }),
  ])

function waitForSteps(state: AuthState, username: string | null, pendingSteps: KnownSession['pendingSteps']): AuthMove {
  const code = pendingSteps[0] === 'accept-terms' ? 'terms-not-accepted' : 'email-not-verified'
  return rest(state, 'pending-steps', [
    { do: 'require-validation', why: 'pending-steps', detail: { username, pendingSteps } },
    ...answerOf(state, { ok: false, code, pendingSteps }),
  ])
}

/** [4.9] [4.11] What a login leads to. */
export function judgeLogin(state: AuthState, reply: LoginOutcome): AuthMove {
  const { secondFactor, pendingSteps } = reply
  const username = reply.username ?? state.candidate
  if (secondFactor) {
    // The one who typed goes on in the same dialog; a silent login raises the event that opens it.
    const raised: AuthEffect[] = asked(state)
      ? answerOf(state, { ok: false, code: 'second-factor-required', secondFactor })
      : [{ do: 'require-validation', why: 'second-factor', detail: { username, secondFactor } }]
    return rest(state, 'second-factor', raised)
  }
  if (username === null) return failLogin(state, 'no-response')
  const remember: AuthEffect[] = reply.rememberMe ? [{ do: 'remember', username }] : []
  const named = { ...state, candidate: username }
  const move = pendingSteps.length > 0 ? waitForSteps(named, username, pendingSteps) : getToken(named)
  return { state: move.state, effects: [...remember, ...move.effects] }
}

/** Without a name no session is usable. */
const failLogin = (state: AuthState, code: string): AuthMove => rest(state, 'refused', answerOf(state, { ok: false, code }))

/** [4.2] In: data of another player who was in before goes first. */
export function enter(state: AuthState, username: string, gateway: GatewayOutcome | null): AuthMove {
  const other = state.player !== null && state.player !== username
  const again = state.player === username
  const sent = gateway?.excluded && gateway.redirectionUrl !== null && isWanted(state) ? gateway.redirectionUrl : null
  return {
    state: { ...state, step: 'rest', ready: true, player: username, candidate: null, reason: 'nobody' },
    effects: [
      ...(other ? leaveEffects(state) : []),
      { do: 'keep-logout-pending', pending: false },
      { do: 'start-keep-alive' },
      { do: 'load-player', username },
      ...(gateway
        ? [{ do: 'keep-tokens', notificationToken: gateway.notificationToken, sessionToken: gateway.sessionToken } as const]
        : []),
      ...(again ? [] : [{ do: 'emit', event: 'login' } as const]),
      ...(isWanted(state) ? [{ do: 'tell-tabs', message: 'login', username } as const] : []),
      ...answerOf(state, { ok: true, code: null }),
      ...(sent === null ? [] : [{ do: 'redirect', url: sent } as const]),
    ],
  }
}

/** A login the player asked for, here or in the native shell: others hear of it, and an exclusion is explained. */
const isWanted = (state: AuthState): boolean => asked(state) || state.entrance === 'native' || state.entrance === 'dialog'

/** The caller hears of it, or, where there is none, the player does [8.9]. */
const failureOf = (state: AuthState, code: string): AuthEffect[] =>
  asked(state) ? answerOf(state, { ok: false, code }) : isWanted(state) ? [{ do: 'tell-login-failure', code }] : []

/** An answer that did not come, or a definite no. Every step has its decided outcome: no spinner stays. */
export function failStep(state: AuthState, fault: Fault): AuthMove {
  const lost = state.step === 'getting-token' && sessionCodeOf(fault) === 'no-session'
  const answer = failureOf(state, lost ? 'cookies-blocked' : authTextOf(fault))
  const definite = isRefusal(fault)
  switch (state.step) {
    case 'loading-script':
      return rest(state, 'script-missing', [{ do: 'tell', what: 'startup-error' }, ...answer])
    case 'logging-in':
      return isOtherPlayerIn(state, fault) ? askReplacement(state) : failedLogin(state, definite, answer)
    case 'asking-replacement':
      // The question could not be shown: whoever is in stays in.
      return askSession(state, 'startup')
    case 'confirming':
      return failedConfirmation(state, answer)
    case 'validating':
      // "Not valid" may come as a status too [4.7].
      return definite ? getToken(state) : unreachable(state, answer)
    case 'getting-token':
      return definite ? rest(state, 'refused', answer) : unreachable(state, answer)
    case 'entering-gateway':
      return failedGateway(state, definite, answer)
    case 'asking-session':
      return definite ? rest(state, 'refused', answer) : unreachable(state, answer)
    default:
      return { state, effects: [] }
  }
}

/** A native launch replaces nobody unasked: somebody may have been led to it. */
const isOtherPlayerIn = ({ entrance }: AuthState, { status, code }: Fault): boolean =>
  entrance === 'native' && status === 409 && code === 'other-player-in'

function askReplacement(state: AuthState): AuthMove {
  const run = state.run + 1
  return { state: { ...state, step: 'asking-replacement', run }, effects: [{ do: 'ask-replacement', run }] }
}

/** [4.10] An error code ends what was remembered; trouble on the line does not. */
function failedLogin(state: AuthState, definite: boolean, answer: AuthEffect[]): AuthMove {
  if (!definite) return unreachable(state, answer)
  const silent = !isWanted(state)
  return rest(state, 'refused', [...(silent ? [{ do: 'forget-remembered' } as const] : []), ...answer])
}

/** Terms or a password that were not taken: who was in stays in, who was not is where they were. */
function failedConfirmation(state: AuthState, answer: AuthEffect[]): AuthMove {
  const { player } = state
  if (player === null) return rest(state, state.reason, answer)
  return { state: { ...state, step: 'rest', ready: true, candidate: null }, effects: answer }
}

/** [8.8] Log out without the gateway, return false. A silent attempt that met trouble only waits for the line. */
function failedGateway(state: AuthState, definite: boolean, answer: AuthEffect[]): AuthMove {
  if (!definite && !isWanted(state)) return unreachable(state, answer)
  const gone: AuthState = { ...state, player: null, candidate: null, ready: true, reason: 'refused' }
  return end({ ...gone, entrance: 'startup' }, { options: { allSessions: false }, gateway: false, after: 'rest' }, [
    ...leaveEffects(state),
    ...answer,
  ])
}

const unreachable = (state: AuthState, answer: AuthEffect[]): AuthMove =>
  rest(state, 'unreachable', [...(isWanted(state) ? [] : [{ do: 'tell', what: 'unreachable' } as const]), ...answer])
