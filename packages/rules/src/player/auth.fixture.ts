import { type AuthEffect, type AuthEvent, authOf, type AuthState, type PlatformSession, newAuth } from './auth-state.ts'
import { authStep } from './auth-machine.ts'
import { statusFault, timeoutFault } from './faults.ts'

export const NO_SESSION: PlatformSession = {
  cookieExists: false,
  state: 'none',
  username: null,
  pendingSteps: [],
  rememberMeExists: false,
}
export const JANAS_SESSION: PlatformSession = { ...NO_SESSION, cookieExists: true, state: 'active', username: 'jana' }
export const JANA_LOGGED_IN = { username: 'jana', secondFactor: null, pendingSteps: [], rememberMe: false }
export const SECOND_FACTOR = { challenge: 'c1', methods: ['totp'], expiresAt: '2026-01-01T00:05:00.000Z' }
export const GATEWAY_JANA = {
  username: 'jana',
  notificationToken: 'n',
  sessionToken: 's',
  excluded: false,
  redirectionUrl: null,
}
export const REFUSED = statusFault(401, '{"errorCode":"wrong-credentials"}')
export const OTHER_PLAYER_IN = statusFault(409, '{"errorCode":"other-player-in"}')
export const TROUBLE = timeoutFault()
export const CREDENTIALS = { username: 'jana', password: 'dlhe-heslo-1', rememberMe: 0 } as const

type WithoutRun<T> = T extends { run: number } ? Omit<T, 'run'> : T
/** Replies get the current run of the state, unless they have their own. */
export type EventInput = WithoutRun<AuthEvent>

const REPLIES: ReadonlySet<string> = new Set([
  'script-ready',
  'session',
  'gateway-session',
  'login-reply',
  'replacement',
  'confirmed',
  'token',
  'gateway-login',
  'ended',
  'failed',
])

export function send(state: AuthState, ...events: EventInput[]): { state: AuthState; effects: AuthEffect[] } {
  const effects: AuthEffect[] = []
  let now = state
  for (const event of events) {
    const move = authStep(now, (REPLIES.has(event.type) ? { run: now.run, ...event } : event) as AuthEvent)
    now = move.state
    effects.push(...move.effects)
  }
  return { state: now, effects }
}

const STARTED: EventInput[] = [{ type: 'start' }, { type: 'script-ready', native: null, logoutPending: false }]
const JANA_LOGGED_IN_EVENTS: EventInput[] = [
  ...STARTED,
  { type: 'session', session: JANAS_SESSION, remembered: null },
  { type: 'gateway-session', valid: true, username: 'jana' },
]
const GUEST: EventInput[] = [...STARTED, { type: 'session', session: NO_SESSION, remembered: null }]
const TYPED: EventInput[] = [...GUEST, { type: 'log-in', credentials: CREDENTIALS }]

/** Events that lead to every situation of the state machine. */
export const PATHS = {
  new: [],
  'loading-script': [{ type: 'start' }],
  'requesting-session': STARTED,
  validating: [...STARTED, { type: 'session', session: JANAS_SESSION, remembered: null }],
  'logging-in silently': [
    ...STARTED,
    { type: 'session', session: { ...NO_SESSION, rememberMeExists: true }, remembered: 'jana' },
  ],
  'logging-in natively': [
    { type: 'start' },
    { type: 'script-ready', native: { username: 'jana', token: 't' }, logoutPending: false },
  ],
  'confirming-replacement': [
    { type: 'start' },
    { type: 'script-ready', native: { username: 'jana', token: 't' }, logoutPending: false },
    { type: 'failed', fault: OTHER_PLAYER_IN },
  ],
  'logging-in typed': TYPED,
  'confirming terms': [
    ...STARTED,
    { type: 'session', session: { ...JANAS_SESSION, pendingSteps: ['accept-terms'] }, remembered: null },
    { type: 'accept-terms', version: '2' },
  ],
  'confirming password': [...JANA_LOGGED_IN_EVENTS, { type: 'change-password', currentPassword: 'a', newPassword: 'b' }],
  'getting-token': [...TYPED, { type: 'login-reply', reply: JANA_LOGGED_IN }],
  'entering-gateway': [...TYPED, { type: 'login-reply', reply: JANA_LOGGED_IN }, { type: 'token', temporaryToken: 't' }],
  'requesting-session by dialog': [...GUEST, { type: 'dialog-login' }],
  'entering-gateway by dialog': [
    ...GUEST,
    { type: 'dialog-login' },
    { type: 'session', session: JANAS_SESSION, remembered: null },
    { type: 'token', temporaryToken: 't' },
  ],
  'ending by logout': [...JANA_LOGGED_IN_EVENTS, { type: 'log-out', options: {} }],
  'ending for renewal': [...JANA_LOGGED_IN_EVENTS, { type: 'session-invalid', code: 'session-over' }],
  renewing: [...JANA_LOGGED_IN_EVENTS, { type: 'session-invalid', code: 'session-over' }, { type: 'ended' }],
  guest: GUEST,
  authenticated: JANA_LOGGED_IN_EVENTS,
  locked: [...JANA_LOGGED_IN_EVENTS, { type: 'session-invalid', code: 'session-idle' }],
  unreachable: [...STARTED, { type: 'failed', fault: TROUBLE }],
  'script missing': [{ type: 'start' }, { type: 'failed', fault: TROUBLE }],
  hidden: [...JANA_LOGGED_IN_EVENTS, { type: 'hidden' }],
} satisfies Record<string, EventInput[]>
export type Situation = keyof typeof PATHS

