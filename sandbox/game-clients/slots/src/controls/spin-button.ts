import type { SlotPlay } from '../round/index.ts'
import { button, type IconName, icon } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

interface Face {
  name: string
  icon: IconName
  enabled: boolean
}

/** What a press does now; never a promise of more than that. */
export function spinFace(play: SlotPlay, mayStart: boolean): Face {
  switch (play.phase) {
    case 'asking':
    case 'stopping':
      return { name: texts.spin.stop, icon: 'stop', enabled: !play.hurried }
    case 'showing':
      return { name: texts.spin.skip, icon: 'skip', enabled: true }
    case 'overlay':
    case 'resuming':
      return { name: texts.spin.next, icon: 'next', enabled: true }
    default:
      return { name: texts.spin.start, icon: 'spin', enabled: play.phase === 'idle' && mayStart }
  }
}

export class SpinButton {
  readonly root = button(texts.spin.start, { class: 'spin' }, icon('spin'))
  #shown: IconName = 'spin'

  constructor(onPress: () => void) {
    this.root.addEventListener('click', () => {
      if (this.root.getAttribute('aria-disabled') !== 'true') onPress()
    })
  }

  /** `aria-disabled` rather than `disabled`: the focus must not jump away while the reels turn. */
  show(face: Face): void {
    this.root.setAttribute('aria-label', face.name)
    this.root.setAttribute('aria-disabled', String(!face.enabled))
    if (face.icon === this.#shown) return
    this.#shown = face.icon
    this.root.replaceChildren(icon(face.icon))
  }
}
