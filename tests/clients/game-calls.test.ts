import { afterAll, beforeAll, expect, test } from 'vitest'
import type { FailureKind } from '../../sandbox/game-kit/src/session/failure.ts'
import { createGameApi, type GameApi } from '../../sandbox/game-kit/src/session/game-api.ts'
import { sampleOperations } from '../../sandbox/game-kit/src/session/sample.ts'
import { type Fault, FAULTS } from './faults.ts'
import { callsToTry, type FaultyHost, startFaultyHost } from './faulty-host.ts'

type Api = GameApi<{ name: string }, { number: number }>

const CALLS: { [Name in keyof Api]: (api: Api) => ReturnType<Api[Name]> } = {
  openSession: (api) => api.openSession({ gameCode: 'skuska', mode: 'demo', languageCode: 'sk-SK' }),
  balance: (api) => api.balance('t1'),
  playRound: (api) => api.playRound('t1', { roundId: 'round-1', bet: 100 }),
  round: (api) => api.round('t1', 'round-1'),
  act: (api) => api.act('t1', 'round-1', { action: 'stand' } as never),
  favourite: (api) => api.favourite('t1', true),
  seen: (api) => api.seen('t1', 'round-1'),
  history: (api) => api.history('t1', null),
}
const EXPECTED_FAILURE: Record<Fault, FailureKind> = {
  refused: 'unreachable',
  reset: 'garbled',
  hang: 'timeout',
  '500': 'server',
  garbage: 'garbled',
  truncated: 'garbled',
  '10 MB': 'garbled',
}
/** Its response has no body, so a complete garbage body is ignored. */
const WITHOUT_BODY = 'seen'

let faultyHost: FaultyHost
beforeAll(async () => {
  faultyHost = await startFaultyHost()
})
afterAll(() => faultyHost.close())

const open = (): Api => {
  const send = (path: string | URL | Request, init?: RequestInit) => fetch(faultyHost.origin + String(path), init)
  return createGameApi({ fetch: send, isOnline: () => true, pause: async () => undefined }, sampleOperations)
}

test('no call of a game is missing from the table [F1]', () => {
  expect(Object.keys(CALLS).sort()).toEqual(Object.keys(open()).sort())
})

test.for(FAULTS)(
  'each call of a game that meets "%s" is one defined failure, after two silent retries unless it timed out after 8 seconds [M6] [F1]',
  async (fault) => {
    faultyHost.fault = fault
    const api = open()
    const expectedKind = EXPECTED_FAILURE[fault]
    const calls = Object.entries(CALLS) as [keyof Api, (api: Api) => ReturnType<Api[keyof Api]>][]
    for (const [name, call] of callsToTry(calls, fault)) {
      faultyHost.calls.length = 0
      faultyHost.timeouts.length = 0
      const result = await call(api)
      const isIgnored = name === WITHOUT_BODY && fault === 'garbage'
      expect([name, result.ok ? 'answered' : result.failure.kind]).toEqual([name, isIgnored ? 'answered' : expectedKind])
      const attempts = isIgnored || fault === 'hang' ? 1 : 3
      expect(faultyHost.timeouts, name).toEqual(Array(attempts).fill(8_000))
      expect(new Set(faultyHost.calls), name).toHaveLength(1)
    }
  },
)
