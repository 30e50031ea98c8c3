import { make, makeSvg } from '@herna/game-kit'
import { dealerFigure } from './dealer.ts'

const ARCHES = [18, 188, 359, 529, 700, 870, 1040]
const LIGHTS = [
  [716, 90, 18],
  [635, 261, 26],
  [252, 58, 28],
  [889, 20, 20],
  [1071, 21, 24],
  [860, 222, 25],
  [460, 90, 23],
  [96, 206, 11],
] as const

/** The drawn studio: wall with arches, lights, the dealer and the edge of the table. */
export class Studio {
  readonly root: HTMLElement
  readonly #dealer = make('div', { class: 'dealer-place' })
  #name: string | null = null

  constructor(...content: Node[]) {
    this.root = make('div', { class: 'studio' }, wall(), this.#dealer, rail(), ...content)
  }

  showDealer(name: string | null): void {
    if (name === this.#name) return
    this.#name = name
    this.#dealer.replaceChildren(...(name === null ? [] : [dealerFigure(name)]))
  }
}

const wall = (): SVGElement =>
  makeSvg(
    'svg',
    { class: 'studio-wall', viewBox: '0 0 1200 500', preserveAspectRatio: 'xMidYMid slice', 'aria-hidden': 'true' },
    ...ARCHES.flatMap((x) => [
      makeSvg('path', { class: 'arch', d: `M${x} 500V180a69 69 0 0 1 138 0V500z` }),
      makeSvg('path', { class: 'arch-light', d: `M${x + 10} 500V185a59 59 0 0 1 118 0V500z` }),
    ]),
    makeSvg('ellipse', { class: 'glow', cx: 600, cy: 175, rx: 420, ry: 290 }),
    ...LIGHTS.map(([cx, cy, r]) => makeSvg('circle', { class: 'studio-light', cx, cy, r })),
  )

const rail = (): SVGElement =>
  makeSvg(
    'svg',
    { class: 'studio-rail', viewBox: '0 0 1200 120', preserveAspectRatio: 'none', 'aria-hidden': 'true' },
    makeSvg('path', { class: 'rail-felt', d: 'M0 120V34Q600 -10 1200 34V120Z' }),
    makeSvg('path', { class: 'rail-wood', d: 'M0 34Q600 -10 1200 34', 'vector-effect': 'non-scaling-stroke' }),
    makeSvg('path', { class: 'rail-line', d: 'M0 30Q600 -14 1200 30', 'vector-effect': 'non-scaling-stroke' }),
  )
