/** Milliseconds of pointing at a link before it counts as an intent, so that a pointer crossing a menu loads nothing. */
const POINTING_MS = 65

/** `isPressed`: a click follows at once. */
type OnIntent = (page: URL, isPressed: boolean) => void

/**
 * Calls back with the page of a link that the visitor is about to open in this tab: the mouse rests on it, it has the focus, or it is pressed by
 * mouse, finger or pen. `first` is an event that has just happened. Returns a function that ends listening.
 */
export function onLinkIntent(document: Document, onIntent: OnIntent, first: Event | null = null): () => void {
  let pointedLink: HTMLAnchorElement | null = null
  let timer: ReturnType<typeof setTimeout> | undefined
  const point = (event: Event) => {
    if (event instanceof PointerEvent && event.pointerType !== 'mouse') return
    const link = linkOf(event)
    if (link === pointedLink) return
    clearTimeout(timer)
    pointedLink = link
    const page = link && otherPage(link)
    if (page) timer = setTimeout(() => onIntent(page, false), POINTING_MS)
  }
  const press = (event: Event) => {
    const link = linkOf(event)
    // The focus that follows the press announces nothing more.
    clearTimeout(timer)
    pointedLink = link
    const page = link && otherPage(link)
    if (page) onIntent(page, true)
  }
  if (first) (first.type === 'pointerdown' ? press : point)(first)
  document.addEventListener('pointerover', point, { passive: true })
  document.addEventListener('focusin', point)
  document.addEventListener('pointerdown', press, { passive: true })
  return () => {
    clearTimeout(timer)
    document.removeEventListener('pointerover', point)
    document.removeEventListener('focusin', point)
    document.removeEventListener('pointerdown', press)
  }
}

const linkOf = (event: Event): HTMLAnchorElement | null =>
  event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null

/** The page that the link opens in this tab; null when it is elsewhere, this page, or a dialog over it (a game's details). */
function otherPage(link: HTMLAnchorElement): URL | null {
  if (link.target || link.hasAttribute('download') || 'game' in link.dataset || 'opensOver' in link.dataset) return null
  const { origin, pathname, search } = window.location
  if (link.origin !== origin || (link.pathname === pathname && link.search === search)) return null
  return new URL(link.href)
}
