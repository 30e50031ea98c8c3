import { expect, onTestFinished, test, vi } from 'vitest'
import { type FakePam, FAULTS, fakePam, type InjectedFault } from './pam.fixture.ts'
import { fakeBrowser, openTab, type Tab, waitUntil } from './harness.fixture.ts'

const CREDENTIALS = { username: 'jana', password: 'spravne-heslo', rememberMe: 0 } as const

/** The final state as the player sees it. */
function outcomeOf(tab: Tab): string {
  const { auth, reason, connected, data } = tab.view()
  const failed = Object.entries(data ?? {}).flatMap(([label, { state }]) => (state === 'ready' ? [] : [`${label} ${state}`]))
  const notices = tab.notices.map((notice) => (notice.kind === 'login-failed' ? `${notice.kind} ${notice.code}` : notice.kind))
  const authText = auth === 'guest' ? `guest, ${reason}` : auth
  return [authText, ...(connected ? [] : ['reconnecting']), ...failed, ...notices.map((each) => `notice ${each}`)].join('; ')
}

interface Scenario {
  prepare?(pam: FakePam): void
  remembered?: boolean
  native?: boolean
  /** The player's action; its result is part of the outcome. */
  act?(tab: Tab): Promise<unknown>
}
const withJanaLoggedIn = (pam: FakePam) =>
  Object.assign(pam, { platform: { username: 'jana', state: 'active' }, gateway: 'jana' })
const START: Scenario = { prepare: withJanaLoggedIn }
const LOG_IN: Scenario = { act: async (tab) => (await tab.engine.logIn(CREDENTIALS)).code ?? 'in' }
const heartbeat = async (tab: Tab) => {
  tab.advance(5 * 60_000)
  await waitUntil(() => tab.pam.calls.filter((name) => name.endsWith('keepAlive')).length === 2)
  await waitUntil(() => tab.view().auth !== 'authenticated' || !tab.view().connected)
}
const LOGGED_IN = 'authenticated'
const SESSION_LOST = 'guest, not-logged-in'

/** Call, scenario, outcome when the connection or host fails, outcome when the host replies 401. */
const TABLE: [name: string, scenario: Scenario, trouble: string, refused: string][] = [
  ['platform.session', START, 'guest, unreachable; notice unreachable', 'guest, refused'],
  ['gateway.validateSession', START, 'guest, unreachable; notice unreachable', LOGGED_IN],
  ['platform.login', { remembered: true }, 'guest, unreachable; notice unreachable', 'guest, refused'],
  ['platform.login', LOG_IN, 'guest, unreachable; {trouble}', 'guest, refused; no-session'],
  [
    'platform.nativeLogin',
    { native: true },
    'guest, unreachable; notice login-failed {trouble}',
    'guest, refused; notice login-failed no-session',
  ],
  ['platform.temporaryToken', LOG_IN, 'guest, unreachable; {trouble}', 'guest, refused; cookies-blocked'],
  ['gateway.login', LOG_IN, 'guest, refused; {trouble}', 'guest, refused; no-session'],
  [
    'platform.secondFactorLogin',
    { act: async (tab) => (await tab.engine.answerSecondFactor('vyzva', '123456')).code },
    'guest, unreachable; {trouble}',
    'guest, refused; no-session',
  ],
  [
    'platform.acceptTerms',
    {
      prepare: (pam) => Object.assign(withJanaLoggedIn(pam), { pendingSteps: ['accept-terms'] }),
      act: async (tab) => (await tab.engine.acceptTerms('2')).code,
    },
    'guest, pending-steps; {trouble}',
    'guest, pending-steps; no-session',
  ],
  [
    'platform.changePassword',
    { prepare: withJanaLoggedIn, act: async (tab) => (await tab.engine.changePassword('a', 'b')).code },
    `${LOGGED_IN}; {trouble}`,
    `${LOGGED_IN}; no-session`,
  ],
  [
    'platform.reauthenticate',
    {
      prepare: (pam) => Object.assign(pam, { platform: { username: 'jana', state: 'locked' } }),
      act: async (tab) => (await tab.engine.unlock('spravne-heslo')).code,
    },
    'guest, locked; {trouble}',
    'guest, locked; no-session',
  ],
  [
    'platform.logout',
    { prepare: withJanaLoggedIn, act: async (tab) => tab.engine.logOut() },
    'guest, logged-out; notice logout-unconfirmed',
    'guest, logged-out',
  ],
  [
    'gateway.logout',
    { prepare: withJanaLoggedIn, act: async (tab) => tab.engine.logOut() },
    'guest, logged-out; notice logout-unconfirmed',
    'guest, logged-out',
  ],
  ['gateway.keepAlive', { prepare: withJanaLoggedIn, act: heartbeat }, `${LOGGED_IN}; reconnecting`, SESSION_LOST],
  ['platform.keepAlive', { prepare: withJanaLoggedIn, act: heartbeat }, `${LOGGED_IN}; reconnecting`, SESSION_LOST],
  ['gateway.balances', START, `${LOGGED_IN}; balance failed`, SESSION_LOST],
  ['gateway.balanceHidden', START, `${LOGGED_IN}; balance_visibility failed`, SESSION_LOST],
  ['gateway.playerInfo', START, `${LOGGED_IN}; info failed`, SESSION_LOST],
  ['gateway.clientOverview', START, `${LOGGED_IN}; overview failed`, SESSION_LOST],
  ['gateway.notificationToken', START, `${LOGGED_IN}; notification failed`, SESSION_LOST],
  ['platform.protection', START, `${LOGGED_IN}; protection failed`, SESSION_LOST],
  ['platform.waitingMessages', START, `${LOGGED_IN}; messages failed; notice messages-failed`, SESSION_LOST],
  [
    'gateway.setBalanceHidden',
    { prepare: withJanaLoggedIn, act: async (tab) => tab.engine.setBalanceHidden(true) },
    `${LOGGED_IN}; notice balance-visibility-failed`,
    SESSION_LOST,
  ],
  [
    'gateway.featureToggles',
    { act: (tab) => tab.engine.requestLogin() },
    'guest, not-logged-in; false',
    'guest, not-logged-in; false',
  ],
]

