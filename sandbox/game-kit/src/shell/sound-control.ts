import { openSoundPanel } from '../panels/sound-panel.ts'
import type { SoundName } from '../sounds/names.ts'
import type { Sounds } from '../sounds/sounds.ts'
import { texts } from '../texts/sk-SK.ts'

/** The sound's key, button and panel, all with the same state. */
export class SoundControl<Name extends SoundName> {
  readonly #sounds: Sounds<Name>
  readonly #announce: (text: string) => void
  #show: (isOn: boolean) => void = () => undefined

  constructor(sounds: Sounds<Name>, announce: (text: string) => void, until: AbortSignal) {
    this.#sounds = sounds
    this.#announce = announce
    until.addEventListener('abort', () => sounds.close())
  }

  /** `show` is called now and with every change. */
  show(show: (isOn: boolean) => void): void {
    this.#show = show
    show(this.#sounds.isOn)
  }

  toggle(): void {
    const isOn = !this.#sounds.isOn
    this.#sounds.setOn(isOn)
    this.#show(isOn)
    this.#announce(isOn ? texts.sound.isOn : texts.sound.isOff)
  }

  /** The button: turns sound on, and opens the panel with its volume. */
  press(): void {
    const sounds = this.#sounds
    if (!sounds.isOn) this.toggle()
    openSoundPanel({
      isOn: () => sounds.isOn,
      volume: sounds.volume,
      toggle: () => this.toggle(),
      setVolume: (volume) => sounds.setVolume(volume),
    })
  }

  pageHidden(isHidden: boolean): void {
    this.#sounds.pageHidden(isHidden)
  }
}
