/** Cookies readable by scripts. Where cookies are blocked, reads return null and writes do nothing [F7]. */
export interface CookieAccess {
  read(name: string): string | null
  /** `seconds` null: a session cookie. */
  write(name: string, value: string, seconds: number | null): void
  remove(name: string): void
}

export const browserCookies: CookieAccess = {
  read(name) {
    try {
      for (const pair of document.cookie.split('; ')) {
        if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1))
      }
    } catch {
      // Blocked, or not URI-encoded.
    }
    return null
  },
  write(name, value, seconds) {
    try {
      const age = seconds === null ? '' : `; Max-Age=${seconds}`
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // Not the Cookie Store API: supported browsers lack it.
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}`
    } catch {
      // Blocked: the value is lost with the page.
    }
  },
  remove(name) {
    browserCookies.write(name, '', 0)
  },
}
