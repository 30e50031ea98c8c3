const GIVEN_UP_AFTER = 10_000

/** Letters typed while the panel's code is on its way and until its text box has the focus: they are caught before the page hears them. */
export interface TypedAhead {
  /** What was typed so far. */
  text(): string
  /** Tells what was typed so far and every further letter. */
  follow(listener: (text: string) => void): void
  /** The text box hears the keys itself from now on. Answers what was typed until then, the first time only. */
  stop(): string | null
}

export function catchTyping(): TypedAhead {
  let text = ''
  let tell: (text: string) => void = () => {}
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
    tell(text)
  }
  // At once: the next letter may come before any timer. The key that opened the panel has passed the capturing listeners already.
  window.addEventListener('keydown', onKey, { capture: true })
  let isListening = true
  const stop = () => {
    if (!isListening) return null
    isListening = false
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey, { capture: true })
    return text
  }
  const timer = setTimeout(stop, GIVEN_UP_AFTER)
  return {
    text: () => text,
    follow(listener) {
      tell = listener
      if (isListening) tell(text)
    },
    stop,
  }
}
