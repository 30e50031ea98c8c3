import { expect, test } from 'vitest'
import {
  authTextOf,
  isRefusal,
  noResponseFault,
  noScriptFault,
  offlineFault,
  sessionCodeOf,
  statusFault,
  timeoutFault,
  unreadableFault,
} from './faults.ts'

test('failures are worded as in section 8 [8.1]–[8.5]', () => {
  expect([timeoutFault(), unreadableFault(), noScriptFault(), noResponseFault()].map(({ message }) => message)).toEqual([
    'Request timed out',
    'Failed to read response body',
    'No script found',
    'No response',
  ])
  expect(statusFault(503, 'oops').message).toBe('HTTP 503: oops')
})

test('only a refusal is definite; an overloaded or rate-limiting host says nothing about the request', () => {
  expect([400, 401, 403, 404, 409, 422].every((status) => isRefusal(statusFault(status, '')))).toBe(true)
  expect([408, 425, 429, 500, 502, 503, 302].some((status) => isRefusal(statusFault(status, '')))).toBe(false)
  expect([timeoutFault(), unreadableFault(), offlineFault(), noScriptFault(), noResponseFault()].some(isRefusal)).toBe(false)
})

test.each([
  [401, '{"errorCode":"session-idle"}', 'session-idle'],
  [401, '{"errorCode":"session-over"}', 'session-over'],
  [401, 'Unauthorized', 'no-session'],
  [401, '{"errorCode":"wrong-credentials"}', null],
  [403, '{"errorCode":"session-over"}', null],
  [500, '{"errorCode":"session-over"}', null],
])('a %i with %s means for the session: %s [4.12]', (status, body, code) => {
  expect(sessionCodeOf(statusFault(status, body))).toBe(code)
})

test('a failed login is reported by the name of its text; invalid names are ignored [8.9] [S14]', () => {
  expect(authTextOf(statusFault(401, '{"errorCode":"wrong-credentials"}'))).toBe('wrong-credentials')
  expect(authTextOf(statusFault(429, ''))).toBe('too-many-requests')
  expect(authTextOf(statusFault(400, '{"errorCode":"<b>__proto__"}'))).toBe('refused')
  expect(authTextOf(statusFault(400, '{"errorCode":7}'))).toBe('refused')
  expect(authTextOf(statusFault(500, 'null'))).toBe('unreachable')
  expect(authTextOf(offlineFault())).toBe('offline')
})
