import { make, makeSvg } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const RADIUS = 20
const LENGTH = 2 * Math.PI * RADIUS

export interface PhaseText {
  title: string
  /** The second line. */
  note: string
  /** Share of the phase that remains, 0 to 1; null: it has no known end. */
  remaining: number | null
  seconds: number | null
  /** Amber: the player has to decide. */
  isTurn: boolean
  /** The second line is what the player has won. */
  isWin: boolean
}

/** The ring that shrinks with the phase, and the phase in words; always at the same place of the scene. */
export class PhaseDisplay {
  readonly #value = makeSvg('circle', { class: 'ring-value', cx: 24, cy: 24, r: RADIUS, transform: 'rotate(-90 24 24)' })
  readonly #seconds = make('b')
  readonly #ring: HTMLElement
  readonly #title = make('b')
  readonly #note = make('span')
  readonly root: HTMLElement

  constructor() {
    const drawing = makeSvg(
      'svg',
      { viewBox: '0 0 48 48', 'aria-hidden': 'true' },
      makeSvg('circle', { class: 'ring-track', cx: 24, cy: 24, r: RADIUS }),
      this.#value,
    )
    this.#ring = make('span', { class: 'ring', role: 'timer', 'aria-label': texts.phase.opening }, drawing, this.#seconds)
    this.root = make('div', { class: 'phase' }, this.#ring, make('p', {}, this.#title, this.#note))
  }

  show({ title, note, remaining, seconds, isTurn, isWin }: PhaseText): void {
    this.#title.textContent = title
    this.#note.textContent = note
    this.#note.hidden = note === ''
    this.#note.classList.toggle('is-win', isWin)
    const text = seconds === null ? '' : String(seconds)
    if (this.#seconds.textContent !== text) {
      this.#seconds.textContent = text
      this.#ring.setAttribute('aria-label', seconds === null ? title : texts.phase.remaining(seconds))
    }
    this.#ring.classList.toggle('is-turn', isTurn)
    this.#value.style.strokeDasharray = `${(LENGTH * (remaining ?? 0)).toFixed(1)} ${LENGTH.toFixed(1)}`
  }
}
