import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import {
  IDLE_LOGIN_REQUEST,
  type LoginRequestEffect,
  type LoginRequestEvent,
  type LoginRequestState,
  loginRequestStep,
} from './login-request.ts'

const requested = (auth: 'pending' | 'guest' | 'authenticated', togglesKnown = true): LoginRequestEvent => ({
  type: 'asked',
  auth,
  togglesKnown,
})
const auth = (state: 'pending' | 'guest' | 'authenticated', togglesKnown = true): LoginRequestEvent => ({
  type: 'auth',
  auth: state,
  togglesKnown,
})
const OPENED: LoginRequestEvent[] = [requested('guest'), { type: 'dialog', isOpen: true }]
const PATHS: Record<LoginRequestState['phase'], LoginRequestEvent[]> = {
  idle: [],
  'waiting-for-auth': [requested('pending')],
  'loading-toggles': [requested('guest', false)],
  opening: [requested('guest')],
  open: OPENED,
  closed: [...OPENED, { type: 'dialog', isOpen: false }],
  settling: [...OPENED, { type: 'dialog', isOpen: false }, { type: 'login-message' }],
}
const EVENTS: Record<string, LoginRequestEvent> = {
  'asked, pending': requested('pending'),
  'asked, guest': requested('guest'),
  'asked, guest, no toggles': requested('guest', false),
  'asked, in': requested('authenticated'),
  'auth pending': auth('pending'),
  'auth guest': auth('guest'),
  'auth guest, no toggles': auth('guest', false),
  'auth in': auth('authenticated'),
  toggles: { type: 'toggles' },
  'dialog opened': { type: 'dialog', isOpen: true },
  'dialog closed': { type: 'dialog', isOpen: false },
  'dialog missing': { type: 'dialog-missing' },
  message: { type: 'login-message' },
  timeout: { type: 'timeout' },
}

function run(events: readonly LoginRequestEvent[], from = IDLE_LOGIN_REQUEST) {
  let state = from
  const effects: LoginRequestEffect[] = []
  for (const event of events) {
    const move = loginRequestStep(state, event)
    state = move.state
    effects.push(...move.effects)
  }
  return { state, effects }
}
const describeEffect = (effect: LoginRequestEffect) =>
  effect.type === 'resolve-caller'
    ? `resolve-caller ${effect.loggedIn}`
    : effect.type === 'start-timer'
      ? `timer ${effect.afterMs}`
      : effect.type

const IN = 'idle | cancel-timer resolve-caller true'
const OUT = 'idle | cancel-timer resolve-caller false'
const OPEN = 'opening | open-dialog timer 20000'
const TOGGLES = 'loading-toggles | load-toggles timer 20000'

test.each([
  [
    'idle',
    {
      'asked, pending': 'waiting-for-auth',
      'asked, guest': OPEN,
      'asked, guest, no toggles': TOGGLES,
      'asked, in': IN,
    },
  ],
  ['waiting-for-auth', { 'auth guest': OPEN, 'auth guest, no toggles': TOGGLES, 'auth in': IN }],
  ['loading-toggles', { 'auth in': IN, toggles: OPEN, timeout: OPEN }],
  [
    'opening',
    {
      'auth in': 'idle | close-dialog cancel-timer resolve-caller true',
      'dialog opened': 'open | cancel-timer',
      'dialog closed': 'closed | timer 3000',
      'dialog missing': OUT,
      message: 'opening',
      timeout: 'idle | close-dialog cancel-timer resolve-caller false',
    },
  ],
  [
    'open',
    {
      'auth in': 'idle | close-dialog cancel-timer resolve-caller true',
      'dialog closed': 'closed | timer 3000',
      'dialog missing': OUT,
      message: 'open',
    },
  ],
  [
    'closed',
    {
      'asked, guest': OPEN,
      'asked, guest, no toggles': TOGGLES,
      'auth in': IN,
      message: 'settling | check-session timer 20000',
      timeout: OUT,
    },
  ],
  ['settling', { 'auth guest': OUT, 'auth guest, no toggles': OUT, 'auth in': IN, timeout: OUT }],
] as [LoginRequestState['phase'], Record<string, string>][])(
  '%s: every event has the outcome in the table [4.13]',
  (name, row) => {
    const previousState = run(PATHS[name]).state
    expect(previousState.phase).toBe(name)
    for (const [word, event] of Object.entries(EVENTS)) {
      const { state, effects } = loginRequestStep(previousState, event)
      const led =
        state === previousState && effects.length === 0
          ? '='
          : [state.phase, effects.map(describeEffect).join(' ')].filter(Boolean).join(' | ')
      expect([word, led]).toEqual([word, row[word] ?? '='])
    }
  },
)

test('a login that succeeded while the dialog was open is checked when the dialog closes [4.13]', () => {
  const { state, effects } = run([...OPENED, { type: 'login-message' }, { type: 'dialog', isOpen: false }])
  expect([state.phase, effects.at(-2)]).toEqual(['settling', { type: 'check-session' }])
})

test('a request always gets exactly one result, at the latest after its timeout with the dialog closed [4.13]', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...Object.values(EVENTS)), { maxLength: 30 }), (events) => {
      let state = IDLE_LOGIN_REQUEST
      let openRequests = 0
      const ending: LoginRequestEvent[] = [
        auth('guest'),
        { type: 'timeout' },
        { type: 'dialog', isOpen: false },
        { type: 'timeout' },
        { type: 'timeout' },
      ]
      for (const event of [...events, ...ending]) {
        if (event.type === 'asked' && state.phase === 'idle') openRequests += 1
        const move = loginRequestStep(state, event)
        openRequests -= move.effects.filter((effect) => effect.type === 'resolve-caller').length
        state = move.state
        expect(openRequests).toBe(state.phase === 'idle' ? 0 : 1)
      }
      expect(state).toEqual(IDLE_LOGIN_REQUEST)
    }),
    { numRuns: inject('breadth') === 'full' ? 3_000 : 300 },
  )
})
