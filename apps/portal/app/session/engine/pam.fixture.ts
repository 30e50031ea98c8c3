import { gateway, platform } from '@herna/contract/player'

/** How a call can fail. */
export const FAULTS = ['hang', 'garbage', '500', 'cut', '401', 'offline'] as const
export type InjectedFault = (typeof FAULTS)[number]

const IN_FUTURE = '2030-01-01T00:00:00.000Z'
const DONE = { done: true }
const NO_SESSION = { type: 'about:blank', title: 'No session', status: 401, errorCode: 'no-session' }
const NAMES = new Map<string, string>([
  ...Object.entries(gateway).map(([name, { method, path }]) => [`/gateway${path} ${method}`, `gateway.${name}`] as const),
  ...Object.entries(platform).map(([name, { method, path }]) => [`/platform${path} ${method}`, `platform.${name}`] as const),
])

/** An in-memory gateway and platform with sessions, and faults by operation name. */
export function fakePam({ now = () => Date.parse('2026-05-01T10:00:00Z') }: { now?: () => number } = {}) {
  const pam = {
    platform: null as { username: string; state: 'active' | 'locked' } | null,
    gateway: null as string | null,
    rememberMeExists: false,
    pendingSteps: [] as string[],
    secondFactor: false,
    excluded: false,
    balanceHidden: false,
    toggles: [] as string[],
    faults: new Map<string, InjectedFault>(),
    /** Names of the received calls. */
    calls: [] as string[],
    bodies: [] as [string, unknown][],
    fetch: (async (input: RequestInfo | URL, init?: RequestInit) => {
      const { pathname } = new URL(String(input))
      const name = NAMES.get(`${pathname} ${init?.method ?? 'GET'}`) ?? pathname
      return respondTo(name, init, pam)
    }) as typeof fetch,
    callouts: {} as Record<string, (body?: unknown) => Promise<unknown>>,
    answer,
  }

  function loggedIn(username: string) {
    pam.platform = { username, state: 'active' }
    return {
      username,
      errorCode: null,
      cookieExists: true,
      sessionValidationData: null,
      pendingSteps: pam.pendingSteps,
      rememberMe: false,
    }
  }
  function answer(name: string, input: unknown): unknown {
    const body = (input ?? {}) as Record<string, string>
    const time = new Date(now()).toISOString()
    switch (name) {
      case 'platform.session':
      case 'platform.acceptTerms':
      case 'platform.reauthenticate': {
        if (name === 'platform.acceptTerms') pam.pendingSteps = []
        if (name === 'platform.reauthenticate') {
          if (body.password !== 'spravne-heslo' || !pam.platform) throw { ...NO_SESSION, errorCode: 'wrong-credentials' }
          pam.platform.state = 'active'
        }
        return {
          cookieExists: pam.platform !== null,
          state: pam.platform?.state ?? 'none',
          username: pam.platform?.username ?? null,
          pendingSteps: pam.platform ? pam.pendingSteps : [],
          startedAt: pam.platform ? '2026-05-01T09:30:00.000Z' : null,
          validUntil: null,
          rememberMeExists: pam.rememberMeExists,
          serverTime: time,
        }
      }
      case 'platform.login':
        if (body.password === '' ? !pam.rememberMeExists : body.password !== 'spravne-heslo')
          throw { ...NO_SESSION, errorCode: 'wrong-credentials' }
        if (pam.secondFactor) {
          const data = { challenge: 'vyzva', methods: ['totp'], expiresAt: IN_FUTURE }
          return {
            ...loggedIn('jana'),
            username: null,
            errorCode: 'second-factor-required',
            sessionValidationData: { SessionValidationBy2FAData: data },
          }
        }
        return loggedIn(body.username ?? '')
      case 'platform.nativeLogin':
        if (pam.platform && pam.platform.username !== 'jana' && !(input as { replace: boolean }).replace)
          throw { ...NO_SESSION, status: 409, errorCode: 'other-player-in' }
        return loggedIn('jana')
      case 'platform.secondFactorLogin':
        return loggedIn('jana')
      case 'platform.temporaryToken':
        if (!pam.platform) throw NO_SESSION
        return { temporaryToken: 'zeton', expiresAt: IN_FUTURE }
      case 'platform.changePassword':
        pam.gateway = null
        return DONE
      case 'platform.keepAlive':
      case 'gateway.keepAlive':
        if (!pam.platform) throw NO_SESSION
        return { validUntil: IN_FUTURE, endsAt: IN_FUTURE, serverTime: time }
      case 'platform.logout':
        pam.platform = null
        return DONE
      case 'gateway.logout':
        pam.gateway = null
        return DONE
      case 'platform.waitingMessages':
        return { messages: [] }
      case 'platform.protection':
        return {
          serverTime: time,
          session: { startedAt: '2026-05-01T09:30:00.000Z', endsAt: IN_FUTURE },
          lastLoginAt: null,
          currencyCode: 'EUR',
          limits: [],
          leftByKind: { deposit: null, stake: null, loss: null },
          exclusions: [],
          mayPlay: true,
          mayDeposit: true,
          mayWithdraw: true,
          realityCheckMinutes: 60,
        }
      case 'gateway.validateSession':
        return {
          validateSessionTokens: [
            pam.gateway
              ? { valid: true, username: pam.gateway, errorCode: null }
              : { valid: false, username: null, errorCode: 'no-session' },
          ],
        }
      case 'gateway.login': {
        pam.gateway = pam.platform?.username ?? null
        const exception = { reason: 'self', product: 'CrossProduct', endsAt: null }
        return {
          username: pam.gateway,
          notificationToken: 'oznamy',
          sessionToken: 'relacia',
          additionalInformation: {
            SuspendedSelfExclusionException: pam.excluded ? exception : null,
            redirectionUrl: pam.excluded ? '/ucet/ochrana' : null,
          },
        }
      }
      case 'gateway.balances':
        return { balances: { casino_gaming: { amount: pam.gateway === 'jana' ? 12_345 : 999, currencyCode: 'EUR' } } }
      case 'gateway.balanceHidden':
        return { balanceHidden: pam.balanceHidden }
      case 'gateway.setBalanceHidden':
        pam.balanceHidden = (input as { balanceHidden: boolean }).balanceHidden
        return { balanceHidden: pam.balanceHidden }
      case 'gateway.playerInfo':
        return { username: pam.gateway }
      case 'gateway.clientOverview':
        return { userId: '1', username: pam.gateway, balances: {}, selfExclusion: { productSettings: [] } }
      case 'gateway.notificationToken':
        return { notification_token: 'oznamy' }
      case 'gateway.featureToggles':
        return { featureToggle: pam.toggles }
      default:
        throw { ...NO_SESSION, status: 404, errorCode: undefined }
    }
  }
  pam.callouts = calloutsOf(pam)
  return pam
}
export type FakePam = ReturnType<typeof fakePam>
type FakeHosts = Pick<FakePam, 'faults' | 'calls' | 'bodies' | 'answer'>

