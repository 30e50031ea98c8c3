/** A chunk could not be loaded: a new build replaced it, or the connection failed [8.33]. */

/** How long the update message is shown before the redirect to the origin [9.12]. */
export const REDIRECT_AFTER_MS = 10_000
const KEY = 'chunk-failure'
/** An older failure belongs to an earlier update. */
const EXPIRES_AFTER_MS = 10 * 60_000

/** Browser messages of a failed dynamic import. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.includes(message))

interface Failure {
  /** The requested page. */
  path: string
  /** `retried`: the page was requested again after the redirect. */
  state: 'failed' | 'retried'
  at: number
}

function read(storage: Storage, now: number): Failure | null {
  try {
    const { path, state, at } = JSON.parse(storage.getItem(KEY) ?? 'null') as Failure
    const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path)
    const isRecent = typeof at === 'number' && now - at < EXPIRES_AFTER_MS && at <= now
    return isPath && isRecent && (state === 'failed' || state === 'retried') ? { path, state, at } : null
  } catch {
    return null
  }
}

/**
 * Stores the failed page and returns whether to redirect. Only the first failure redirects: a second one, on the origin or on the retried
 * page, only shows the message. Without storage there is no redirect, because a loop could not be detected.
 */
export function rememberFailure(storage: Storage, path: string, now: number): 'redirect' | 'stay' {
  if (read(storage, now)) return 'stay'
  try {
    storage.setItem(KEY, JSON.stringify({ path, state: 'failed', at: now } satisfies Failure))
    return 'redirect'
  } catch {
    return 'stay'
  }
}

/**
 * Called when a page has loaded: the path to retry, once, after the redirect; `null` otherwise. A successful retry clears the stored
 * failure.
 */
export function pageToRetry(storage: Storage, current: string, now: number): string | null {
  const failure = read(storage, now)
  if (!failure) return null
  if (failure.path === current) {
    storage.removeItem(KEY)
    return null
  }
  if (failure.state === 'retried') return null
  storage.setItem(KEY, JSON.stringify({ ...failure, state: 'retried' } satisfies Failure))
  return failure.path
}
