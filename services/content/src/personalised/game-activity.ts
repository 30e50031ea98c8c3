import { type GameActivity, gameActivity } from '@herna/contract/events'
import { callOperation, type Host } from '@herna/http-client'
import type { FastifyBaseLogger } from 'fastify'

export type ReadActivity = () => Promise<GameActivity['games']>

interface Source {
  /** Base URL of PAM, and the shared secret of the services. */
  address: string
  secret: string
  now: () => number
  log: Pick<FastifyBaseLogger, 'warn'>
  timeout?: number
}

const FRESH_MS = 60_000
const RETRY_MS = 10_000
const TIMEOUT_MS = 2_000

/** Returns a reader of game activity, cached for one minute; only the first call waits for PAM. While PAM is unavailable the last result is used. */
export function createActivityReader({ address, secret, now, log, timeout = TIMEOUT_MS }: Source): ReadActivity {
  const pam: Host = {
    base: address,
    timeoutMs: timeout,
    headers: { authorization: `Bearer ${secret}` },
    request: { redirect: 'error' },
  }
  let cachedGames: GameActivity['games'] | null = null
  let nextReadAt = 0
  let pendingRead: Promise<void> | null = null

  const read = async () => {
    cachedGames = (await callOperation(pam, gameActivity)).games
  }
  const refresh = async () => {
    try {
      await read()
      nextReadAt = now() + FRESH_MS
    } catch (error) {
      nextReadAt = now() + RETRY_MS
      log.warn({ reason: error instanceof Error ? error.message : 'unknown' }, 'reading game activity from PAM failed')
    } finally {
      pendingRead = null
    }
  }
  return async () => {
    if (pendingRead === null && now() >= nextReadAt) pendingRead = refresh()
    if (cachedGames === null) await pendingRead
    return cachedGames ?? []
  }
}