async function runScenario(name: string, fault: InjectedFault, { prepare, remembered, native, act }: Scenario): Promise<string> {
  const pam = fakePam()
  prepare?.(pam)
  const browser = fakeBrowser()
  if (remembered) {
    pam.rememberMeExists = true
    browser.cookies.set('remembered-player', 'jana')
  }
  if (!act) pam.faults.set(name, fault)
  const tab = openTab({ pam, browser, settings: native ? { native: { username: 'jana', token: 't' } } : {} })
  await tab.settled()
  if (!act) return outcomeOf(tab)
  pam.faults.set(name, fault)
  pam.calls.length = 0
  const answer = await act(tab)
  await tab.settled()
  return [outcomeOf(tab), ...(answer === undefined ? [] : [String(answer)])].join('; ')
}

const ROWS = TABLE.flatMap(([name, scenario, trouble, refused]) =>
  FAULTS.map((fault) => ({
    name,
    fault,
    scenario,
    expected: fault === '401' ? refused : trouble.replace('{trouble}', 'unreachable'),
  })),
)

test.concurrent.for(ROWS)(
  '$name, $fault: a definite outcome and no endless spinner [8.30]',
  async ({ name, fault, scenario, expected }, { expect: expectHere }) => {
    expectHere(await runScenario(name, fault, scenario)).toBe(expected)
  },
)

test.each(['missing', 'invalid'] as const)(
  'a login script that is %s is reported with a retry; the lobby is shown as for a guest [8.4] [8.30]',
  async (script) => {
    const tab = openTab({ script })
    await tab.settled()
    expect(outcomeOf(tab)).toBe('guest, script-missing; notice startup-error')
    expect(await tab.engine.logIn(CREDENTIALS)).toEqual({ ok: false, code: 'no-script' })
  },
)

test('a failed session check is retried when the connection is back', async () => {
  const pam = fakePam()
  withJanaLoggedIn(pam)
  pam.faults.set('platform.session', 'offline')
  const tab = openTab({ pam })
  expect((await tab.settled()).reason).toBe('unreachable')
  pam.faults.clear()
  tab.watch.wake()
  await expect.poll(() => tab.view().auth).toBe('authenticated')
})

test('a host that refuses the connection is unreachable; only a browser without a connection reports offline [8.9]', async () => {
  const codeOfLogin = async () => {
    const tab = openTab()
    await tab.settled()
    tab.pam.faults.set('gateway.login', 'offline')
    return (await tab.engine.logIn(CREDENTIALS)).code
  }
  expect(await codeOfLogin()).toBe('unreachable')
  vi.stubGlobal('navigator', { onLine: false })
  onTestFinished(() => void vi.unstubAllGlobals())
  expect(await codeOfLogin()).toBe('offline')
})
