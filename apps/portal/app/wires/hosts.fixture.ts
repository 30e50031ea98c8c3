import { vi } from 'vitest'
import { gatewayClient } from './gateway-client.ts'
import { platformClient } from './platform-client.ts'

/** The hosts of a player in memory, for rooms on the stage: real clients, a line that answers as the test says. */
interface Asked {
  path: string
  body: unknown
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
  const call = { path, body: init?.body ? JSON.parse(String(init.body)) : null }
  asked.push(call)
  const own = Object.keys(answers).find((end) => path.endsWith(end))
  if (own) return (answers[own] as Answer)(call)
  const known = Object.keys(NOTHING).find((end) => path.endsWith(end))
  return known ? Response.json(NOTHING[known]) : Response.json({ status: 404 }, { status: 404 })
}) as typeof fetch

const gateway = gatewayClient(
  { base: '/gateway', locale: 'sk-SK', fetch: (address, init) => fetch(address, init), timeoutMs: 300 },
  { deviceType: 'desktop', osName: 'Linux', clientPlatform: 'web' },
)
const platform = platformClient({
  base: '/platform',
  locale: 'sk-SK',
  fetch: (address, init) => fetch(address, init),
  timeoutMs: 300,
})

/** Stands for the starter of the player's flows: `vi.mock('../player/player-starter.ts', …)`. */
export const requestLogin = vi.fn(async () => false)
export const starterMock = async (original: () => Promise<object>) => ({
  ...(await original()),
  askHosts: (call: (hosts: { gateway: typeof gateway; platform: typeof platform }) => Promise<unknown>) =>
    call({ gateway, platform }),
  requestLogin,
})

/** Before each test: nothing was asked, the player has nothing. */
export function openLine(): void {
  answers = {}
  asked = []
  requestLogin.mockClear()
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

/** The ways a call goes wrong [F1]. */
export const FAULTS: Record<string, Answer> = {
  refused: () => Promise.reject(new TypeError('Failed to fetch')),
  reset: () => new Response(new ReadableStream({ start: (body) => body.error(new TypeError('reset')) })),
  hang: () => new Promise((_, reject) => setTimeout(() => reject(new DOMException('late', 'TimeoutError')), 400)),
  '500': () => Response.json({ status: 500 }, { status: 500 }),
  garbage: () => new Response('<html>'),
  truncated: () => new Response('{"results":[{"ga'),
}
