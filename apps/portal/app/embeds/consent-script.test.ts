import { FULL_CONSENT, NO_CONSENT, parseConsent, serializeConsent } from '@herna/rules/consent'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { CHOICE_NAME, CONSENT_SCRIPT, QUESTION_CLICKED } from './consent-script.ts'

const ID = '5b7ad9b2-8f5e-4a1a-9d3c-0d4f1f6d2a11'

interface Cookies {
  cookie: string
}
/** Runs the head script in a page with these cookies; returns its mark, what a click does, and the events it sent. */
function runHeadScript(cookies: Cookies, protocol = 'https:') {
  const dataset: { consent?: string } = {}
  const events: string[] = []
  let listener: (event: object) => void = () => undefined
  const page = {
    documentElement: { dataset },
    addEventListener: (_type: string, added: typeof listener) => (listener = added),
    get cookie() {
      return cookies.cookie
    },
    set cookie(value) {
      cookies.cookie = value
    },
  }
  const globals = ['document', 'location', 'crypto', 'dispatchEvent', CONSENT_SCRIPT]
  // oxlint-disable-next-line typescript/no-implied-eval -- as the page’s head runs it
  new Function(...globals)(page, { protocol }, { randomUUID: () => ID }, ({ type }: Event) => events.push(type))
  const click = (value: string | null) =>
    listener({ target: { closest: (selector: string) => (value && selector === `[name=${CHOICE_NAME}]` ? { value } : null) } })
  return { dataset, events, click }
}
const blockedCookies: Cookies = {
  get cookie(): string {
    throw new DOMException('blocked', 'SecurityError')
  },
  set cookie(_value: string) {
    throw new DOMException('blocked', 'SecurityError')
  },
}

const groups = fc.record({
  performance: fc.boolean(),
  statistics: fc.boolean(),
  preferences: fc.boolean(),
  marketing: fc.boolean(),
})
const storedChoice = fc
  .record({ id: fc.uuid(), groups, recorded: fc.boolean() })
  .map((consent) => `cookie-consent=${serializeConsent(consent)}`)
const anyCookie = fc.oneof(
  storedChoice,
  storedChoice.map((cookie) => `x${cookie}`),
  storedChoice.map((cookie) => `${cookie}0`),
  storedChoice.map((cookie) => cookie.replace(/=[^.]+/, '=2020-01')),
  storedChoice.map((cookie) => cookie.slice(0, -2)),
  fc.constantFrom('theme=dark', 'cookie-consent=', 'locale=sk-SK'),
)

test('the question is asked before the first paint exactly when the portal finds no choice in the cookies [4.39]', () => {
  fc.assert(
    fc.property(fc.array(anyCookie, { maxLength: 1 }), fc.constantFrom('', 'theme=dark; '), ([cookie = ''], before) => {
      const { dataset } = runHeadScript({ cookie: before + cookie })
      expect(dataset.consent).toBe(parseConsent(before + cookie) ? undefined : 'open')
    }),
  )
})

test.each([
  ['1111', FULL_CONSENT],
  ['0000', NO_CONSENT],
])('a click on the answer %s is stored for a year, not yet recorded, and announced [4.39]', (value, chosen) => {
  const cookies = { cookie: '' }
  const { dataset, events, click } = runHeadScript(cookies)
  click(value)
  expect(parseConsent(cookies.cookie.split('; ')[0] ?? '')).toEqual({ id: ID, groups: chosen, recorded: false })
  expect(cookies.cookie).toMatch(/; Path=\/; Max-Age=31536000; SameSite=Lax; Secure$/)
  expect([dataset.consent, events]).toEqual([value, [QUESTION_CLICKED]])
  const insecure = { cookie: '' }
  runHeadScript(insecure, 'http:').click(value)
  expect(insecure.cookie).toMatch(/SameSite=Lax$/)
})

test('a click on the settings stores nothing, and other clicks change nothing [4.39]', () => {
  const cookies = { cookie: '' }
  const { dataset, events, click } = runHeadScript(cookies)
  click(null)
  expect([dataset.consent, events]).toEqual(['open', []])
  click('settings')
  expect([dataset.consent, events, cookies.cookie]).toEqual(['settings', [QUESTION_CLICKED], ''])
})

test('where cookies are blocked, the question is asked and an answer is still announced (F7)', () => {
  const { dataset, events, click } = runHeadScript(blockedCookies)
  expect(dataset.consent).toBe('open')
  click('0000')
  expect([dataset.consent, events]).toEqual(['0000', [QUESTION_CLICKED]])
})
