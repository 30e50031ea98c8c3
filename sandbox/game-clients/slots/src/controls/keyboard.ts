export interface KeyActions {
  press: () => void
  bet: (step: -1 | 1) => void
  sound: () => void
}

const isPanelOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** On a focused control Space and Enter activate it; everywhere else they spin. */
const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not(.spin), a, input, select, textarea, [contenteditable]') !== null

/** Space or Enter spins, arrows change the bet, M turns the sound on or off. Ignored while a panel is open. */
export function listenToKeys(actions: KeyActions, until: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isPanelOpen() || event.ctrlKey || event.metaKey || event.altKey) return
    const action = actionOf(event, actions)
    if (action === null) return
    event.preventDefault()
    if (!event.repeat) action()
  }
  document.addEventListener('keydown', onKeyDown, { signal: until })
  // Firefox clicks a button when the space bar is released, even if keydown was handled.
  const onKeyUp = (event: KeyboardEvent): void => {
    if (event.key === ' ' && !isPanelOpen() && !onControl(event.target)) event.preventDefault()
  }
  document.addEventListener('keyup', onKeyUp, { signal: until })
}

function actionOf(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  switch (event.key) {
    case ' ':
    case 'Enter':
      return onControl(event.target) ? null : actions.press
    case 'ArrowUp':
    case 'ArrowRight':
      return () => actions.bet(1)
    case 'ArrowDown':
    case 'ArrowLeft':
      return () => actions.bet(-1)
    case 'm':
    case 'M':
      return actions.sound
    default:
      return null
  }
}