/** Responds to one `fetch` call, with the fault set for it. */
async function respondTo(name: string, init: RequestInit | undefined, hosts: FakeHosts): Promise<Response> {
  const body = typeof init?.body === 'string' ? JSON.parse(init.body) : undefined
  hosts.calls.push(name)
  hosts.bodies.push([name, body])
  switch (hosts.faults.get(name)) {
    case 'hang':
      return new Promise((_, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason)))
    case 'garbage':
      return new Response('<html>')
    case '500':
      return new Response('oops', { status: 500 })
    case 'cut':
      return new Response(new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) }))
    case '401':
      return Response.json(NO_SESSION, { status: 401 })
    case 'offline':
      throw new TypeError('Failed to fetch')
    default:
      try {
        return Response.json(hosts.answer(name, body))
      } catch (problem) {
        return Response.json(problem, { status: (problem as { status: number }).status })
      }
  }
}

/** The login script's callouts. */
function calloutsOf(hosts: FakeHosts): Record<string, (body?: unknown) => Promise<unknown>> {
  const callout = (callName: string) => async (body?: unknown) => {
    const name = `platform.${callName}`
    hosts.calls.push(name)
    hosts.bodies.push([name, body])
    switch (hosts.faults.get(name)) {
      case 'hang':
        return new Promise(() => undefined)
      case 'garbage':
        return 'garbage'
      case '500':
        throw { status: 500 }
      case 'cut':
        throw new SyntaxError('Unexpected end of JSON input')
      case '401':
        throw NO_SESSION
      case 'offline':
        throw new TypeError('Failed to fetch')
      default:
        return hosts.answer(name, body)
    }
  }
  const names = [
    'login',
    'secondFactorLogin',
    'nativeLogin',
    'temporaryToken',
    'acceptTerms',
    'changePassword',
    'keepAlive',
    'waitingMessages',
    'logout',
  ]
  return Object.fromEntries(names.map((name) => [name, callout(name)]))
}
