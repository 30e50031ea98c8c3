import { expect, test } from 'vitest'
import { ENTERING } from './auth-entering.fixture.ts'
import {
  CREDENTIALS,
  EVENT_NAMES,
  type EventName,
  EVENTS,
  GATEWAY_JANA,
  JANA_LOGGED_IN,
  JANAS_SESSION,
  outcomeOf,
  REFUSED,
  SECOND_FACTOR,
  SITUATIONS,
  situation,
  TROUBLE,
  send,
  PATHS,
} from './auth.fixture.ts'
import { INSIDE } from './auth-inside.fixture.ts'
import { authStep } from './auth-machine.ts'
import { AUTH_STEPS, authOf, newAuth } from './auth-state.ts'
import { statusFault } from './faults.ts'

const TABLE = { ...ENTERING, ...INSIDE }

test.each(SITUATIONS)('%s: every event has the outcome in the table [4.1]–[4.11] [8.8] [8.30]', (name) => {
  const row = TABLE[name]
  if (!row) throw new Error(`No row for ${name}`)
  const outcomes = Object.fromEntries(EVENT_NAMES.map((event) => [event, outcomeOf(situation(name), EVENTS[event])]))
  // Only a native login asks what to do about another player; otherwise it is a refusal like any other.
  const refusalElsewhere = (row.refused ?? '=').replaceAll('wrong-credentials', 'other-player-in')
  const defaultOutcome = (event: EventName) => (event === 'other player in' ? refusalElsewhere : '=')
  expect(outcomes).toEqual(Object.fromEntries(EVENT_NAMES.map((event) => [event, row[event] ?? defaultOutcome(event)])))
})

test('the table covers every step', () => {
  expect(new Set(SITUATIONS.map((name) => situation(name).step))).toEqual(new Set(AUTH_STEPS))
})

test('a reply of an earlier run changes nothing', () => {
  for (const name of SITUATIONS) {
    const state = situation(name)
    expect(authStep(state, { type: 'failed', fault: TROUBLE, run: state.run - 1 })).toEqual({ state, effects: [] })
  }
})

test('pending until the first result, then a guest or a player [4.1] [6.3]', () => {
  const auths = PATHS.authenticated.map((_, index) => authOf(send(newAuth(), ...PATHS.authenticated.slice(0, index + 1)).state))
  expect(auths).toEqual(['pending', 'pending', 'pending', 'authenticated'])
  expect(authOf(situation('guest'))).toBe('guest')
})

test('a forced refresh creates a new gateway session even if the old one may be valid [4.7]', () => {
  const requested = send(newAuth(true), { type: 'start' }, EVENTS['script is there'], EVENTS['session of jana'])
  expect(requested.state.step).toBe('getting-token')
})

test('a silent login sends the remembered name with an empty password [4.8]', () => {
  const { effects } = send(situation('requesting-session'), EVENTS['no session, remembered'])
  expect(effects).toMatchObject([{ type: 'log-in', credentials: { username: 'jana', password: '', rememberMe: 1 } }])
})

test('the second factor of a silent login is requested by an event with its data [4.9]', () => {
  const { effects } = send(situation('logging-in silently'), EVENTS['login: second factor'])
  expect(effects).toContainEqual({
    type: 'require-validation',
    why: 'second-factor',
    detail: { username: null, secondFactor: SECOND_FACTOR },
  })
})

test('an error code clears the remembered name; a connection failure does not [4.10]', () => {
  const forgets = (event: typeof EVENTS.refused) =>
    send(situation('logging-in silently'), event).effects.some((effect) => effect.type === 'forget-remembered')
  expect([forgets(EVENTS.refused), forgets(EVENTS.trouble)]).toEqual([true, false])
})

