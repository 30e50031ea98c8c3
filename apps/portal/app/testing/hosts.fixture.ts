import { expect, inject, vi } from 'vitest'
import { gatewayClient, platformClient } from '../api/index.ts'
import { setPlayerEngine } from '../session/index.ts'
import { engineWith } from './engine.fixture.ts'

/** The hosts of a player in memory, for component tests: real clients over a fake `fetch` whose responses the test sets. */
interface RecordedRequest {
  path: string
  body: unknown
  reply?: Response
}
type Responder = (request: RecordedRequest) => Response | Promise<Response>

/** Default responses, for a player who has nothing yet. Keys are path suffixes. */
const EMPTY_RESPONSES: Record<string, unknown> = {
  '/player/bonuses': { bonuses: [] },
  '/player/gamingBonuses': { bonuses: [] },
  '/client/getOptedInBonusTemplates': { bonusTemplateOptIns: [] },
  '/playerTags': { tags: [] },
  '/marketingTags': { tags: [] },
  '/player/favorites': { favoriteGames: { favoriteGameType: [] } },
  '/getPlayerGames': { results: [] },
  '/gameResults': { results: [] },
  '/platform/player-messages': { messages: [] },
  '/Personalized/general/categories': [],
}
let responders: Record<string, Responder> = {}
let requests: RecordedRequest[] = []

const fakeFetch = (async (input, init) => {
  const path = new URL(String(input), location.href).pathname
  const call: RecordedRequest = { path, body: init?.body ? JSON.parse(String(init.body)) : null }
  requests.push(call)
  call.reply = await replyTo(call)
  return call.reply
}) as typeof fetch

function replyTo(call: RecordedRequest): Response | Promise<Response> {
  const responderPath = Object.keys(responders).find((end) => call.path.endsWith(end))
  if (responderPath) return (responders[responderPath] as Responder)(call)
  const emptyPath = Object.keys(EMPTY_RESPONSES).find((end) => call.path.endsWith(end))
  return emptyPath ? Response.json(EMPTY_RESPONSES[emptyPath]) : Response.json({ status: 404 }, { status: 404 })
}

/** Timeout (ms) of a call that hangs. Other calls cannot time out: the fake `fetch` ignores the signal. */
const TIMEOUT = 50

const gateway = gatewayClient(
  { base: '/gateway', locale: 'sk-SK', fetch: (address, init) => fetch(address, init), timeoutMs: TIMEOUT },
  { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' },
)
const platform = platformClient({
  base: '/platform',
  locale: 'sk-SK',
  fetch: (address, init) => fetch(address, init),
  timeoutMs: TIMEOUT,
})

export const requestLogin = vi.fn(async () => false)
const engine = engineWith({ callHosts: (call) => call({ gateway, platform }), requestLogin })

/** For `beforeEach`: no recorded requests, default responses. */
export function mockPlayerHosts(): void {
  responders = {}
  requests = []
  requestLogin.mockClear()
  setPlayerEngine(engine)
  vi.stubGlobal('fetch', fakeFetch)
}
/** Sets the responses for paths with these suffixes. */
export const mockResponses = (more: Record<string, Responder>): void => {
  responders = { ...responders, ...more }
}
export const jsonResponse =
  (body: unknown): Responder =>
  () =>
    Response.json(body)
/** Request bodies sent to paths with this suffix. */
export const requestBodiesTo = (end: string): unknown[] =>
  requests.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)

/** Resolves when the body of the first response from a path with this suffix was read. */
export const waitForResponseRead = (end: string): Promise<void> =>
  vi.waitFor(() => expect(requests.find(({ path }) => path.endsWith(end))?.reply?.bodyUsed).toBe(true), { interval: 10 })

/** How a call can fail [F1]. */
export const FAULTS: Record<string, Responder> = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  reset: () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) })),
  hang: () =>
    new Promise((_, reject) => {
      // Later than the clients' own timeout. `AbortSignal.timeout` is not affected by fake timers.
      const end = AbortSignal.timeout(2 * TIMEOUT)
      end.addEventListener('abort', () => reject(end.reason))
    }),
  '500': () => Response.json({ status: 500 }, { status: 500 }),
  garbage: () => new Response('<html>'),
  truncated: () => new Response('{"results":[{"ga'),
}

/** The clients' own tests cover every fault, all of which become `CallFailed`; component tests try an error response and a hanging one, the full run all of them. */
export const FAULTS_TRIED = inject('breadth') === 'full' ? Object.keys(FAULTS) : ['500', 'hang']
