const GIVEN_UP_AFTER = 10_000

/** Letters typed while the panel's code is on its way; until they are taken, keys are caught before the page hears them. */
export interface TypedAhead {
  /** What was typed so far; from now on the panel hears the keys itself. */
  take(): string
}

export function catchTyping(): TypedAhead {
  let text = ''
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const stop = () => window.removeEventListener('keydown', onKey, { capture: true })
  // The key that opened the panel is still on its way down.
  const start = setTimeout(() => window.addEventListener('keydown', onKey, { capture: true }))
  const timer = setTimeout(stop, GIVEN_UP_AFTER)
  return {
    take() {
      clearTimeout(timer)
      clearTimeout(start)
      stop()
      return text
    },
  }
}
