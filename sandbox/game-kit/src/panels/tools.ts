import { button, make } from '../dom.ts'
import { icon, type IconName } from '../icons/icons.ts'
import { texts } from '../texts/sk-SK.ts'

/** A round icon button. */
export function toolButton(name: string, picture: IconName, act: () => void, more = {}): HTMLButtonElement {
  const toolElement = button(name, { class: 'round-button', ...more }, icon(picture))
  toolElement.addEventListener('click', act)
  return toolElement
}

/** Turns sound on and opens its panel, with the volume; off by default. */
export class SoundButton {
  readonly root: HTMLButtonElement

  constructor(press: () => void) {
    this.root = toolButton(texts.sound.on, 'soundOff', press, { 'aria-pressed': 'false', 'aria-haspopup': 'dialog' })
  }

  show(on: boolean): void {
    this.root.setAttribute('aria-label', on ? texts.sound.open : texts.sound.on)
    this.root.setAttribute('aria-pressed', String(on))
    this.root.replaceChildren(icon(on ? 'soundOn' : 'soundOff'))
  }
}

interface ToolHandlers {
  openInfo: () => void
  openHistory: () => void
  /** Null: inside the portal, which has its own back button. */
  back: (() => void) | null
}

/** Tool buttons of every game: rules, sound, history, back. */
export function gameTools({ openInfo, openHistory, back }: ToolHandlers, sound: SoundButton): HTMLElement {
  const dialogAttributes = { 'aria-haspopup': 'dialog' }
  return make(
    'div',
    { class: 'tools' },
    toolButton(texts.info, 'menu', openInfo, dialogAttributes),
    sound.root,
    toolButton(texts.history.open, 'history', openHistory, { ...dialogAttributes, 'data-tool': 'history' }),
    ...(back === null ? [] : [toolButton(texts.back, 'back', back)]),
  )
}
