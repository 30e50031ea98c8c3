import { CONTENT_ITEMS } from '@herna/contract/content'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import type { FastifyBaseLogger } from 'fastify'
import { ERROR_KEYS } from '@herna/contract'
import type { GamePermits } from '@herna/contract/permits'
import { ProblemError } from '@herna/service-kit'

/** Tells whether a game is behind a password [5.3]. */
export type NeedsPassword = (gameCode: string) => Promise<boolean>

interface Source {
  /** Base of the content service, where editors put a game behind a password. */
  address: string
  /** Used for a game while the content service has never answered for it. */
  fallback: (gameCode: string) => boolean
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  timeout?: number
}

/** An answer older than this is asked for again before the game opens. */
const FRESH_MS = 30_000
/** After a failure nobody waits for the content service again this long. */
const PAUSE_MS = 5_000
const TIMEOUT_MS = 1_000

/** Asks the content service at launch. A content service that is away stops no game: its last answer counts, then the fallback. */
export function askContentForPasswords({ address, fallback, now, log, timeout = TIMEOUT_MS }: Source): NeedsPassword {
  const content: Host = { base: address, timeoutMs: timeout, request: { redirect: 'error' } }
  const known = new Map<string, { isNeeded: boolean; freshUntil: number }>()
  let pausedUntil = 0

  const ask = async (gameCode: string): Promise<boolean> => {
    try {
      return (await callOperation(content, CONTENT_ITEMS.game, { params: { id: gameCode } })).game.requirePassword
    } catch (error) {
      // A game that is not published is opened by nobody from the portal: our own word decides.
      if (error instanceof CallFailed && error.status === 404) return fallback(gameCode)
      throw error
    }
  }
  return async (gameCode) => {
    const time = now().getTime()
    const last = known.get(gameCode)
    if (last && time < last.freshUntil) return last.isNeeded
    if (time < pausedUntil) return last?.isNeeded ?? fallback(gameCode)
    try {
      const isNeeded = await ask(gameCode)
      known.set(gameCode, { isNeeded, freshUntil: time + FRESH_MS })
      return isNeeded
    } catch (error) {
      pausedUntil = time + PAUSE_MS
      log.warn({ err: error, gameCode }, 'game passwords could not be read')
      return last?.isNeeded ?? fallback(gameCode)
    }
  }
}

interface Check {
  needsPassword: NeedsPassword
  permits: GamePermits
  now: () => Date
}

/** A game behind a password opens with a permit only, which the content service gives for the right password [5.3] [4.17]. */
export const permitCheck =
  ({ needsPassword, permits, now }: Check) =>
  async (gameCode: string, permit: string | undefined): Promise<void> => {
    if (!(await needsPassword(gameCode)) || permits.isValid(permit ?? '', gameCode, now().getTime())) return
    const message = 'The game is behind a password, and this is no permit that holds for it.'
    throw new ProblemError(403, message, [{ field: 'permit', message }], ERROR_KEYS.unauthorizedAccess)
  }