export const situation = (name: Situation): AuthState => send(newAuth(), ...PATHS[name]).state
export const SITUATIONS = Object.keys(PATHS) as Situation[]

/** Every event, with every variant of a reply that matters. */
export const EVENTS = {
  start: { type: 'start' },
  'script is there': { type: 'script-ready', native: null, logoutPending: false },
  'script, native launch': { type: 'script-ready', native: { username: 'jana', token: 't' }, logoutPending: false },
  'script, logout pending': { type: 'script-ready', native: null, logoutPending: true },
  'session of jana': { type: 'session', session: JANAS_SESSION, remembered: null },
  'no session': { type: 'session', session: NO_SESSION, remembered: null },
  'no session, name without token': { type: 'session', session: NO_SESSION, remembered: 'jana' },
  'no session, remembered': { type: 'session', session: { ...NO_SESSION, rememberMeExists: true }, remembered: 'jana' },
  'session locked': { type: 'session', session: { ...JANAS_SESSION, state: 'locked' }, remembered: null },
  'session with steps': { type: 'session', session: { ...JANAS_SESSION, pendingSteps: ['verify-email'] }, remembered: null },
  'gateway: jana': { type: 'gateway-session', valid: true, username: 'jana' },
  'gateway: peter': { type: 'gateway-session', valid: true, username: 'peter' },
  'gateway: not valid': { type: 'gateway-session', valid: false, username: null },
  'login: in': { type: 'login-reply', reply: JANA_LOGGED_IN },
  'login: in, to remember': { type: 'login-reply', reply: { ...JANA_LOGGED_IN, rememberMe: true } },
  'login: second factor': { type: 'login-reply', reply: { ...JANA_LOGGED_IN, username: null, secondFactor: SECOND_FACTOR } },
  'login: steps': { type: 'login-reply', reply: { ...JANA_LOGGED_IN, pendingSteps: ['accept-terms'] } },
  'login: nameless': { type: 'login-reply', reply: { ...JANA_LOGGED_IN, username: null } },
  'other player in': { type: 'failed', fault: OTHER_PLAYER_IN },
  'replacement: yes': { type: 'replacement', agreed: true },
  'replacement: no': { type: 'replacement', agreed: false },
  'confirmed: session': { type: 'confirmed', session: JANAS_SESSION },
  'confirmed: none': { type: 'confirmed', session: NO_SESSION },
  confirmed: { type: 'confirmed', session: null },
  token: { type: 'token', temporaryToken: 't' },
  'gateway login': { type: 'gateway-login', reply: GATEWAY_JANA },
  'gateway login, excluded': {
    type: 'gateway-login',
    reply: { ...GATEWAY_JANA, excluded: true, redirectionUrl: '/ucet/ochrana' },
  },
  ended: { type: 'ended' },
  refused: { type: 'failed', fault: REFUSED },
  trouble: { type: 'failed', fault: TROUBLE },
  'log in': { type: 'log-in', credentials: CREDENTIALS },
  'log in without password': { type: 'log-in', credentials: { ...CREDENTIALS, password: '' } },
  'second factor': { type: 'second-factor', challenge: 'c1', code: '123456' },
  'accept terms': { type: 'accept-terms', version: '2' },
  'change password': { type: 'change-password', currentPassword: 'a', newPassword: 'b' },
  unlock: { type: 'unlock', password: 'a' },
  'log out': { type: 'log-out', options: {} },
  'log out and forget': { type: 'log-out', options: { invalidateRememberMe: true } },
  'session over': { type: 'session-invalid', code: 'session-over' },
  'session idle': { type: 'session-invalid', code: 'session-idle' },
  'session ended elsewhere': { type: 'session-ended' },
  'dialog login': { type: 'dialog-login' },
  'other login: peter': { type: 'other-login', username: 'peter' },
  'other login: jana': { type: 'other-login', username: 'jana' },
  'other logout': { type: 'other-logout' },
  hidden: { type: 'hidden' },
  restored: { type: 'restored' },
  retry: { type: 'retry' },
} satisfies Record<string, EventInput>
export type EventName = keyof typeof EVENTS
export const EVENT_NAMES = Object.keys(EVENTS) as EventName[]

/** An effect as one word. */
export function describeEffect(effect: AuthEffect): string {
  switch (effect.type) {
    case 'resolve-caller':
      return effect.result.ok ? 'resolve-caller:ok' : `resolve-caller:${effect.result.code}`
    case 'emit':
      return `emit:${effect.event}`
    case 'require-validation':
      return `require:${effect.why}`
    case 'show-login-failure':
      return `tell:${effect.code}`
    case 'show-error':
      return `tell:${effect.what}`
    case 'notify-tabs':
      return `tabs:${effect.message}`
    case 'set-logout-pending':
      return effect.pending ? 'logout-pending' : 'logout-confirmed'
    case 'end-session':
      return effect.gateway ? 'end-session' : 'end-session:platform'
    default:
      return effect.type
  }
}

/** The outcome of an event as text: `rest authenticated jana | start-keep-alive load-player`. */
export function outcomeOf(previous: AuthState, event: EventInput): string {
  const { state, effects } = send(previous, event)
  const isUnchanged = JSON.stringify(state) === JSON.stringify(previous)
  const outcome = isUnchanged ? '=' : [state.step, authOf(state), state.player ?? state.reason].join(' ')
  return effects.length === 0 ? outcome : `${outcome} | ${effects.map(describeEffect).join(' ')}`
}
