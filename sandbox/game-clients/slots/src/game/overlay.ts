import { make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import type { Lettering } from './lettering.ts'
import { WORDS } from './prepare-round.ts'
import { reserveFor } from './reserve.ts'
import { afterFrame } from './waiting.ts'

const SPARKS = 26

/** What an overlay says. */
export interface Prompt {
  title: string
  /** Name of the title's lettering. */
  words?: string
  notes: readonly string[]
  amount: string | null
  /** Text of the button that continues. */
  go: string
  /** Addresses of symbols above the title. */
  symbols?: readonly string[]
}

/** What a big win says. */
export interface BigWin {
  title: string
  multiple: string
  /** The amount at the end of the count-up. */
  final: string
  /** Addresses of the symbols that won: the overlay covers the reels. */
  symbols: readonly string[]
}

interface OverlayHandlers {
  /** The button: continues, or ends a count-up. */
  press: () => void
  /** Ends the presentation of a win at once. */
  skip: () => void
}

/** An overlay over the whole game: a big win, or something that waits for the player. The rest of the game is inert meanwhile. */
export class Overlay {
  readonly #dialog = make('div', { class: 'overlay', role: 'dialog', 'aria-modal': 'true', hidden: true })
  readonly root = make('div', { class: 'overlay-space' }, make('div', { class: 'own-layout' }, this.#dialog))
  readonly #stage: readonly HTMLElement[]
  readonly #focusAfter: HTMLElement
  readonly #amount = make('p', { class: 'amount' })
  readonly #handlers: OverlayHandlers

  readonly #lettering: Lettering
  /** Counts the overlays, so that one that has ended makes nothing inert any more. */
  #openings = 0

  constructor(stage: readonly HTMLElement[], focusAfter: HTMLElement, lettering: Lettering, handlers: OverlayHandlers) {
    this.#lettering = lettering
    this.#stage = stage
    this.#focusAfter = focusAfter
    this.#handlers = handlers
  }

  /** Shows an overlay that waits for the player. */
  prompt({ title, words, notes, amount, go, symbols = [] }: Prompt): void {
    reserveFor(this.#amount, amount ?? '')
    this.#amount.textContent = amount
    this.#open(
      title,
      false,
      ...picturesOf(symbols),
      this.#title(title, words),
      ...(amount === null ? [] : [make('div', { class: 'win-sign' }, this.#amount)]),
      ...(notes.length > 0 ? [make('div', { class: 'overlay-notes' }, ...notes.map((note) => make('p', {}, note)))] : []),
      this.#continueButton(go),
    )
  }

  /** Shows a big win and the symbols that won; `amount` counts it up to `final`. */
  celebrate({ title, multiple, final, symbols }: BigWin): void {
    reserveFor(this.#amount, final)
    this.#amount.textContent = ''
    const rays = make('div', { class: 'rays', 'aria-hidden': 'true' })
    const skip = make('button', { type: 'button', class: 'overlay-skip' }, texts.spin.skip)
    skip.addEventListener('click', (event) => {
      event.stopPropagation()
      this.#handlers.skip()
    })
    this.#open(
      title,
      true,
      rays,
      ...picturesOf(symbols),
      this.#title(title, WORDS.bigWin),
      make('div', { class: 'win-sign' }, this.#amount, make('p', {}, multiple)),
      this.#continueButton(texts.spin.next),
      skip,
    )
    this.#dialog.onclick = () => this.#handlers.press()
    // A frame later: with the overlay's first frame they would be a long task on a phone.
    void afterFrame().then(() => rays.after(sparks()))
  }

  amount(text: string): void {
    this.#amount.textContent = text
  }

  hide(): void {
    if (this.#dialog.hidden) return
    const hadFocus = this.#dialog.contains(document.activeElement)
    this.#openings += 1
    for (const part of this.#stage) part.inert = false
    this.#dialog.hidden = true
    this.#dialog.replaceChildren()
    if (hadFocus) this.#focusAfter.focus({ preventScroll: true })
  }

  /** In the game's lettering when that has loaded. */
  #title(text: string, words: string | undefined): HTMLElement {
    const picture = words === undefined ? null : this.#lettering.of(words)
    if (picture === null) return make('p', { class: 'overlay-title' }, text)
    const image = make('img', { src: picture.src, alt: text, width: picture.naturalWidth, height: picture.naturalHeight })
    return make('p', { class: 'overlay-title is-lettered' }, image)
  }

  /** One part a frame: each is restyled as a whole, all together would be a long task on a phone. Meanwhile a press continues or skips, as with the overlay. */
  async #makeInert(): Promise<void> {
    this.#openings += 1
    const opening = this.#openings
    for (const part of this.#stage.toReversed()) {
      await afterFrame()
      if (opening !== this.#openings) return
      part.inert = true
    }
  }

  #continueButton(text: string): HTMLElement {
    const button = make('button', { type: 'button', class: 'overlay-go' }, text)
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      this.#handlers.press()
    })
    return button
  }

  #open(label: string, isCelebrated: boolean, ...content: Node[]): void {
    this.#dialog.onclick = null
    this.#dialog.classList.toggle('celebrated', isCelebrated)
    this.#dialog.setAttribute('aria-label', label)
    this.#dialog.replaceChildren(...content)
    this.#dialog.hidden = false
    const hadFocus = this.#stage.some((part) => part.contains(document.activeElement))
    void this.#makeInert()
    if (hadFocus) this.#dialog.querySelector<HTMLElement>('.overlay-go')?.focus({ preventScroll: true })
  }
}

const picturesOf = (symbols: readonly string[]): HTMLElement[] =>
  symbols.length > 0 ? [make('div', { class: 'overlay-symbols' }, ...symbols.map((src) => make('img', { src, alt: '' })))] : []

/** Small pieces of the material that rise once. */
function sparks(): HTMLElement {
  const elements = Array.from({ length: SPARKS }, (_, place) => {
    const spark = make('i')
    spark.style.setProperty('--x', String((((place * 61) % 100) - 50) / 50))
    spark.style.setProperty('--y', String(((place * 37) % 100) / 100))
    spark.style.setProperty('--turn', `${(place * 137) % 360}deg`)
    spark.style.setProperty('--wait', `${(place * 67) % 900}ms`)
    return spark
  })
  return make('div', { class: 'sparks', 'aria-hidden': 'true' }, ...elements)
}
