import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cookieAge, COOKIE_LIFETIME_SECONDS } from './cookies.ts'
import { ACTIVITY_EVENTS, msUntilIdle, shouldRecordAction, millisFromLastAction } from './last-action.ts'
import { areCredentialsComplete, nativeCredentials } from './login-fields.ts'
import { nativeDeepLink, appMode } from './native-mode.ts'
import { deviceInfo, appModeRules } from './shell-rules.ts'
import { labelsToLoad, noPlayer, partRequested, partFailed, partLoaded, playerLoggedIn, playerLoggedOut } from './player-data.ts'
import { clockOffset, clockText, isRealityCheckDue, nextRealityCheck, stableOffset } from './session-clock.ts'

const MINUTE = 60_000
const T = Date.parse('2026-05-01T10:00:00Z')

test('activity is mouse, keys, scrolling and touch, recorded at most every 250 ms [4.12] [9.1]', () => {
  expect(ACTIVITY_EVENTS).toEqual(['mousedown', 'mousemove', 'keydown', 'scroll', 'touchstart'])
  expect(shouldRecordAction(null, T)).toBe(true)
  expect(shouldRecordAction(T, T + 249)).toBe(false)
  expect(shouldRecordAction(T, T + 250)).toBe(true)
  expect(shouldRecordAction(T, T - MINUTE)).toBe(true)
})

test('the last action in any tab counts; invalid and future times do not [4.12] [F6]', () => {
  expect(millisFromLastAction([T - 5_000, T - 1_000], T)).toBe(1_000)
  expect(millisFromLastAction([null, T + MINUTE, Number.NaN], T)).toBe(0)
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.constant(null), fc.double())), (noted) => {
      const millis = millisFromLastAction(noted, T)
      expect(Number.isInteger(millis) && millis >= 0).toBe(true)
    }),
  )
})

test('half an hour without an action is idle [M8]', () => {
  expect([msUntilIdle(0), msUntilIdle(29 * MINUTE), msUntilIdle(30 * MINUTE), msUntilIdle(90 * MINUTE)]).toEqual([
    30 * MINUTE,
    MINUTE,
    0,
    0,
  ])
})

test('a login requires name and password, remember-me is 1 or 0; a native login requires name and token [5.2] [4.16]', () => {
  expect(areCredentialsComplete({ username: 'jana', password: 'x', rememberMe: 1 })).toBe(true)
  for (const invalidFields of [{ username: ' ' }, { password: '' }, { rememberMe: 2 as 1 }])
    expect(areCredentialsComplete({ username: 'jana', password: 'x', rememberMe: 0, ...invalidFields })).toBe(false)
  expect(nativeCredentials('jana', 't')).toEqual({ username: 'jana', token: 't' })
  expect([nativeCredentials('jana', ''), nativeCredentials(null, 't'), nativeCredentials(' ', 't')]).toEqual([null, null, null])
})

test.each([
  ['', [false, false, false]],
  ['nativeapp=1', [true, true, false]],
  ['nativeapp=true', [false, false, false]],
  ['embed=true', [false, true, false]],
  ['embed=1', [false, false, false]],
  ['app=herna-app', [false, false, true]],
])('the query ?%s sets native, embedded, embedded app: %j [4.16]', (query, expected) => {
  const { native, embedded, embeddedApp } = appMode(new URLSearchParams(query))
  expect([native, embedded, embeddedApp]).toEqual(expected)
})

test.each([
  ['nativeapp=1&clienttype=tablet&platform=Android&clientplatform=native-2.1', ['tablet', 'Android', 'native-2.1']],
  ['clienttype=&platform=a%20b&clientplatform=%3Cscript%3E', ['mobile', 'Linux', 'web']],
  [`platform=${'x'.repeat(41)}`, ['mobile', 'Linux', 'web']],
  ['', ['mobile', 'Linux', 'web']],
])('with ?%s the gateway receives the device: %j [3.53] [7.2]', (query, expected) => {
  const device = { deviceType: 'mobile', osName: 'Linux', clientPlatform: 'web' }
  expect(Object.values(deviceInfo(new URLSearchParams(query), device))).toEqual(expected)
})

