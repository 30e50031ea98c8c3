import { button, make } from '../dom.ts'
import { icon, type IconName } from '../icons/icons.ts'
import { texts } from '../texts/sk-SK.ts'

/** A round button with a picture. */
export function toolButton(name: string, picture: IconName, act: () => void, more = {}): HTMLButtonElement {
  const made = button(name, { class: 'round-button', ...more }, icon(picture))
  made.addEventListener('click', act)
  return made
}

/** Switches the sounds; they are off until the player wants them. */
export class SoundButton {
  readonly root: HTMLButtonElement

  constructor(toggle: () => void) {
    this.root = toolButton(texts.sound.on, 'soundOff', toggle, { 'aria-pressed': 'false' })
  }

  show(on: boolean): void {
    this.root.setAttribute('aria-label', on ? texts.sound.off : texts.sound.on)
    this.root.setAttribute('aria-pressed', String(on))
    this.root.replaceChildren(icon(on ? 'soundOn' : 'soundOff'))
  }
}

interface ToolActs {
  openInfo: () => void
  openHistory: () => void
  /** Null: the portal stands around the game and has its own way back. */
  back: (() => void) | null
}

/** What every game has at hand: rules, sound, history, the way back. */
export function gameTools({ openInfo, openHistory, back }: ToolActs, sound: SoundButton): HTMLElement {
  const opens = { 'aria-haspopup': 'dialog' }
  return make(
    'div',
    { class: 'tools' },
    toolButton(texts.info, 'menu', openInfo, opens),
    sound.root,
    toolButton(texts.history.open, 'history', openHistory, opens),
    ...(back === null ? [] : [toolButton(texts.back, 'back', back)]),
  )
}
