/** A click waits no longer for the first screen of its page, which then opens without it. */
const LONGEST_WAIT_MS = 250

interface HeldClick {
  page: URL
  /** The link that was clicked; null until then. */
  link: HTMLAnchorElement | null
  end(): void
}
let held: HeldClick | null = null
/** The page whose first screen can be shown. */
let readyPage: string | null = null

/**
 * From now on, the press, a click on a link to the page waits until its first screen is there: after a short tap that is a moment later, and sooner than the
 * page itself [P6]. Ends with `takeHeldClick` or `openHeldPage`.
 */
export function holdClick(page: URL, navigate: (to: string) => void): void {
  openHeldPage()
  let timer: ReturnType<typeof setTimeout> | undefined
  const onClick = (event: MouseEvent) => {
    if (!event.isTrusted) return
    const link = plainlyClickedLink(event)
    // Another click than the one that was announced ends the waiting.
    if (link?.href !== page.href || readyPage === page.href || window.scrollY > 0) return openHeldPage(page, navigate)
    stopEvent(event)
    current.link = link
    timer ??= setTimeout(() => openHeldPage(page, navigate), LONGEST_WAIT_MS)
  }
  const current: HeldClick = {
    page,
    link: null,
    end() {
      clearTimeout(timer)
      window.removeEventListener('click', onClick, { capture: true })
    },
  }
  window.addEventListener('click', onClick, { capture: true })
  held = current
}

/** Ends holding clicks on links to the page; returns the link that was clicked meanwhile. */
export function takeHeldClick(page: URL): HTMLAnchorElement | null {
  if (held?.page.href !== page.href) return null
  const { link, end } = held
  end()
  held = null
  return link
}

/** Opens the page whose click is held, without a first screen. `page`: only this one. */
export function openHeldPage(page = held?.page, navigate?: (to: string) => void): void {
  const link = page && takeHeldClick(page)
  if (!link) return
  if (link.isConnected) link.click()
  else navigate?.(page.pathname + page.search)
}

export const setReadyPage = (page: URL, isReady: boolean): void => {
  if (isReady) readyPage = page.href
  else if (readyPage === page.href) readyPage = null
}

/** The link of a visitor's click that opens in this tab; clicks that the portal repeats pass. */
export function plainlyClickedLink(event: MouseEvent): HTMLAnchorElement | null {
  const isPlain =
    event.isTrusted &&
    !event.defaultPrevented &&
    event.button === 0 &&
    !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
  const link = isPlain && event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  return link?.target ? null : link
}

export function stopEvent(event: Event): void {
  event.preventDefault()
  event.stopImmediatePropagation()
}
