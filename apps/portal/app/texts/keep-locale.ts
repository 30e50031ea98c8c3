import { cookieValue, detectLocale, LOCALE_COOKIE, localeCookie, switchedLocale } from './locale.ts'

export interface Languages {
  current: string
  supported: readonly string[]
  /** [3.45] */
  domain: string | null
}

const remember = (locale: string, domain: string | null): void => {
  // An embedding page on another site sees a lax cookie as a stranger's.
  const crossOrigin = window.parent !== window && window.location.protocol === 'https:'
  document.cookie = localeCookie(locale, { crossOrigin, domain })
}

/**
 * On the first access the language is found out and kept; afterwards the cookie decides [4.37]. A `lang` parameter overrules it, and
 * the page is asked for again only when that changes something [1.9]. Cookies may be blocked: then nothing is kept [F7].
 */
export function keepLocale({ current, supported, domain }: Languages): void {
  const cookie = cookieValue(document.cookie, LOCALE_COOKIE)
  const wanted = switchedLocale(new URLSearchParams(window.location.search).get('lang'), current, supported)
  // With the cookie set already, another reload would bring the same page again.
  if (wanted && cookie !== wanted) {
    remember(wanted, domain)
    window.location.reload()
    return
  }
  if (cookie === null) remember(detectLocale({ cookie, languages: navigator.languages, supported, fallback: current }), domain)
}
