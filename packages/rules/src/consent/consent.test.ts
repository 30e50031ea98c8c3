import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  CONSENT_COOKIE,
  CONSENT_SIGNALS,
  parseConsent,
  FULL_CONSENT,
  NO_CONSENT,
  signalsOf,
  serializeConsent,
} from './consent.ts'

const groups = fc.record({
  performance: fc.boolean(),
  statistics: fc.boolean(),
  preferences: fc.boolean(),
  marketing: fc.boolean(),
})

test('without consent every advertising and analytics signal is denied [4.39]', () => {
  expect(Object.values(signalsOf(NO_CONSENT))).toEqual(CONSENT_SIGNALS.map(() => 'denied'))
  expect(Object.values(signalsOf(FULL_CONSENT))).toEqual(CONSENT_SIGNALS.map(() => 'granted'))
})

test.each([
  ['marketing', ['ad_storage', 'ad_user_data', 'ad_personalization']],
  ['statistics', ['analytics_storage']],
  ['performance', ['functionality_storage']],
  ['preferences', ['personalization_storage']],
])('%s alone grants %j and nothing else [4.39]', (group, granted) => {
  const signals = signalsOf({ ...NO_CONSENT, [group]: true })
  expect(CONSENT_SIGNALS.filter((signal) => signals[signal] === 'granted')).toEqual(granted)
})

test('a choice is read back from the cookie unchanged, among any other cookies', () => {
  fc.assert(
    fc.property(fc.uuid(), groups, fc.boolean(), (id, chosen, recorded) => {
      const consent = { id, groups: chosen, recorded }
      expect(parseConsent(`theme=dark; ${CONSENT_COOKIE}=${serializeConsent(consent)}; x=1`)).toEqual(consent)
    }),
  )
})

test.each([
  '',
  'cookie-consent=',
  'cookie-consent=1111',
  'cookie-consent=2020-01.5b7ad9b2-8f5e-4a1a-9d3c-0d4f1f6d2a11.1111.1',
  'cookie-consent=2026-11.5b7ad9b2-8f5e-4a1a-9d3c-0d4f1f6d2a11.11111.1',
  'xcookie-consent=2026-11.5b7ad9b2-8f5e-4a1a-9d3c-0d4f1f6d2a11.1111.1',
])('%j is not a choice: the visitor is asked', (cookies) => {
  expect(parseConsent(cookies)).toBeNull()
})
