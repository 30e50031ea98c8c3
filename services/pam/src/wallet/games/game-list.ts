import { CONTENT_LISTS, type Game } from '@herna/contract/content'
import { exchange, type Host } from '@herna/http-client'
import type { FastifyBaseLogger } from 'fastify'
import type { GameList } from '../../foundation/index.ts'

interface Source {
  /** Base of the content service. */
  address: string
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  timeout?: number
}

/** A list older than this is asked for again, behind the answer. */
const FRESH = 60_000
/** After a failure nobody waits for content again this long. */
const PAUSE = 5_000
/** A stake waits for it when a game type is excluded and nothing was read yet. */
const TIMEOUT = 2_000
/** The list of a large catalogue has about 3 MB; ten times that is no list. */
const MOST_CHARACTERS = 40_000_000

export function createGameList({ address, now, log, timeout = TIMEOUT }: Source): GameList {
  const host: Host = { base: address, timeoutMs: timeout, mostCharacters: MOST_CHARACTERS, request: { redirect: 'error' } }
  let kept: { games: ReadonlyMap<string, Game>; etag: string | null } | null = null
  let askAgainAt = 0
  let asking: Promise<void> | null = null

  const read = async () => {
    const asked = kept?.etag ? { headers: { 'if-none-match': kept.etag } } : {}
    const { reply: games, headers } = await exchange(host, CONTENT_LISTS.games, {}, asked)
    if (games) kept = { games: new Map(games.map((game) => [game.gameCode, game])), etag: headers.get('etag') }
  }
  const ask = async () => {
    try {
      await read()
      askAgainAt = now().getTime() + FRESH
    } catch (error) {
      askAgainAt = now().getTime() + PAUSE
      log.warn({ err: error }, 'the content service did not tell its games')
    } finally {
      asking = null
    }
  }
  const all: GameList['all'] = async () => {
    if (asking === null && now().getTime() >= askAgainAt) asking = ask()
    if (kept === null) await asking
    return kept?.games ?? null
  }
  return { all, find: async (code) => (await all())?.get(code) ?? null }
}
