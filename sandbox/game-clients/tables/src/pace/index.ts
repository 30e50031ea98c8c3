/** A wait that ends early when the player skips. */
export function pause(ms: number, skip: AbortSignal): Promise<void> {
  return new Promise((done) => {
    if (skip.aborted || ms <= 0) return done()
    const timer = setTimeout(done, ms)
    skip.addEventListener('abort', () => {
      clearTimeout(timer)
      done()
    })
  })
}
