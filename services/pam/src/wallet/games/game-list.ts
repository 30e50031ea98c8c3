import { CONTENT_LISTS, type Game } from '@herna/contract/content'
import { exchange, type Host } from '@herna/http-client'
import type { FastifyBaseLogger } from 'fastify'
import type { GameList } from '../../foundation/index.ts'

interface Source {
  /** Base address of the content service. */
  address: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  timeout?: number
}

/** Older lists are refreshed in the background (ms). */
const FRESH_MS = 60_000
/** After a failure, the next attempt waits this long (ms). */
const RETRY_AFTER_MS = 5_000
/** Upper bound for callers that wait for the first list (ms). */
const TIMEOUT_MS = 2_000
/** A large catalogue has about 3 MB; more than ten times that is refused. */
const MAX_CHARACTERS = 40_000_000

export function createGameList({ address, now, log, timeout = TIMEOUT_MS }: Source): GameList {
  const host: Host = { base: address, timeoutMs: timeout, maxCharacters: MAX_CHARACTERS, request: { redirect: 'error' } }
  let cached: { games: ReadonlyMap<string, Game>; etag: string | null } | null = null
  let nextReadAt = 0
  let currentRead: Promise<void> | null = null

  const readList = async () => {
    const conditional = cached?.etag ? { headers: { 'if-none-match': cached.etag } } : {}
    const { reply: games, headers } = await exchange(host, CONTENT_LISTS.games, {}, conditional)
    if (games) cached = { games: new Map(games.map((game) => [game.gameCode, game])), etag: headers.get('etag') }
  }
  const refresh = async () => {
    try {
      await readList()
      nextReadAt = now().getTime() + FRESH_MS
    } catch (error) {
      nextReadAt = now().getTime() + RETRY_AFTER_MS
      log.warn({ err: error }, 'game list could not be read from the content service; using the last one')
    } finally {
      currentRead = null
    }
  }
  const all: GameList['all'] = async () => {
    if (currentRead === null && now().getTime() >= nextReadAt) currentRead = refresh()
    if (cached === null) await currentRead
    return cached?.games ?? null
  }
  return { all, find: async (code) => (await all())?.get(code) ?? null }
}
