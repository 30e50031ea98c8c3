import { make, makeSvg } from '../dom.ts'
import { texts } from '../texts/sk-SK.ts'
import { forward, turnedBy } from '../turning/turning.ts'
import { angleOf, WHEEL } from './numbers.ts'
import { POCKET, wheelDefinitions, wheelHub, wheelPocket } from './wheel-drawing.ts'

const t = texts.roulette
const ROTOR_TURN_MS = 9_000
const BALL_TURN_MS = 1_500
/** The longest landing, in which the ball slows down into its pocket. */
const LANDING_MS = 5_000
/** Degrees that the landing takes at least, so that it slows down from the speed of turning. */
const MIN_ROTOR_TURN = 60
const MIN_BALL_TURN = 420

/** The wheel from above. It turns until the host's number is known, and the ball lands in that number exactly at the given time. */
export class RouletteWheel {
  readonly root: HTMLElement
  readonly #svg: SVGElement
  readonly #rotor = makeSvg('g', { class: 'rotor' })
  readonly #ball = makeSvg('g', { class: 'ball' }, makeSvg('circle', { class: 'ball-disc', r: 9 }))
  readonly #frame = makeSvg('path', { class: 'pocket-frame', d: POCKET })
  readonly #reducedMotion: () => boolean
  #animations: Animation[] = []
  #state = ''

  constructor(reducedMotion: () => boolean) {
    this.#reducedMotion = reducedMotion
    this.#rotor.append(...WHEEL.map(wheelPocket), ...wheelHub())
    this.#svg = makeSvg(
      'svg',
      { viewBox: '-200 -200 400 400', class: 'wheel-drawing', role: 'img', 'aria-label': t.wheel },
      wheelDefinitions(),
      makeSvg('circle', { class: 'bowl', r: 198, fill: 'url(#wheel-wood)' }),
      makeSvg('circle', { class: 'bowl-line', r: 196 }),
      makeSvg('circle', { class: 'track', r: 181 }),
      makeSvg('circle', { class: 'track-line', r: 176 }),
      this.#rotor,
      this.#frame,
      this.#ball,
    )
    this.root = make('div', { class: 'wheel-place' }, this.#svg)
    this.showAtRest(null)
  }

  /** At rest with the number at twelve o'clock; null: no result is known. */
  showAtRest(number: number | null): void {
    if (!this.#enter(`rest ${number}`)) return
    this.#rotor.style.transform = `rotate(${-angleOf(number ?? 0)}deg)`
    this.#ball.style.transform = 'translateY(-129px)'
    this.#ball.toggleAttribute('hidden', number === null)
    this.#frame.toggleAttribute('hidden', number === null)
    this.#svg.setAttribute('aria-label', number === null ? t.wheel : t.wheelResult(number))
  }

  /** Turns until a landing; with reduced motion the wheel stands without a ball. */
  turn(): void {
    if (!this.#enter('turning')) return
    this.#frame.setAttribute('hidden', '')
    this.#svg.setAttribute('aria-label', t.wheel)
    this.#ball.toggleAttribute('hidden', this.#reducedMotion())
    if (this.#reducedMotion()) return
    this.#animations = [
      this.#rotor.animate(rotation(0, 360), { duration: ROTOR_TURN_MS, iterations: Infinity }),
      this.#ball.animate(orbit(0, -360, 176, 176), { duration: BALL_TURN_MS, iterations: Infinity }),
    ]
  }

  /** The ball is in the number's pocket in `ms`; before the last five seconds the wheel turns. May be called again during a landing. */
  landAt(number: number, ms: number): void {
    if (this.#reducedMotion() || ms > LANDING_MS || ms <= 0) return this.turn()
    const [rotorFrom, ballFrom] = [turnedBy(this.#animations[0], ROTOR_TURN_MS), -turnedBy(this.#animations[1], BALL_TURN_MS)]
    if (!this.#enter(`landing ${number}`)) return
    this.#frame.setAttribute('hidden', '')
    this.#ball.removeAttribute('hidden')
    const rotorTo = rotorFrom + forward(rotorFrom, -angleOf(number), MIN_ROTOR_TURN)
    const ballTo = ballFrom - forward(-ballFrom, 0, MIN_BALL_TURN)
    const options = { duration: ms, fill: 'forwards' as const, easing: 'cubic-bezier(.2,.5,.35,1)' }
    this.#animations = [
      this.#rotor.animate(rotation(rotorFrom, rotorTo), options),
      this.#ball.animate(orbit(ballFrom, ballTo, 176, 129), options),
    ]
  }

  /** False: that state is shown already. */
  #enter(state: string): boolean {
    if (this.#state === state) return false
    this.#state = state
    for (const animation of this.#animations) animation.cancel()
    this.#animations = []
    return true
  }
}

const rotation = (from: number, to: number): Keyframe[] => [
  { transform: `rotate(${from}deg)` },
  { transform: `rotate(${to}deg)` },
]
/** Around the centre, from one radius to another; it stays outside for two thirds of the way. */
const orbit = (from: number, to: number, outer: number, inner: number): Keyframe[] => [
  { transform: `rotate(${from}deg) translateY(${-outer}px)`, offset: 0 },
  { transform: `rotate(${from + (to - from) * 0.66}deg) translateY(${-outer}px)`, offset: 0.66 },
  { transform: `rotate(${to}deg) translateY(${-inner}px)`, offset: 1 },
]
