const TIMEOUT_MS = 10_000

/** Captures text typed while the panel's code loads, until its text box has the focus. */
export interface TypedAhead {
  /** The text typed so far. */
  text(): string
  /** Calls the listener with the text typed so far and after every further key. */
  follow(listener: (text: string) => void): void
  /** Stops capturing. Returns the captured text on the first call, then null. */
  stop(): string | null
}

export function captureTyping(): TypedAhead {
  let text = ''
  let notify: (text: string) => void = () => {}
  const onKey = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return
    if (event.key === 'Backspace') text = text.slice(0, -1)
    else if (event.key.length === 1) text += event.key
    else return
    event.preventDefault()
    event.stopPropagation()
    notify(text)
  }
  // Registered synchronously, because the next key may come before any timer. The key that opened the panel has already passed the capture phase.
  window.addEventListener('keydown', onKey, { capture: true })
  let isListening = true
  const stop = () => {
    if (!isListening) return null
    isListening = false
    clearTimeout(timer)
    window.removeEventListener('keydown', onKey, { capture: true })
    return text
  }
  const timer = setTimeout(stop, TIMEOUT_MS)
  return {
    text: () => text,
    follow(listener) {
      notify = listener
      if (isListening) notify(text)
    },
    stop,
  }
}
