import { makeSvg, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { angleOf, colourOf, WHEEL } from './order.ts'

const TURN_MS = 4_200
const STEP = 360 / WHEEL.length
const point = (angle: number, radius: number): string => {
  const radians = ((angle - 90) * Math.PI) / 180
  return `${(100 + Math.cos(radians) * radius).toFixed(2)} ${(100 + Math.sin(radians) * radius).toFixed(2)}`
}

/** The wheel and the ball, which stops in the pocket decided by the host. */
export class Wheel {
  readonly root: HTMLElement
  readonly #rotor = makeSvg('g', { class: 'rotor' })
  readonly #ball = makeSvg('g', { class: 'ball' }, makeSvg('circle', { cx: 100, cy: 17, r: 3.6 }))
  #rotorAt = 0
  #ballAt = 0
  #spin: Animation[] = []

  constructor() {
    this.#rotor.append(...WHEEL.map(pocket), ...hub())
    const svg = makeSvg(
      'svg',
      { viewBox: '0 0 200 200', role: 'img', 'aria-label': texts.roulette.wheel },
      makeSvg('circle', { class: 'bowl', cx: 100, cy: 100, r: 99 }),
      makeSvg('circle', { class: 'track', cx: 100, cy: 100, r: 88 }),
      this.#rotor,
      this.#ball,
    )
    this.root = make('div', { class: 'wheel' }, svg)
    this.#applyPositions()
  }

  /** Turns until `fall` or `settle`. */
  begin(isInstant: boolean): void {
    if (isInstant) return
    this.#stop()
    const turn = (part: SVGElement, from: number, by: number, duration: number): Animation =>
      part.animate([{ transform: `rotate(${from}deg)` }, { transform: `rotate(${from + by}deg)` }], {
        duration,
        iterations: Infinity,
      })
    this.#ball.classList.remove('at-rest')
    this.#spin = [turn(this.#rotor, this.#rotorAt, 360, 5_000), turn(this.#ball, this.#ballAt, -360, 1_100)]
  }

  /** Animates the ball into the number's pocket. */
  async fall(number: number, isInstant: boolean, skip: AbortSignal): Promise<void> {
    this.#stop()
    const rotorTo = this.#rotorAt + 360
    const ballTo = this.#ballAt - 1_800 - ((((this.#ballAt - rotorTo - angleOf(number)) % 360) + 360) % 360)
    if (!isInstant && !skip.aborted) {
      this.#ball.classList.remove('at-rest')
      const options = { duration: TURN_MS, fill: 'forwards' as const }
      const rotor = this.#rotor.animate([{ transform: `rotate(${this.#rotorAt}deg)` }, { transform: `rotate(${rotorTo}deg)` }], {
        ...options,
        easing: 'cubic-bezier(.3,.5,.6,1)',
      })
      const ball = this.#ball.animate([{ transform: `rotate(${this.#ballAt}deg)` }, { transform: `rotate(${ballTo}deg)` }], {
        ...options,
        easing: 'cubic-bezier(.15,.55,.35,1)',
      })
      const drop = setTimeout(() => this.#ball.classList.add('at-rest'), TURN_MS * 0.72)
      const finish = (): void => {
        rotor.finish()
        ball.finish()
      }
      skip.addEventListener('abort', finish, { once: true })
      await Promise.all([rotor.finished, ball.finished]).catch(() => undefined)
      clearTimeout(drop)
      rotor.cancel()
      ball.cancel()
    }
    this.#rotorAt = rotorTo % 360
    this.#ballAt = ballTo % 360
    this.#applyPositions()
  }

  settle(): void {
    this.#stop()
    this.#applyPositions()
  }

  #stop(): void {
    for (const animation of this.#spin) animation.cancel()
    this.#spin = []
  }

  #applyPositions(): void {
    this.#ball.classList.add('at-rest')
    this.#rotor.style.transform = `rotate(${this.#rotorAt}deg)`
    this.#ball.style.transform = `rotate(${this.#ballAt}deg)`
  }
}

function pocket(number: number): SVGElement {
  const angle = angleOf(number)
  const [from, to] = [angle - STEP / 2, angle + STEP / 2]
  const d = `M${point(from, 80)}A80 80 0 0 1 ${point(to, 80)}L${point(to, 52)}A52 52 0 0 0 ${point(from, 52)}z`
  const label = makeSvg('text', { x: 100, y: 28.5, transform: `rotate(${angle} 100 100)`, 'text-anchor': 'middle' })
  label.textContent = String(number)
  return makeSvg('g', { class: `pocket ${colourOf(number)}` }, makeSvg('path', { d }), label)
}

const hub = (): SVGElement[] => [
  makeSvg('circle', { class: 'cone', cx: 100, cy: 100, r: 52 }),
  ...[0, 45, 90, 135].map((angle) =>
    makeSvg('rect', { class: 'spoke', x: 98.5, y: 66, width: 3, height: 68, rx: 1.5, transform: `rotate(${angle} 100 100)` }),
  ),
  makeSvg('circle', { class: 'hub', cx: 100, cy: 100, r: 13 }),
  makeSvg('circle', { class: 'hub-top', cx: 100, cy: 100, r: 6 }),
]
