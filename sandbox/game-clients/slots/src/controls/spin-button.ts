import type { SlotPlay } from '../round/index.ts'
import { button, type IconName, icon, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

interface SpinButtonState {
  name: string
  icon: IconName
  isEnabled: boolean
}

/** Label, icon and state of the spin button in a phase. */
export function spinButtonState(play: SlotPlay, mayStart: boolean): SpinButtonState {
  switch (play.phase) {
    case 'requesting':
    case 'stopping':
      return { name: texts.spin.stop, icon: 'stop', isEnabled: !play.isHurried }
    case 'showing':
      return { name: texts.spin.skip, icon: 'skip', isEnabled: true }
    case 'deciding':
      return { name: texts.spin.collect, icon: 'next', isEnabled: play.round.outcome.gamble?.isOpen === true }
    case 'overlay':
    case 'resuming':
      return { name: texts.spin.next, icon: 'next', isEnabled: true }
    default:
      return { name: texts.spin.start, icon: 'spin', isEnabled: play.phase === 'idle' && mayStart }
  }
}

export class SpinButton {
  readonly #face = make('span', { class: 'spin-face own-layout' }, icon('spin'))
  readonly root = button(texts.spin.start, { class: 'spin' }, this.#face)
  #shownIcon: IconName = 'spin'

  constructor(onPress: () => void) {
    this.root.addEventListener('click', () => {
      if (this.root.getAttribute('aria-disabled') !== 'true') onPress()
    })
  }

  /** `aria-disabled` rather than `disabled`, so that the focus stays while the reels turn. */
  show(face: SpinButtonState): void {
    this.root.setAttribute('aria-label', face.name)
    this.root.setAttribute('aria-disabled', String(!face.isEnabled))
    if (face.icon === this.#shownIcon) return
    this.#shownIcon = face.icon
    this.#face.replaceChildren(icon(face.icon))
  }
}
