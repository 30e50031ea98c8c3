/** The latest start after the page asked for it, in ms. */
const MAX_WAIT_MS = 10_000

/** Registers the service worker once the page is idle: an installed or returning visitor loads files from it, and sees the offline page. Without one nothing is missing. */
export function registerWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const register = () => void navigator.serviceWorker.register('/sw.js').catch(() => undefined)
  // Safari has no idle callbacks.
  if ('requestIdleCallback' in window) requestIdleCallback(register, { timeout: MAX_WAIT_MS })
  else setTimeout(register, MAX_WAIT_MS)
}
