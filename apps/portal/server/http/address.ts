/** What to do with the address of a request, before anything else is known about it. Every address has a decided answer; none is a 5xx [S16]. */
export type DecidedAddress =
  | { kind: 'serve'; path: string; query: string }
  | { kind: 'redirect'; to: string }
  | { kind: 'refuse'; status: 400 | 414 }

const LONGEST = 4_096
const NOWHERE = 'http://portal.invalid'

export function decideAddress(target: string): DecidedAddress {
  if (target.length > LONGEST) return { kind: 'refuse', status: 414 }
  const relative = target.startsWith('/') ? target : withoutOrigin(target)
  if (relative === null) return { kind: 'refuse', status: 400 }
  const mark = relative.indexOf('?')
  const given = mark < 0 ? relative : relative.slice(0, mark)
  const query = mark < 0 ? '' : relative.slice(mark + 1).replace(/#.*$/, '')
  if (!isReadable(given)) return { kind: 'refuse', status: 400 }
  const path = canonicalPath(given)
  if (path !== given) return { kind: 'redirect', to: query ? `${path}?${query}` : path }
  return { kind: 'serve', path, query }
}

/** `GET http://host/path`, as sent to proxies. */
function withoutOrigin(target: string): string | null {
  if (!/^https?:\/\//i.test(target) || !URL.canParse(target)) return null
  const { pathname, search } = new URL(target)
  return pathname + search
}

/** Percent signs that spell text, and nothing that a browser could take for another host or a new line. */
function isReadable(path: string): boolean {
  try {
    return ![...decodeURIComponent(path)].some((character) => character < ' ' || character === '\u007f' || character === '\\')
  } catch {
    return false
  }
}

/** One spelling per page: no double, trailing or dotted segments. Always begins with exactly one slash. */
function canonicalPath(path: string): string {
  const single = path.replace(/\/{2,}/g, '/')
  const undotted = /\/\.|\/%2e/i.test(single) ? new URL(single, NOWHERE).pathname.replace(/\/{2,}/g, '/') : single
  return undotted.length > 1 ? undotted.replace(/\/$/, '') : undotted
}
