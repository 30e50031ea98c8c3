export interface KeyActions {
  press: () => void
  bet: (step: -1 | 1) => void
  sound: () => void
}

const isPanelOpen = (): boolean => document.querySelector('dialog[open]') !== null

/** Space and Enter belong to a focused button (which is how a keyboard presses it) and to the reels everywhere else. */
const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button:not(.spin), a, input, select, textarea, [contenteditable]') !== null

/** Space or Enter spins, arrows change the bet, M turns the sound on or off. While a panel is open the keys are the panel's. */
export function listenToKeys(actions: KeyActions, until: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    if (isPanelOpen() || event.ctrlKey || event.metaKey || event.altKey) return
    const action = actionOf(event, actions)
    if (action === null) return
    event.preventDefault()
    if (!event.repeat) action()
  }
  document.addEventListener('keydown', onKeyDown, { signal: until })
  // Firefox clicks a button when the space bar is let go, even if its press has been dealt with.
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
