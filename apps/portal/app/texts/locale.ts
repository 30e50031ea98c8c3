/** Locale detection [1.9] [4.37]: pure functions, used with the cookie and preferences of the browser or of a request. */

export const LOCALE_COOKIE = 'locale'
/** 365 days [9.2]. */
const LOCALE_COOKIE_SECONDS = 365 * 24 * 60 * 60

interface LocaleSources {
  /** Value of the cookie, if there is one. */
  cookie: string | null
  /** Browser preferences, best first: `navigator.languages` or `Accept-Language`. */
  languages: readonly string[]
  supported: readonly string[]
  fallback: string
}

const languageOf = (tag: string): string => tag.toLowerCase().split('-')[0] ?? ''

/** The supported locale for a tag: an exact match, or one of the same language. */
const supportedFor = (tag: string, supported: readonly string[]): string | null =>
  supported.find((locale) => locale.toLowerCase() === tag.toLowerCase()) ??
  supported.find((locale) => languageOf(locale) === languageOf(tag)) ??
  null

/** Cookie, then browser, then fallback [4.37]. */
export function detectLocale({ cookie, languages, supported, fallback }: LocaleSources): string {
  for (const tag of cookie === null ? languages : [cookie, ...languages]) {
    const locale = supportedFor(tag, supported)
    if (locale) return locale
  }
  return fallback
}

/** Tags of an `Accept-Language` header by weight; invalid ones are dropped. */
export function acceptedLanguages(header: string | null): string[] {
  return (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((pair) => {
      const [tag = '', weight] = pair.trim().split(';q=')
      return { tag, weight: weight === undefined ? 1 : Number(weight) }
    })
    .filter(({ tag, weight }) => /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(tag) && weight > 0 && weight <= 1)
    .sort((a, b) => b.weight - a.weight)
    .map(({ tag }) => tag)
}

/** The locale a `lang` parameter switches to; `null` when it is not supported or already active [1.9]. */
export function switchedLocale(requestedLocale: string | null, current: string, supported: readonly string[]): string | null {
  const locale = requestedLocale ? supportedFor(requestedLocale, supported) : null
  return locale === current ? null : locale
}

/** The `Set-Cookie` value. Across origins it needs `SameSite=None`, which requires HTTPS [9.2]. */
export const localeCookie = (locale: string, { crossOrigin, domain }: { crossOrigin: boolean; domain?: string | null }): string =>
  [
    `${LOCALE_COOKIE}=${encodeURIComponent(locale)}`,
    'Path=/',
    `Max-Age=${LOCALE_COOKIE_SECONDS}`,
    crossOrigin ? 'SameSite=None; Secure' : 'SameSite=Lax',
    domain && `Domain=${domain}`,
  ]
    .filter(Boolean)
    .join('; ')

/** Value of one cookie in a `Cookie` header or `document.cookie`. */
export function cookieValue(cookies: string | null, name: string): string | null {
  for (const cookie of (cookies ?? '').split(';')) {
    const [key, ...value] = cookie.trim().split('=')
    if (key !== name) continue
    try {
      return decodeURIComponent(value.join('='))
    } catch {
      return null
    }
  }
  return null
}
