import { makeSvg, make } from '@herna/game-kit'

/** Pips of each face on a 3 × 3 grid. */
const PIPS: Record<number, string> = { 1: '4', 2: '08', 3: '048', 4: '0268', 5: '02468', 6: '035268' }
const pipPosition = (place: number): number => 25 + place * 25

function face(value: number): SVGElement {
  const pips = [...(PIPS[value] ?? '')].map((place) =>
    makeSvg('circle', { cx: pipPosition(Number(place) % 3), cy: pipPosition(Math.floor(Number(place) / 3)), r: 8.5 }),
  )
  return makeSvg('svg', { viewBox: '0 0 100 100', 'aria-hidden': 'true' }, ...pips)
}

/** One die: shows arbitrary faces while tumbling and stops at the decided one. */
export class Die {
  readonly root = make('span', { class: 'die', 'aria-hidden': 'true' })
  #tumbling = 0

  constructor(value: number) {
    this.show(value)
  }

  show(value: number): void {
    clearInterval(this.#tumbling)
    this.root.classList.remove('tumbling')
    this.root.replaceChildren(face(value))
  }

  tumble(): void {
    let value = 1
    this.root.classList.add('tumbling')
    clearInterval(this.#tumbling)
    this.#tumbling = window.setInterval(() => {
      value = (value % 6) + 1
      this.root.replaceChildren(face(value))
    }, 90)
  }
}
