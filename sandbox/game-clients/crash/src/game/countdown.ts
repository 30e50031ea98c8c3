import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** The plate with the time until the start. */
export class Countdown {
  readonly #seconds = make('strong')
  readonly #bar = make('i')
  readonly root = make(
    'div',
    { class: 'countdown', 'aria-hidden': 'true', hidden: true },
    texts.countdown.next,
    this.#seconds,
    this.#bar,
  )

  /** `share` of the whole countdown, 1 to 0; null hides the plate. */
  show(left: { readonly ms: number; readonly share: number } | null): void {
    if (this.root.hidden !== (left === null)) this.root.hidden = left === null
    if (left === null) return
    const text = texts.countdown.seconds(Math.ceil(left.ms / 1_000))
    if (this.#seconds.textContent !== text) this.#seconds.textContent = text
    this.#bar.style.setProperty('--share', left.share.toFixed(3))
  }
}
