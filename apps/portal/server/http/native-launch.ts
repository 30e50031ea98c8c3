/** A player's credentials in the address of a native launch [3.53] [4.16]: taken out of it before any page is made of it [S7]. */
interface NativeLaunch {
  /** The address without them. */
  to: string
  /** Hands them to the page's own script for as long as a temporary token lasts; null where they are of no use. */
  cookie: string | null
}

/** As `PLAYER_COOKIES.nativeLaunch` of the rules names it. */
const COOKIE = 'native-launch'
const SECONDS = 60
const LONGEST = 254

/**
 * Of a canonical address. Only a shell opens such an address by itself: what another site leads to would log its visitor in as somebody else, so
 * `site` (`Sec-Fetch-Site`, which no page can forge) must be `none` or absent. The session's cookies belong to the platform's host, so only the browser can exchange the token there: it gets it in a cookie that lives for
 * a minute, reads it once and takes it away. The token itself works once.
 */
export function nativeLaunch(
  address: string,
  { secure, site }: { secure: boolean; site: string | undefined },
): NativeLaunch | null {
  const mark = address.indexOf('?')
  if (mark < 0 || !/[?&](username|token)=/i.test(address)) return null
  const query = new URLSearchParams(address.slice(mark + 1))
  const isNative = query.get('nativeapp') === '1' && (site === undefined || site === 'none')
  const username = only(query.getAll('username'))
  const token = only(query.getAll('token'))
  const secret = [...query.keys()].filter((name) => /^(username|token)$/i.test(name))
  for (const name of secret) query.delete(name)
  const rest = query.toString()
  const to = address.slice(0, mark) + (rest === '' ? '' : `?${rest}`)
  if (!isNative || username === null || token === null) return { to, cookie: null }
  const value = encodeURIComponent(new URLSearchParams({ username, token }).toString())
  return { to, cookie: `${COOKIE}=${value}; Path=/; Max-Age=${SECONDS}; SameSite=Strict${secure ? '; Secure' : ''}` }
}

/** Nothing of such an answer is kept, and the next address does not tell where the browser came from. */
export const launchHeaders = ({ to, cookie }: NativeLaunch): Record<string, string> => ({
  Location: to,
  'Referrer-Policy': 'no-referrer',
  ...(cookie === null ? {} : { 'Set-Cookie': cookie }),
})

/** Given twice, it is not clear whose they are. */
function only(values: readonly string[]): string | null {
  const [value = '', ...more] = values.map((each) => each.trim())
  return more.length === 0 && value !== '' && value.length <= LONGEST ? value : null
}