test('a native view has no status bar, messages, popup or bonuses; bonuses are for players [4.16]', () => {
  const shell = (native: boolean) => ({ native, embedded: native, embeddedApp: false })
  expect(Object.values(appModeRules(shell(true), true))).toEqual([false, false, false, false])
  expect(appModeRules(shell(false), true)).toEqual({
    showsStatusBar: true,
    loadsMessages: true,
    showsRegulatoryPopup: true,
    loadsBonuses: true,
  })
  expect(appModeRules(shell(false), false)).toMatchObject({ loadsMessages: false, loadsBonuses: false })
})

test('the session clock shows hours, minutes and seconds, and is never negative', () => {
  expect([clockText(T, T), clockText(T, T + 3_909_000), clockText(T, T + 11 * 3_600_000), clockText(T, T - MINUTE)]).toEqual([
    '0:00:00',
    '1:05:09',
    '11:00:00',
    '0:00:00',
  ])
})

test('a reality check is due at the chosen interval after the login or the last one', () => {
  expect(nextRealityCheck(T, null, 60)).toBe(T + 60 * MINUTE)
  expect(isRealityCheckDue(T, null, 60, T + 59 * MINUTE)).toBe(false)
  expect(isRealityCheckDue(T, null, 60, T + 60 * MINUTE)).toBe(true)
  expect(isRealityCheckDue(T, T + 60 * MINUTE, 60, T + 61 * MINUTE)).toBe(false)
  expect(isRealityCheckDue(T, null, 0, T + 600 * MINUTE)).toBe(false)
})

test('the server’s Date gives the clock offset; differences below the header’s precision are ignored [F6]', () => {
  expect(clockOffset('Fri, 01 May 2026 10:10:00 GMT', T, T + 1_000)).toBe(600_000)
  expect(clockOffset('2026-05-01T09:50:00.250Z', T, T)).toBe(-599_750)
  expect([
    clockOffset(null, T, T),
    clockOffset('yesterday', T, T),
    clockOffset('Fri, 01 May 2026 10:00:00 GMT', T, T - 1),
  ]).toEqual([null, null, null])
  expect([stableOffset(0, 900), stableOffset(0, -600_000)]).toEqual([0, -600_000])
})

test('cookies have the lifetimes of section 9, and an expiry of at most 2147483647 ms [9.2]', () => {
  expect(Object.values(COOKIE_LIFETIME_SECONDS).map((seconds) => seconds / 86_400)).toEqual([14, 14])
  expect([cookieAge(10.9), cookieAge(-1), cookieAge(1e12)]).toEqual([10, 0, 2_147_483])
})

type Values = Record<'balance' | 'balance_visibility' | 'info' | 'overview' | 'messages' | 'notification' | 'protection', number>

test('loaded data is accepted only for the player it was requested for, and cleared with the player [8.6] [F8]', () => {
  const jana = partRequested(playerLoggedIn(noPlayer<Values>(), 'jana'), 'balance')
  const loaded = partLoaded(jana, jana.epoch, 'balance', 5)
  expect(loaded.parts.balance).toEqual({ state: 'ready', value: 5 })
  const peter = playerLoggedIn(loaded, 'peter')
  expect([peter.parts.balance.value, partLoaded(peter, jana.epoch, 'balance', 5)]).toEqual([null, peter])
  const loggedOut = playerLoggedOut(loaded)
  expect([loggedOut.username, loggedOut.parts.balance, partFailed(loggedOut, loggedOut.epoch, 'balance')]).toEqual([
    null,
    { state: 'idle', value: null },
    loggedOut,
  ])
})

test('when the same player logs in again, displayed data is retained, also when reloading fails [4.2]', () => {
  const firstLogin = playerLoggedIn(noPlayer<Values>(), 'jana')
  const secondLogin = playerLoggedIn(partLoaded(firstLogin, firstLogin.epoch, 'balance', 5), 'jana')
  expect(partFailed(secondLogin, secondLogin.epoch, 'balance').parts.balance).toEqual({ state: 'failed', value: 5 })
})

test('messages are not loaded where they are not shown [4.14] [4.16]', () => {
  expect(labelsToLoad({ loadsMessages: false })).not.toContain('messages')
  expect(labelsToLoad({ loadsMessages: true })).toContain('messages')
})

test('the deep link is the scheme with the location as a suffix, then play and the code [7.48]', () => {
  expect(nativeDeepLink({ scheme: 'herna', location: 'sk' }, 'vlcia-hora')).toBe('herna-sk://play/vlcia-hora')
  expect(new URL(nativeDeepLink({ scheme: 'herna', location: 'cz' }, 'a/b?c')).href).toBe('herna-cz://play/a%2Fb%3Fc')
})
