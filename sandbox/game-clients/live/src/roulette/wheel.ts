import { make, makeSvg } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { forward, turnedBy } from '../turning/index.ts'
import { angleOf, colourOf, WHEEL } from './numbers.ts'

const STEP = 360 / WHEEL.length
const ROTOR_TURN_MS = 9_000
const BALL_TURN_MS = 1_500
/** The last part of the dealing, in which the ball slows down into its pocket. */
const LANDING_MS = 5_000
/** Degrees that the landing takes at least, so that it slows down from the speed of turning. */
const MIN_ROTOR_TURN = 60
const MIN_BALL_TURN = 420

const point = (angle: number, radius: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(1)} ${(Math.sin(radians) * radius).toFixed(1)}`
}
const POCKET = `M${point(-STEP / 2, 172)}A172 172 0 0 1 ${point(STEP / 2, 172)}L${point(STEP / 2, 112)}A112 112 0 0 0 ${point(-STEP / 2, 112)}Z`

/** The wheel from above: it turns while bets are closed, and the ball lands in the number that the host sent exactly at the given time. */
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
    this.#rotor.append(...WHEEL.map(pocket), ...hub())
    this.#svg = makeSvg(
      'svg',
      { viewBox: '-200 -200 400 400', class: 'wheel-drawing', role: 'img', 'aria-label': texts.roulette.wheel },
      makeSvg('circle', { class: 'bowl', r: 198 }),
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
    this.#svg.setAttribute('aria-label', number === null ? texts.roulette.wheel : texts.roulette.wheelResult(number))
  }

  /** Turns until a landing; with reduced motion the wheel stands without a ball. */
  turn(): void {
    if (!this.#enter('turning')) return
    this.#frame.setAttribute('hidden', '')
    this.#svg.setAttribute('aria-label', texts.roulette.wheel)
    this.#ball.toggleAttribute('hidden', this.#reducedMotion())
    if (this.#reducedMotion()) return
    this.#animations = [
      this.#rotor.animate(rotation(0, 360), { duration: ROTOR_TURN_MS, iterations: Infinity }),
      this.#ball.animate(orbit(0, -360, 176, 176), { duration: BALL_TURN_MS, iterations: Infinity }),
    ]
  }

  /** The ball is in the number's pocket in `ms`; until the last seconds the wheel turns. Called again and again during the dealing. */
  landAt(number: number, ms: number): void {
    if (this.#reducedMotion() || ms > LANDING_MS || ms <= 0) return this.turn()
    const [rotorFrom, ballFrom] = [turnedBy(this.#animations[0], ROTOR_TURN_MS), -turnedBy(this.#animations[1], BALL_TURN_MS)]
    if (!this.#enter(`landing ${number}`)) return
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

function pocket(number: number): SVGElement {
  const label = makeSvg('text', { transform: 'translate(0 -152)', 'text-anchor': 'middle', class: 'pocket-number' })
  label.textContent = String(number)
  return makeSvg(
    'g',
    { class: `pocket ${colourOf(number)}`, transform: `rotate(${angleOf(number).toFixed(2)})` },
    makeSvg('path', { d: POCKET }),
    label,
  )
}

const hub = (): SVGElement[] => [
  makeSvg('circle', { class: 'pocket-line', r: 143 }),
  makeSvg('circle', { class: 'cone', r: 112 }),
  ...[0, 45, 90, 135].map((angle) => makeSvg('path', { class: 'spoke', d: 'M-82 0H82', transform: `rotate(${angle})` })),
  makeSvg('circle', { class: 'cone-ring', r: 60 }),
  makeSvg('circle', { class: 'hub', r: 30 }),
  makeSvg('circle', { class: 'hub-top', r: 14 }),
]
