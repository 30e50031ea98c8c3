/** Calls `tick` every second while the page is visible, and as soon as it is visible again. Returns a function that stops it. */
export function onSecond(tick: () => void): () => void {
  const tickWhenVisible = () => document.hidden || tick()
  const timer = setInterval(tickWhenVisible, 1_000)
  document.addEventListener('visibilitychange', tickWhenVisible)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', tickWhenVisible)
  }
}
