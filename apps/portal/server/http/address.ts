/** What to do with a request target. Every target gets a defined response, never a 5xx [S16]. */
export type DecidedAddress =
  | { kind: 'serve'; path: string; query: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'refuse'; status: 400 | 414 }

const MAX_LENGTH = 4_096
const BASE_URL = 'http://portal.invalid'

export function decideAddress(target: string): DecidedAddress {
  if (target.length > MAX_LENGTH) return { kind: 'refuse', status: 414 }
  const relative = target.startsWith('/') ? target : withoutOrigin(target)
  if (relative === null) return { kind: 'refuse', status: 400 }
  const mark = relative.indexOf('?')
  const rawPath = mark < 0 ? relative : relative.slice(0, mark)
  const query = mark < 0 ? '' : relative.slice(mark + 1).replace(/#.*$/, '')
  if (!isReadable(rawPath)) return { kind: 'refuse', status: 400 }
  const path = canonicalPath(rawPath)
  if (path !== rawPath) return { kind: 'redirect', to: query ? `${path}?${query}` : path }
  return { kind: 'serve', path, query }
}

/** `GET http://host/path`, as sent to proxies. */
function withoutOrigin(target: string): string | null {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}

/** True for valid percent-encoding without control characters or backslashes, which a browser could read as another host or a new line. */
function isReadable(path: string): boolean {
  try {
    return ![...decodeURIComponent(path)].some((character) => character < ' ' || character === '\u007f' || character === '\\')
  } catch {
    return false
  }
}

/** One canonical path per page: no double or trailing slashes and no dot segments. Starts with exactly one slash. */
function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/')
  const undotted = /\/\.|\/%2e/i.test(single) ? new URL(single, BASE_URL).pathname.replace(/\/{2,}/g, '/') : single
  return undotted.length > 1 ? undotted.replace(/\/$/, '') : undotted
}
