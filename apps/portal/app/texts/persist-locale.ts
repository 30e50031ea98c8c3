import { cookieValue, detectLocale, LOCALE_COOKIE, localeCookie, switchedLocale } from './locale.ts'

export interface Languages {
  current: string
  supported: readonly string[]
  /** [3.45] */
  domain: string | null
}

const writeLocaleCookie = (locale: string, domain: string | null): void => {
  // In an iframe on another site, a SameSite=Lax cookie is not sent.
  const crossOrigin = window.parent !== window && window.location.protocol === 'https:'
  document.cookie = localeCookie(locale, { crossOrigin, domain })
}

/**
 * Detects the locale on the first visit and stores it in a cookie, which decides afterwards [4.37]. A `lang` parameter overrides it; the
 * page reloads only when the locale changes [1.9]. With blocked cookies nothing is stored [F7].
 */
export function persistLocale({ current, supported, domain }: Languages): void {
  const cookie = cookieValue(document.cookie, LOCALE_COOKIE)
  const switchedTo = switchedLocale(new URLSearchParams(window.location.search).get('lang'), current, supported)
  // If the cookie is already set, another reload would not change the page.
  if (switchedTo && cookie !== switchedTo) {
    writeLocaleCookie(switchedTo, domain)
    window.location.reload()
    return
  }
  if (cookie === null)
    writeLocaleCookie(detectLocale({ cookie, languages: navigator.languages, supported, fallback: current }), domain)
}
