import { CONTENT_LISTS, type Game } from '@herna/contract/content'
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
const MOST_BYTES = 40_000_000

export function createGameList({ address, now, log, timeout = TIMEOUT }: Source): GameList {
  const url = `${address}${CONTENT_LISTS.games.path}`
  let kept: { games: ReadonlyMap<string, Game>; etag: string | null } | null = null
  let askAgainAt = 0
  let asking: Promise<void> | null = null

  const read = async () => {
    const headers: Record<string, string> = kept?.etag ? { 'if-none-match': kept.etag } : {}
    const response = await fetch(url, { headers, redirect: 'error', signal: AbortSignal.timeout(timeout) })
    if (response.status === 304) return
    if (!response.ok || Number(response.headers.get('content-length') ?? 0) > MOST_BYTES) {
      await response.body?.cancel()
      throw new Error(`answered ${response.status}`)
    }
    const games = CONTENT_LISTS.games.schema.parse(await response.json())
    kept = { games: new Map(games.map((game) => [game.gameCode, game])), etag: response.headers.get('etag') }
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
