import { button, icon } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** '1' while the player wants quick spins; read in every slot of this browser. */
const KEY = 'herna-quick-spin'

const read = (): boolean => {
  try {
    return localStorage.getItem(KEY) === '1'
  } catch {
    // Storage may be forbidden in a frame.
    return false
  }
}

let isOn: boolean | null = null
const listeners = new Set<() => void>()

/** Whether reels stop as soon as they may, as if the player pressed twice. It changes no outcome and no minimum duration. */
export const isQuickSpin = (): boolean => (isOn ??= read())

export function setQuickSpin(on: boolean): void {
  isOn = on
  try {
    localStorage.setItem(KEY, on ? '1' : '0')
  } catch {
    // It then lasts until the page closes.
  }
  for (const listener of listeners) listener()
}

/** A key of the console that switches quick spins. */
export class QuickSpinKey {
  readonly root = button(texts.quickSpin.name, { class: 'round-button' }, icon('quick'))

  constructor() {
    const show = (): void => this.root.setAttribute('aria-pressed', String(isQuickSpin()))
    this.root.addEventListener('click', () => setQuickSpin(!isQuickSpin()))
    listeners.add(show)
    show()
  }
}
