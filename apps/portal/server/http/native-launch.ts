/** Result of removing a player's credentials from the URL of a native launch [3.53] [4.16], before any page is rendered [S7]. */
interface NativeLaunch {
  /** The URL without the credentials. */
  to: string
  /** `Set-Cookie` value that passes them to the page's script for the lifetime of a temporary token; null when they are not usable. */
  cookie: string | null
}

/** Same as `PLAYER_COOKIES.nativeLaunch` in the rules package. */
const COOKIE = 'native-launch'
const SECONDS = 60
const MAX_LENGTH = 254

/**
 * Removes credentials from a canonical URL; null when there are none. A link on another site could log its visitor in as someone else, so
 * `site` (`Sec-Fetch-Site`, which no page can forge) must be `none` or absent. Session cookies belong to the platform's host, so the browser
 * must exchange the token there: it gets the token in a one-minute cookie, which it reads once and deletes. The token itself works once.
 */
export function nativeLaunch(
  address: string,
  { secure, site }: { secure: boolean; site: string | undefined },
): NativeLaunch | null {
  const mark = address.indexOf('?')
  if (mark < 0 || !/[?&](username|token)=/i.test(address)) return null
  const query = new URLSearchParams(address.slice(mark + 1))
  const isNative = query.get('nativeapp') === '1' && (site === undefined || site === 'none')
  const username = singleValue(query.getAll('username'))
  const token = singleValue(query.getAll('token'))
  const secretNames = [...query.keys()].filter((name) => /^(username|token)$/i.test(name))
  for (const name of secretNames) query.delete(name)
  const remainingQuery = query.toString()
  const to = address.slice(0, mark) + (remainingQuery === '' ? '' : `?${remainingQuery}`)
  if (!isNative || username === null || token === null) return { to, cookie: null }
  const value = encodeURIComponent(new URLSearchParams({ username, token }).toString())
  return { to, cookie: `${COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Strict${secure ? '; Secure' : ''}` }
}

/** Redirect headers without a referrer, so that the credentials do not leak. */
export const launchHeaders = ({ to, cookie }: NativeLaunch): Record<string, string> => ({
  Location: to,
  'Referrer-Policy': 'no-referrer',
  ...(cookie === null ? {} : { 'Set-Cookie': cookie }),
})

/** The only non-empty value; null when repeated, because it is ambiguous. */
function singleValue(values: readonly string[]): string | null {
  const [value = '', ...more] = values.map((each) => each.trim())
  return more.length === 0 && value !== '' && value.length <= MAX_LENGTH ? value : null
}
