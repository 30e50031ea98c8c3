export interface KeyActions {
  confirm: () => void
  undo: () => void
  double: () => void
  sound: () => void
  /** Keys of the board; true: handled. */
  board: (key: string) => boolean
}

/** Enter confirms and Backspace undoes outside controls; D doubles, M is the sound. */
export function listenToKeys(actions: KeyActions, until: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return
    if (document.querySelector('dialog[open]')) return
    const isOnControl = event.target instanceof Element && event.target.closest('button, a, input, select') !== null
    const key = event.key.toLowerCase()
    if (actions.board(key)) return event.preventDefault()
    if (key === 'm') return actions.sound()
    if (key === 'd') return actions.double()
    if (key === 'backspace') return actions.undo()
    if (key === 'enter' && !isOnControl) actions.confirm()
  }
  document.addEventListener('keydown', onKeyDown, { signal: until })
}
