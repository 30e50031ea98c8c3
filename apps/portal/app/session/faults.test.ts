import { expect, onTestFinished, test, vi } from 'vitest'
import { type FakePam, FAULTS, fakePam, type InjectedFault } from './pam.fixture.ts'
import { fakeBrowser, openTab, type Tab, until } from './harness.fixture.ts'

const CREDENTIALS = { username: 'jana', password: 'spravne-heslo', rememberMe: 0 } as const

/** What a player sees in the end. */
function outcomeOf(tab: Tab): string {
  const { auth, reason, connected, data } = tab.view()
  const failed = Object.entries(data ?? {}).flatMap(([label, { state }]) => (state === 'ready' ? [] : [`${label} ${state}`]))
  const told = tab.notices.map((notice) => (notice.kind === 'login-failed' ? `${notice.kind} ${notice.code}` : notice.kind))
  const where = auth === 'guest' ? `guest, ${reason}` : auth
  return [where, ...(connected ? [] : ['reconnecting']), ...failed, ...told.map((each) => `told ${each}`)].join('; ')
}

interface Scenario {
  before?(pam: FakePam): void
  remembered?: boolean
  native?: boolean
  /** What the player does; its answer belongs to the outcome. */
  act?(tab: Tab): Promise<unknown>
}
const inside = (pam: FakePam) => Object.assign(pam, { platform: { username: 'jana', state: 'active' }, gateway: 'jana' })
const START: Scenario = { before: inside }
const LOG_IN: Scenario = { act: async (tab) => (await tab.engine.logIn(CREDENTIALS)).code ?? 'in' }
const beat = async (tab: Tab) => {
  tab.advance(5 * 60_000)
  await until(() => tab.pam.calls.filter((name) => name.endsWith('keepAlive')).length === 2)
  await until(() => tab.view().auth !== 'authenticated' || !tab.view().connected)
}
const IN = 'authenticated'
const READ_AGAIN = 'guest, nobody'

/** Call → when the line or the host is in trouble → when the host says 401. */
const TABLE: [name: string, scenario: Scenario, trouble: string, refused: string][] = [
  ['platform.session', START, 'guest, unreachable; told unreachable', 'guest, refused'],
  ['gateway.validateSession', START, 'guest, unreachable; told unreachable', IN],
  ['platform.login', { remembered: true }, 'guest, unreachable; told unreachable', 'guest, refused'],
  ['platform.login', LOG_IN, 'guest, unreachable; {trouble}', 'guest, refused; no-session'],
  [
    'platform.nativeLogin',
    { native: true },
    'guest, unreachable; told login-failed {trouble}',
    'guest, refused; told login-failed no-session',
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
      before: (pam) => Object.assign(inside(pam), { pendingSteps: ['accept-terms'] }),
      act: async (tab) => (await tab.engine.acceptTerms('2')).code,
    },
    'guest, pending-steps; {trouble}',
    'guest, pending-steps; no-session',
  ],
  [
    'platform.changePassword',
    { before: inside, act: async (tab) => (await tab.engine.changePassword('a', 'b')).code },
    `${IN}; {trouble}`,
    `${IN}; no-session`,
  ],
  [
    'platform.reauthenticate',
    {
      before: (pam) => Object.assign(pam, { platform: { username: 'jana', state: 'locked' } }),
      act: async (tab) => (await tab.engine.unlock('spravne-heslo')).code,
    },
    'guest, locked; {trouble}',
    'guest, locked; no-session',
  ],
  [
    'platform.logout',
    { before: inside, act: async (tab) => tab.engine.logOut() },
    'guest, logged-out; told logout-unconfirmed',
    'guest, logged-out',
  ],
  [
    'gateway.logout',
    { before: inside, act: async (tab) => tab.engine.logOut() },
    'guest, logged-out; told logout-unconfirmed',
    'guest, logged-out',
  ],
  ['gateway.keepAlive', { before: inside, act: beat }, `${IN}; reconnecting`, READ_AGAIN],
  ['platform.keepAlive', { before: inside, act: beat }, `${IN}; reconnecting`, READ_AGAIN],
  ['gateway.balances', START, `${IN}; balance failed`, READ_AGAIN],
  ['gateway.balanceHidden', START, `${IN}; balance_visibility failed`, READ_AGAIN],
  ['gateway.playerInfo', START, `${IN}; info failed`, READ_AGAIN],
  ['gateway.clientOverview', START, `${IN}; overview failed`, READ_AGAIN],
  ['gateway.notificationToken', START, `${IN}; notification failed`, READ_AGAIN],
  ['platform.protection', START, `${IN}; protection failed`, READ_AGAIN],
  ['platform.waitingMessages', START, `${IN}; messages failed; told messages-failed`, READ_AGAIN],
  [
    'gateway.setBalanceHidden',
    { before: inside, act: async (tab) => tab.engine.setBalanceHidden(true) },
    `${IN}; told balance-visibility-failed`,
    READ_AGAIN,
  ],
  ['gateway.featureToggles', { act: (tab) => tab.engine.requestLogin() }, 'guest, nobody; false', 'guest, nobody; false'],
]

async function play(name: string, fault: InjectedFault, { before, remembered, native, act }: Scenario): Promise<string> {
  const pam = fakePam()
  before?.(pam)
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
  '$name, $fault: a decided outcome and no spinner [8.30]',
  async ({ name, fault, scenario, expected }, { expect: expectHere }) => {
    expectHere(await play(name, fault, scenario)).toBe(expected)
  },
)

test.each(['missing', 'foreign'] as const)(
  'an identity script that is %s is told with the way to try again; the lobby is a guest’s [8.4] [8.30]',
  async (script) => {
    const tab = openTab({ script })
    await tab.settled()
    expect(outcomeOf(tab)).toBe('guest, script-missing; told startup-error')
    expect(await tab.engine.logIn(CREDENTIALS)).toEqual({ ok: false, code: 'no-script' })
  },
)

test('what failed for the line comes back when the line does', async () => {
  const pam = fakePam()
  inside(pam)
  pam.faults.set('platform.session', 'offline')
  const tab = openTab({ pam })
  expect((await tab.settled()).reason).toBe('unreachable')
  pam.faults.clear()
  tab.watch.wake()
  await expect.poll(() => tab.view().auth).toBe('authenticated')
})

test('a host that refuses the connection is unreachable; only a browser that has no connection says that the player is offline [8.9]', async () => {
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
