import type { BlackjackAction } from '@herna/contract/games'

export interface KeyActions {
  press: () => void
  act: (action: BlackjackAction) => void
  hold: (place: number) => void
  sound: () => void
}

const MOVES: Record<string, BlackjackAction> = { h: 'hit', s: 'stand', d: 'double', p: 'split' }
const onControl = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('button, a, input, select, textarea, [role="tabpanel"]') !== null

/** Space or Enter outside a button presses the main one; H, S, D, P are the moves of blackjack, 1 to 5 hold a card, M is the sound. */
export function listenToKeys(actions: KeyActions, until: AbortSignal): void {
  const onKeyDown = (event: KeyboardEvent): void => {
    const isBusy =
      document.querySelector('dialog[open]') !== null || event.ctrlKey || event.metaKey || event.altKey || event.repeat
    const action = isBusy ? null : actionOf(event, actions)
    if (action === null) return
    event.preventDefault()
    action()
  }
  document.addEventListener('keydown', onKeyDown, { signal: until })
}

function actionOf(event: KeyboardEvent, actions: KeyActions): (() => void) | null {
  const key = event.key.toLowerCase()
  if (key === ' ' || key === 'enter') return onControl(event.target) ? null : actions.press
  if (key === 'm') return actions.sound
  const move = MOVES[key]
  if (move) return () => actions.act(move)
  return /^[1-5]$/.test(key) ? () => actions.hold(Number(key) - 1) : null
}