test('a login continues with a temporary token at the gateway, and its caller receives the result [4.11]', () => {
  const { state, effects } = send(
    situation('guest'),
    { type: 'log-in', credentials: { ...CREDENTIALS, rememberMe: 1 } },
    { type: 'login-reply', reply: { ...JANA_LOGGED_IN, rememberMe: true } },
    { type: 'token', temporaryToken: 't1' },
    { type: 'gateway-login', reply: GATEWAY_JANA },
  )
  expect(state).toMatchObject({ step: 'rest', player: 'jana' })
  expect(effects).toMatchObject([
    { type: 'log-in' },
    { type: 'remember', username: 'jana' },
    { type: 'get-token' },
    { type: 'enter-gateway', username: 'jana', temporaryToken: 't1' },
    { type: 'set-logout-pending', pending: false },
    { type: 'start-keep-alive' },
    { type: 'load-player', username: 'jana' },
    { type: 'store-tokens', notificationToken: 'n', sessionToken: 's' },
    { type: 'emit', event: 'login' },
    { type: 'notify-tabs', message: 'login', username: 'jana' },
    { type: 'resolve-caller', result: { ok: true } },
  ])
})

test('an exclusion with an address redirects after a login the player requested, not after a silent one [4.11]', () => {
  const excluded = EVENTS['gateway login, excluded']
  const redirected = (name: 'entering-gateway' | 'renewing') => {
    const previousState =
      name === 'renewing'
        ? send(situation('renewing'), EVENTS['no session, remembered'], EVENTS['login: in'], EVENTS.token).state
        : situation(name)
    return send(previousState, excluded).effects.filter((effect) => effect.type === 'redirect')
  }
  expect(redirected('entering-gateway')).toEqual([{ type: 'redirect', url: '/ucet/ochrana' }])
  expect(redirected('renewing')).toEqual([])
})

test('a login in the embedded dialog continues here with token and gateway; its failure has no caller, so the player is notified [8.8] [8.9] [7.47]', () => {
  const requesting = situation('requesting-session by dialog')
  const entered = send(requesting, EVENTS['session of jana'], EVENTS.token, EVENTS['gateway login, excluded'])
  expect(entered.effects).toContainEqual({ type: 'redirect', url: '/ucet/ochrana' })
  const failed = send(situation('entering-gateway by dialog'), EVENTS.trouble)
  expect(failed.effects).toContainEqual({ type: 'show-login-failure', code: 'unreachable' })
  expect(failed.state.step).toBe('ending')
})

test('when the gateway refuses, the platform session alone is ended and the login fails [4.11] [8.8]', () => {
  const { state, effects } = send(situation('entering-gateway'), EVENTS.refused)
  expect(effects).toContainEqual({ type: 'resolve-caller', result: { ok: false, code: 'wrong-credentials' } })
  expect(effects.at(-1)).toMatchObject({ type: 'end-session', gateway: false })
  expect(authOf(send(state, EVENTS.ended).state)).toBe('guest')
})

test('accepted terms and a changed password continue with token and gateway login [4.11]', () => {
  const terms = send(situation('confirming terms'), EVENTS['confirmed: session'], EVENTS.token, EVENTS['gateway login'])
  const password = send(situation('confirming password'), EVENTS.confirmed, EVENTS.token, EVENTS['gateway login'])
  expect([terms.state.player, password.state.player]).toEqual(['jana', 'jana'])
  expect(password.effects.some((effect) => effect.type === 'emit')).toBe(false)
})

test('renewal: keep-alive stops, all sessions end, then authentication starts again; the player stays logged in meanwhile [4.11]', () => {
  const { state, effects } = send(situation('authenticated'), EVENTS['session over'], EVENTS.ended)
  expect(effects).toMatchObject([
    { type: 'stop-keep-alive' },
    { type: 'end-session', options: {}, gateway: true },
    { type: 'request-session' },
  ])
  expect(authOf(state)).toBe('authenticated')
})

test('a renewal that fails emits the internal logout and covers the page by a login dialog [4.12]', () => {
  const { state, effects } = send(situation('renewing'), EVENTS['no session'])
  expect(effects).toContainEqual({ type: 'emit', event: 'internal-logout' })
  expect(effects).toContainEqual({ type: 'require-validation', why: 'session-over', detail: { username: 'jana' } })
  expect(state.player).toBeNull()
})

