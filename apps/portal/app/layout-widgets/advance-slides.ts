const SLIDE_MS = 7000
const IDLE_FALLBACK_MS = 2000

/**
 * Calls `advance` every seven seconds after the page has settled, but not while it is hidden, or a pointer or the focus is in `carousel`. The
 * seven seconds begin again when the pointer or the focus leaves it, and when its slides are scrolled. Returns what stops it.
 */
export function advanceSlides(carousel: HTMLElement, advance: () => void): () => void {
  const controller = new AbortController()
  const { signal } = controller
  let timer: ReturnType<typeof setTimeout> | undefined
  const restart = () => {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // Asked when it matters: events do not tell of a pointer that already rested here when the page was hydrated.
      if (!document.hidden && !carousel.matches(':hover, :focus-within')) advance()
      restart()
    }, SLIDE_MS)
  }
  signal.addEventListener('abort', () => clearTimeout(timer))
  whenPageHasSettled(signal, () => {
    restart()
    // Scroll events of the track do not bubble.
    for (const event of ['pointerleave', 'focusout', 'scroll'])
      carousel.addEventListener(event, restart, { signal, capture: event === 'scroll', passive: true })
  })
  return () => controller.abort()
}

/** Calls back once the page has loaded and the browser is idle: a slide that moves earlier competes with the page's own loading. */
function whenPageHasSettled(signal: AbortSignal, callback: () => void): void {
  const onIdle = () => signal.aborted || callback()
  const waitForIdle = () => {
    // Safari has no `requestIdleCallback`.
    if (typeof requestIdleCallback === 'function') requestIdleCallback(onIdle)
    else setTimeout(onIdle, IDLE_FALLBACK_MS)
  }
  if (document.readyState === 'complete') waitForIdle()
  else window.addEventListener('load', waitForIdle, { once: true, signal })
}
