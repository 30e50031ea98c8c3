import { expect, inject, vi } from 'vitest'
import { gatewayClient, platformClient } from '../api/index.ts'
import { setPlayerEngine } from '../session/index.ts'
import { engineWith } from './engine.fixture.ts'

/** The hosts of a player in memory, for rooms on the stage: real clients, a line that answers as the test says. */
interface Asked {
  path: string
  body: unknown
  reply?: Response
}
type Answer = (asked: Asked) => Response | Promise<Response>

/** A player who has nothing yet. By the end of the address. */
const NOTHING: Record<string, unknown> = {
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
let answers: Record<string, Answer> = {}
let asked: Asked[] = []

const send = (async (input, init) => {
  const path = new URL(String(input), location.href).pathname
  const call: Asked = { path, body: init?.body ? JSON.parse(String(init.body)) : null }
  asked.push(call)
  call.reply = await replyTo(call)
  return call.reply
}) as typeof fetch

function replyTo(call: Asked): Response | Promise<Response> {
  const own = Object.keys(answers).find((end) => call.path.endsWith(end))
  if (own) return (answers[own] as Answer)(call)
  const known = Object.keys(NOTHING).find((end) => call.path.endsWith(end))
  return known ? Response.json(NOTHING[known]) : Response.json({ status: 404 }, { status: 404 })
}

/** A call that hangs is waited for so long. Others cannot come too late: the line heeds no deadline. */
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
const engine = engineWith({ ask: (call) => call({ gateway, platform }), requestLogin })

/** Before each test: nothing was asked, the player has nothing. */
export function openLine(): void {
  answers = {}
  asked = []
  requestLogin.mockClear()
  setPlayerEngine(engine)
  vi.stubGlobal('fetch', send)
}
/** What the line answers from now on to addresses that end so. */
export const answer = (more: Record<string, Answer>): void => {
  answers = { ...answers, ...more }
}
export const says =
  (body: unknown): Answer =>
  () =>
    Response.json(body)
/** Bodies of the calls to addresses that end so. */
export const askedOf = (end: string): unknown[] => asked.filter(({ path }) => path.endsWith(end)).map(({ body }) => body)

/** The first reply to an address that ends so has been read, or refused to be. */
export const readOf = (end: string): Promise<void> =>
  vi.waitFor(() => expect(asked.find(({ path }) => path.endsWith(end))?.reply?.bodyUsed).toBe(true), { interval: 10 })

/** The ways a call goes wrong [F1]. */
export const FAULTS: Record<string, Answer> = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  reset: () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) })),
  hang: () =>
    new Promise((_, reject) => {
      // After the clients above have given up; one with a deadline of its own is cut off. No test's clock stops it.
      const end = AbortSignal.timeout(2 * TIMEOUT)
      end.addEventListener('abort', () => reject(end.reason))
    }),
  '500': () => Response.json({ status: 500 }, { status: 500 }),
  garbage: () => new Response('<html>'),
  truncated: () => new Response('{"results":[{"ga'),
}

/** Each call meets each fault in the clients' own tests, where all become one `CallFailed`: the gate shows a screen an answer that says no and one that never comes. */
export const FAULTS_TRIED = inject('breadth') === 'full' ? Object.keys(FAULTS) : ['500', 'hang']