test('another player who was remembered meanwhile gets no data of the previous one [F8]', () => {
  const peter = { ...JANAS_SESSION, username: 'peter' }
  const { effects } = send(
    situation('renewing'),
    { type: 'session', session: peter, remembered: null },
    { type: 'gateway-session', valid: true, username: 'peter' },
  )
  const order = effects.map((effect) => effect.type)
  expect(order.indexOf('clear-player')).toBeGreaterThan(-1)
  expect(order.indexOf('clear-player')).toBeLessThan(order.indexOf('load-player'))
})

test('an unconfirmed logout is repeated at the next start, before any login', () => {
  const start = send(situation('loading-script'), EVENTS['script, logout pending'])
  expect(start.effects).toMatchObject([{ type: 'end-session', gateway: true }])
  expect(send(start.state, EVENTS.ended).state.step).toBe('requesting-session')
  expect(authOf(send(start.state, EVENTS.trouble).state)).toBe('guest')
})

test('an idle session is no logout: the internal event comes first, by which a page with a running game stays [4.12] [M8]', () => {
  const { effects } = send(situation('authenticated'), EVENTS['session idle'])
  const emitted = effects.flatMap((effect) => (effect.type === 'emit' ? [effect.event] : []))
  expect(emitted).toEqual(['internal-logout', 'logout'])
})

test('an idle session is locked: the password unlocks it with a new gateway session [M8]', () => {
  const locked = situation('locked')
  expect([authOf(locked), locked.candidate]).toEqual(['guest', 'jana'])
  const failedUnlock = send(locked, EVENTS.unlock, { type: 'failed', fault: REFUSED })
  expect([failedUnlock.state.reason, failedUnlock.state.candidate]).toEqual(['locked', 'jana'])
  const unlocked = send(failedUnlock.state, EVENTS.unlock, EVENTS['confirmed: session'], EVENTS.token, EVENTS['gateway login'])
  expect(unlocked.state.player).toBe('jana')
})

test('a native launch over another player’s session waits for the player’s consent, and its token is not in the state [S17]', () => {
  const asking = situation('confirming-replacement')
  expect([authOf(asking), JSON.stringify(asking)]).toEqual(['pending', expect.not.stringContaining('"t"')])
  expect(send(asking, EVENTS['replacement: yes']).effects).toMatchObject([{ type: 'replace-login' }])
  const currentPlayerKept = send(asking, EVENTS['replacement: no'], EVENTS['session of jana'], EVENTS['gateway: jana'])
  expect(currentPlayerKept.state.player).toBe('jana')
  expect(currentPlayerKept.effects.map((effect) => effect.type)).not.toContain('replace-login')
})

test('after the back/forward cache nothing private is visible before the hosts confirm the session [F8]', () => {
  const hidden = situation('hidden')
  expect(authOf(hidden)).toBe('pending')
  const sameSession = send(hidden, EVENTS.restored, EVENTS['session of jana'], EVENTS['gateway: jana'])
  const endedSession = send(hidden, EVENTS.restored, EVENTS['no session'])
  expect([authOf(sameSession.state), authOf(endedSession.state)]).toEqual(['authenticated', 'guest'])
  expect(endedSession.effects).toContainEqual({ type: 'clear-player' })
})

test('a login whose session is missing at once reports that cookies are blocked [F7]', () => {
  const typed = send(situation('getting-token'), { type: 'failed', fault: statusFault(401, '{"errorCode":"no-session"}') })
  expect(typed.effects).toContainEqual({ type: 'resolve-caller', result: { ok: false, code: 'cookies-blocked' } })
  const dialog = send(situation('requesting-session by dialog'), EVENTS['no session'])
  expect(dialog.effects).toContainEqual({ type: 'show-login-failure', code: 'cookies-blocked' })
})
