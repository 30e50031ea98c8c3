/** Cookies a script reads and writes. Where they are blocked, reading finds nothing and writing does nothing [F7]. */
export interface SmallCookies {
  read(name: string): string | null
  /** `seconds` null: as long as the browser runs. */
  write(name: string, value: string, seconds: number | null): void
  remove(name: string): void
}

export const browserCookies: SmallCookies = {
  read(name) {
    try {
      for (const part of document.cookie.split('; ')) {
        if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1))
      }
    } catch {
      // Blocked, or spelled by somebody else.
    }
    return null
  },
  write(name, value, seconds) {
    try {
      const age = seconds === null ? '' : `; Max-Age=${seconds}`
      const secure = location.protocol === 'https:' ? '; Secure' : ''
      // Not the Cookie Store API: it is missing in browsers that play here.
      document.cookie = `${name}=${encodeURIComponent(value)}; Path=/; SameSite=Lax${secure}${age}`
    } catch {
      // Blocked: it is known as long as the page lasts.
    }
  },
  remove(name) {
    browserCookies.write(name, '', 0)
  },
}
