import { CONTENT_ITEMS } from '@herna/contract/content'
import { CallFailed, callOperation, type Host } from '@herna/http-client'
import type { FastifyBaseLogger } from 'fastify'
import { ERROR_KEYS } from '@herna/contract'
import type { GamePermits } from '@herna/contract/permits'
import { ProblemError, requestIdHeader } from '@herna/service-kit'

/** Whether a game requires a password [5.3]. */
export type NeedsPassword = (gameCode: string) => Promise<boolean>

interface PasswordLookupOptions {
  /** Base URL of the content service, where editors set game passwords. */
  address: string
  /** Used while the content service has never answered for a game. */
  fallback: (gameCode: string) => boolean
  now: () => Date
  log: Pick<FastifyBaseLogger, 'warn'>
  timeout?: number
}

/** How long an answer is cached. */
const FRESH_MS = 30_000
/** After a failure the content service is not called again for this long. */
const BACKOFF_MS = 5_000
const TIMEOUT_MS = 1_000

/** Asks the content service at launch. While it is unreachable the cached answer is used, then the fallback, so games still open. */
export function createPasswordLookup({
  address,
  fallback,
  now,
  log,
  timeout = TIMEOUT_MS,
}: PasswordLookupOptions): NeedsPassword {
  const content: Host = { base: address, timeoutMs: timeout, request: { redirect: 'error' }, headers: requestIdHeader }
  const cachedAnswers = new Map<string, { isNeeded: boolean; freshUntil: number }>()
  let backoffUntil = 0

  const fetchNeedsPassword = async (gameCode: string): Promise<boolean> => {
    try {
      return (await callOperation(content, CONTENT_ITEMS.game, { params: { id: gameCode } })).game.requirePassword
    } catch (error) {
      // The content service does not know unpublished games; the catalogue's own setting decides.
      if (error instanceof CallFailed && error.status === 404) return fallback(gameCode)
      throw error
    }
  }
  return async (gameCode) => {
    const time = now().getTime()
    const cachedAnswer = cachedAnswers.get(gameCode)
    if (cachedAnswer && time < cachedAnswer.freshUntil) return cachedAnswer.isNeeded
    if (time < backoffUntil) return cachedAnswer?.isNeeded ?? fallback(gameCode)
    try {
      const isNeeded = await fetchNeedsPassword(gameCode)
      cachedAnswers.set(gameCode, { isNeeded, freshUntil: time + FRESH_MS })
      return isNeeded
    } catch (error) {
      backoffUntil = time + BACKOFF_MS
      log.warn({ err: error, gameCode }, 'content service unreachable; using the last known password setting of the game')
      return cachedAnswer?.isNeeded ?? fallback(gameCode)
    }
  }
}

interface PermitCheckOptions {
  needsPassword: NeedsPassword
  permits: GamePermits
  now: () => Date
}

/** Throws a 403 problem unless the game needs no password or the permit is valid; the content service issues permits for the right password [5.3] [4.17]. */
export const permitCheck =
  ({ needsPassword, permits, now }: PermitCheckOptions) =>
  async (gameCode: string, permit: string | undefined): Promise<void> => {
    if (!(await needsPassword(gameCode)) || permits.isValid(permit ?? '', gameCode, now().getTime())) return
    const message = 'The game requires a password and the permit is missing, expired or of another game.'
    throw new ProblemError(403, message, [{ field: 'permit', message }], ERROR_KEYS.unauthorizedAccess)
  }
