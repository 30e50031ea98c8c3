import { randomUUID } from 'node:crypto'
import {
  OPEN_ATTEMPT_HEADER,
  type RoundAction,
  type RoundReply,
  type RoundRequest,
  type SessionReply,
} from '@herna/contract/games'
import type { Draw } from '@herna/game-maths'
import type { TestDatabase } from '@herna/service-kit'
import type { GameAssignment, GameAssignments } from './games/assignments.ts'
import { ASSIGNMENTS, ORIGIN, type RunningGameHost, runGameHost, type TestClock } from './game-host.fixture.ts'
import type { JackpotConfig } from './jackpots/jackpots.store.ts'
import { FakeWallet, SECRET } from './wallet/fake-wallet.fixture.ts'

const table = (gameCode: string, variantId: string, type: 'Table' | 'Crash'): [string, GameAssignment] => [
  gameCode,
  {
    variantId,
    brief: { gameCode, name: gameCode, provider: 'corso', providerName: 'Corso', type, motifs: ['ace'], fileVersion: '1' },
    minBet: 100,
    maxBet: 10_000,
  },
]

export const SLOT = 'ovocny-raj'
/** The operator token. */
export const OPERATOR = 'operators-token-of-tests'
export const BLACKJACK = 'dvadsatjeden'
export const ROULETTE = 'ruleta'
export const POKER = 'pariky'
export const CRASH = 'raketa'
export const ALL_KINDS = new Map([
  ...ASSIGNMENTS,
  table(BLACKJACK, 'blackjack-8-100', 'Table'),
  table(ROULETTE, 'roulette-european-10', 'Table'),
  table(POKER, 'jacks-9-6-10', 'Table'),
  table(CRASH, 'crash-97-1000', 'Crash'),
])

export interface TestResponse<T = RoundReply> {
  status: number
  body: T
  /** Error code of a problem. */
  code: string | undefined
}

export interface RealPlay {
  host: RunningGameHost
  wallet: FakeWallet
  open(gameCode?: string): Promise<SessionReply>
  play(token: string, request: Partial<RoundRequest>): Promise<TestResponse>
  act(token: string, roundId: string, action: Partial<RoundAction>): Promise<TestResponse>
  get<T = RoundReply>(token: string, path: string): Promise<TestResponse<T>>
  seen(token: string, roundId: string): Promise<number>
  advanceTime(ms: number): void
  close(): Promise<void>
}

/** The game host and a fake wallet behind a socket. */
export async function realPlay(
  options: {
    draw?: Draw
    wallet?: FakeWallet
    database?: TestDatabase
    jackpots?: readonly JackpotConfig[]
    assignments?: GameAssignments
    environment?: Record<string, string>
    /** A clock shared with another host. */
    clock?: TestClock
  } = {},
): Promise<RealPlay> {
  const wallet = options.wallet ?? (await new FakeWallet().listen())
  // The first call of a process is slow, so no test waits for it.
  await fetch(new URL('/', wallet.address))
  const environment = {
    HERNA_WALLET_URL: wallet.address,
    HERNA_WALLET_SECRET: SECRET,
    // Long enough for a busy machine; tests of an unreachable wallet wait this long.
    HERNA_WALLET_TIMEOUT_MS: '1000',
    HERNA_OPERATOR_TOKEN: OPERATOR,
    ...options.environment,
  }
  const host = await runGameHost({ assignments: ALL_KINDS, ...options, environment })
  const headersOf = (token: string) => ({ origin: ORIGIN, authorization: `Bearer ${token}` })
  const call = async <T>(method: 'GET' | 'POST', url: string, token: string, payload?: object): Promise<TestResponse<T>> => {
    const reply = await host.app.inject({ method, url, headers: headersOf(token), ...(payload ? { payload } : {}) })
    const body = reply.body ? reply.json() : null
    return { status: reply.statusCode, body, code: body?.errorCode }
  }
  return {
    host,
    wallet,
    async open(gameCode = SLOT) {
      const payload = { gameCode, mode: 'real', languageCode: 'sk-SK', launchToken: randomUUID() }
      const headers = { origin: ORIGIN, [OPEN_ATTEMPT_HEADER]: randomUUID() }
      const request = () => host.app.inject({ method: 'POST', url: '/api/sessions', headers, payload })
      let reply = await request()
      // On a busy machine the wallet may answer too late: as a window does, the attempt is repeated.
      for (let retries = 0; retries < 2 && reply.statusCode === 503; retries += 1) reply = await request()
      if (reply.statusCode !== 201) throw new Error(`no session: ${reply.statusCode} ${reply.body}`)
      return reply.json<SessionReply>()
    },
    play: (token, request) => call('POST', '/api/rounds', token, { roundId: randomUUID(), bet: 100, ...request }),
    act: (token, roundId, action) => call('POST', `/api/rounds/${roundId}/actions`, token, { actionId: randomUUID(), ...action }),
    get: (token, path) => call('GET', path, token),
    seen: async (token, roundId) => (await call('POST', `/api/rounds/${roundId}/seen`, token)).status,
    advanceTime(ms) {
      host.clock.now = new Date(host.clock.now.getTime() + ms)
    },
    async close() {
      await host.close()
      if (!options.wallet) await wallet.close()
    },
  }
}
