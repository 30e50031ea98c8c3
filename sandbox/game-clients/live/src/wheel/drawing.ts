import { forward, make, makeSvg, turnedBy } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { faceOf } from './face.ts'

const ROTOR_TURN_MS = 8_000
const LANDING_MS = 7_000
/** Degrees that the landing takes at least, so that it slows down from the speed of turning. */
const MIN_TURN = 90
const STAR = 'M0-11L3.2-3.9 11-3.1 5.1 2 6.9 9.6 0 5.6-6.9 9.6-5.1 2-11-3.1-3.2-3.9Z'

const point = (angle: number, radius: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(Math.cos(radians) * radius).toFixed(1)} ${(Math.sin(radians) * radius).toFixed(1)}`
}

/** The wheel of the show under its pointer; it turns while bets are closed and stops at the host's segment exactly at the given time. */
export class ShowWheel {
  readonly root: HTMLElement
  readonly #segments: readonly string[]
  readonly #svg: SVGElement
  readonly #rotor = makeSvg('g', { class: 'rotor' })
  readonly #frame: SVGElement
  readonly #reducedMotion: () => boolean
  #animation: Animation | null = null
  #state = ''

  constructor(segments: readonly string[], reducedMotion: () => boolean) {
    this.#segments = segments
    this.#reducedMotion = reducedMotion
    const step = 360 / segments.length
    const outline = `M${point(-step / 2, 184)}A184 184 0 0 1 ${point(step / 2, 184)}L${point(step / 2, 62)}A62 62 0 0 0 ${point(-step / 2, 62)}Z`
    this.#rotor.append(...segments.map((segment, index) => segmentDrawing(segment, index * step, outline)))
    this.#frame = makeSvg('path', { class: 'segment-frame', d: outline })
    this.#svg = makeSvg(
      'svg',
      { viewBox: '-200 -200 400 400', class: 'show-wheel', role: 'img', 'aria-label': texts.wheel.name },
      makeSvg('circle', { class: 'show-rim', r: 198 }),
      makeSvg('circle', { class: 'show-line', r: 196.5 }),
      this.#rotor,
      this.#frame,
      makeSvg('circle', { class: 'show-hub', r: 60 }),
      makeSvg('path', { class: 'show-star', d: STAR, transform: 'scale(2.8)' }),
    )
    const pointer = makeSvg(
      'svg',
      { viewBox: '0 0 34 40', class: 'show-pointer', 'aria-hidden': 'true' },
      makeSvg('path', { d: 'M4 2h26l-9 28a4 4 0 0 1-8 0Z' }),
    )
    this.root = make('div', { class: 'wheel-place' }, this.#svg, pointer)
    this.showAtRest(0, false)
  }

  /** At rest with that segment at the pointer; `isResult`: framed as the result. */
  showAtRest(index: number, isResult: boolean): void {
    if (!this.#enter(`rest ${index} ${isResult}`)) return
    this.#rotor.style.transform = `rotate(${this.#angleOf(index)}deg)`
    this.#frame.toggleAttribute('hidden', !isResult)
    const { name } = faceOf(this.#segments[index] ?? '')
    this.#svg.setAttribute('aria-label', isResult ? texts.wheel.atPointer(name) : texts.wheel.name)
  }

  turn(): void {
    if (!this.#enter('turning')) return
    this.#frame.setAttribute('hidden', '')
    this.#svg.setAttribute('aria-label', texts.wheel.name)
    if (this.#reducedMotion()) return
    this.#animation = this.#rotor.animate([{ transform: 'rotate(0deg)' }, { transform: 'rotate(360deg)' }], {
      duration: ROTOR_TURN_MS,
      iterations: Infinity,
    })
  }

  /** The segment is at the pointer in `ms`; until the last seconds the wheel just turns. */
  landAt(index: number, ms: number): void {
    if (this.#reducedMotion() || ms > LANDING_MS || ms <= 0) return this.turn()
    const from = turnedBy(this.#animation, ROTOR_TURN_MS)
    if (!this.#enter(`landing ${index}`)) return
    const to = from + forward(from, this.#angleOf(index), MIN_TURN)
    this.#animation = this.#rotor.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${to}deg)` }], {
      duration: ms,
      fill: 'forwards',
      easing: 'cubic-bezier(.25,.5,.5,1)',
    })
  }

  #angleOf(index: number): number {
    return (-index * 360) / this.#segments.length
  }

  /** False: that state is shown already. */
  #enter(state: string): boolean {
    if (this.#state === state) return false
    this.#state = state
    this.#animation?.cancel()
    this.#animation = null
    return true
  }
}

function segmentDrawing(segment: string, angle: number, outline: string): SVGElement {
  const { className, label } = faceOf(segment)
  const text = makeSvg('text', { transform: 'translate(0 -158)', 'text-anchor': 'middle' })
  text.textContent = label
  const face = segment === 'bonus' ? makeSvg('path', { class: 'bonus-star', d: STAR, transform: 'translate(0 -164)' }) : text
  return makeSvg(
    'g',
    { class: `segment ${className}`, transform: `rotate(${angle.toFixed(2)})` },
    makeSvg('path', { class: 'segment-shape', d: outline }),
    face,
  )
}
