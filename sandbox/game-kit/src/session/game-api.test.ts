import { OPEN_ATTEMPT_HEADER, openAttempt } from '@herna/contract/games'
import { expect, test, vi } from 'vitest'
import { createGameApi } from './game-api.ts'
import { sampleOperations, sampleRound, sampleSession } from './sample.ts'

type Reply = () => Response | Promise<Response>
const json = (status: number, body: unknown): Response =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

function host(...replies: Reply[]) {
  const calls: { path: string; body: unknown; authorization: string | null }[] = []
  const attempts: (string | null)[] = []
  const waits: number[] = []
  const options = {
    isOnline: () => true,
    pause: async (ms: number) => void waits.push(ms),
    fetch: async (path: string | URL | Request, init?: RequestInit) => {
      const headers = new Headers(init?.headers)
      attempts.push(headers.get(OPEN_ATTEMPT_HEADER))
      calls.push({
        path: String(path),
        body: init?.body ? JSON.parse(String(init.body)) : null,
        authorization: headers.get('authorization'),
      })
      return (replies[calls.length - 1] ?? (replies.at(-1) as Reply))()
    },
  }
  return { api: createGameApi(options, sampleOperations), calls, attempts, waits, options }
}

const round = { roundId: 'round-1', bet: 100 }
const connectionError: Reply = () => Promise.reject(new TypeError('refused'))

test('a session is requested by game code, a round with the token in its header', async () => {
  const { api, calls } = host(
    () => json(200, sampleSession()),
    () => json(200, sampleRound()),
  )
  expect(await api.openSession({ gameCode: 'skuska', mode: 'demo', languageCode: 'sk-SK' })).toEqual({
    ok: true,
    value: sampleSession(),
  })
  expect(await api.playRound('t1', round)).toEqual({ ok: true, value: sampleRound() })
  expect(calls).toEqual([
    { path: '/api/sessions', body: { gameCode: 'skuska', mode: 'demo', languageCode: 'sk-SK' }, authorization: null },
    { path: '/api/rounds', body: round, authorization: 'Bearer t1' },
  ])
})

test('every try to open the session has the id of the window, so that a lost reply does not use up the launch token (M7)', async () => {
  const { api, attempts, options } = host(
    connectionError,
    () => json(503, {}),
    () => json(500, {}),
    () => json(200, sampleSession()),
    () => json(200, sampleSession()),
  )
  const request = { gameCode: 'skuska', mode: 'real', languageCode: 'sk-SK', launchToken: 't1' } as const
  expect((await api.openSession(request)).ok).toBe(false)
  expect((await api.openSession(request)).ok).toBe(true)
  const [attempt] = attempts
  expect(openAttempt.safeParse(attempt).success).toBe(true)
  expect(attempts).toEqual([attempt, attempt, attempt, attempt])
  await createGameApi(options, sampleOperations).openSession(request)
  expect(attempts.at(-1)).not.toBe(attempt)
})

test('a round request that may have been lost is retried silently with the same id [M6]', async () => {
  const { api, calls, waits } = host(
    connectionError,
    () => json(503, {}),
    () => json(200, sampleRound()),
  )
  expect((await api.playRound('t1', round)).ok).toBe(true)
  expect(calls.map((call) => call.body)).toEqual([round, round, round])
  expect(waits).toHaveLength(2)
})

test('after two silent retries the failure is returned with the host’s reference', async () => {
  const { api, calls } = host(() => json(500, { type: 'about:blank', reference: 'R-7' }))
  expect(await api.playRound('t1', round)).toEqual({ ok: false, failure: { kind: 'server', reference: 'R-7' } })
  expect(calls).toHaveLength(3)
})

test.each([
  [401, {}, 'session-over'],
  [402, {}, 'insufficient-funds'],
  [403, { errorCode: 'limit' }, 'limit'],
  [403, {}, 'blocked'],
  [409, { errorCode: 'moved' }, 'moved'],
  [409, { errorCode: 'round-unfinished' }, 'round-unfinished'],
  [409, { errorCode: 'constructor' }, 'refused'],
  [404, {}, 'unknown-game'],
  [422, {}, 'refused'],
  [400, null, 'refused'],
] as const)('status %i is a final response of the host and is not retried', async (status, body, kind) => {
  const { api, calls } = host(() => json(status, body))
  expect(await api.playRound('t1', round)).toEqual({ ok: false, failure: { kind, reference: null } })
  expect(calls).toHaveLength(1)
})

test('a successful status with an invalid body is treated as garbled [F1]', async () => {
  for (const body of [null, {}, { ...sampleRound(), win: '1' }, { ...sampleRound(), outcome: {} }]) {
    const { api } = host(() => json(200, body))
    expect(await api.playRound('t1', round)).toEqual({ ok: false, failure: { kind: 'garbled', reference: null } })
  }
  const { api } = host(() => new Response('<html>'))
  expect(await api.playRound('t1', round)).toEqual({ ok: false, failure: { kind: 'garbled', reference: null } })
})

test('a response for another round is treated as garbled and never shown as this round', async () => {
  const { api } = host(() => json(200, sampleRound({ roundId: 'another' })))
  expect(await api.playRound('t1', round)).toMatchObject({ ok: false })
})

test('a call without a response ends after its timeout and is not retried automatically', async () => {
  const timeout = vi
    .spyOn(AbortSignal, 'timeout')
    .mockReturnValue(AbortSignal.abort(new DOMException('timed out', 'TimeoutError')))
  const { api, calls } = host(() => Promise.reject(new DOMException('timed out', 'TimeoutError')))
  expect(await api.playRound('t1', round)).toEqual({ ok: false, failure: { kind: 'timeout', reference: null } })
  expect([calls.length, timeout.mock.calls]).toEqual([1, [[8_000]]])
  timeout.mockRestore()
})

test('nothing is sent while offline', async () => {
  const { options, calls } = host(() => json(200, sampleRound()))
  const api = createGameApi({ ...options, isOnline: () => false }, sampleOperations)
  expect(await api.playRound('t1', round)).toEqual({ ok: false, failure: { kind: 'offline', reference: null } })
  expect(calls).toHaveLength(0)
})

test('history is read page by page, a finished round is marked as seen, the balance is requested', async () => {
  const page = { rounds: [sampleRound()], next: 'round-0' }
  const { api, calls } = host(
    () => json(200, page),
    () => json(200, page),
    () => new Response(null, { status: 204 }),
    () => json(200, { balance: 5, currency: 'EUR', bonus: null }),
  )
  expect(await api.history('t1', null)).toEqual({ ok: true, value: page })
  await api.history('t1', 'round-0')
  expect(await api.seen('t1', 'round-1')).toEqual({ ok: true, value: null })
  expect((await api.balance('t1')).ok).toBe(true)
  expect(calls.map((call) => call.path)).toEqual([
    '/api/rounds',
    '/api/rounds?before=round-0',
    '/api/rounds/round-1/seen',
    '/api/balance',
  ])
})
