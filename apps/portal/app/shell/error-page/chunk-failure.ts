/** A part of the program could not be loaded: it was replaced by a new build, or the connection failed [8.33]. */

/** How long the update message stands before the browser goes to the origin [9.12]. */
export const REDIRECT_AFTER_MS = 10_000
const KEY = 'chunk-failure'
/** A failure longer ago belongs to another update. */
const FORGOTTEN_AFTER_MS = 10 * 60_000

/** What browsers say of a dynamic import that failed. */
const MESSAGES = [
  'Failed to fetch dynamically imported module',
  'error loading dynamically imported module',
  'Importing a module script failed',
  'Unable to preload CSS',
]
export const isChunkFailure = (error: unknown): boolean =>
  error instanceof Error && MESSAGES.some((message) => error.message.includes(message))

interface Failure {
  /** The page the visitor wanted. */
  path: string
  /** `retried`: the page was asked for once more after the redirect. */
  state: 'failed' | 'retried'
  at: number
}

function read(storage: Storage, now: number): Failure | null {
  try {
    const { path, state, at } = JSON.parse(storage.getItem(KEY) ?? 'null') as Failure
    const isPath = typeof path === 'string' && /^\/(?![/\\])/.test(path)
    const isRecent = typeof at === 'number' && now - at < FORGOTTEN_AFTER_MS && at <= now
    return isPath && isRecent && (state === 'failed' || state === 'retried') ? { path, state, at } : null
  } catch {
    return null
  }
}

/**
 * Remembers the page and says whether to redirect. Only the first failure does: a second one, be it on the origin or on the page
 * tried again, only shows the message. Where nothing can be remembered a loop could not be noticed, so there is no redirect either.
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
 * After a page came up: the address to go back to, once, when the redirect has just led here; `null` otherwise. The page tried
 * again with success ends the story.
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
