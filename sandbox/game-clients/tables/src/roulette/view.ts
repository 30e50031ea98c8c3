import type { RouletteDefinition, Stake } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { Cloth, type TableView, type ViewHands, walkByArrows } from '../betting-layout/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { placeOf } from './geometry.ts'
import { colourOf } from './order.ts'
import { Wheel } from './wheel.ts'

const REMEMBERED = 12

/** Wheel, cloth with all spots, and the last numbers. On a phone the wheel comes over the cloth while it turns. */
export class RouletteView implements TableView {
  readonly root: HTMLElement
  readonly #cloth: Cloth
  readonly #wheel = new Wheel()
  readonly #result = make('p', { class: 'fallen', 'aria-hidden': 'true' })
  readonly #last = make('ol', { class: 'last-numbers', 'aria-label': texts.roulette.last })
  /** Fingers take numbers and the lines between them in turn: both at once would be too small for them. */
  readonly #layers = make('button', { type: 'button', class: 'choice layers' })
  readonly #hands: ViewHands

  constructor(game: RouletteDefinition, hands: ViewHands) {
    this.#hands = hands
    this.#cloth = new Cloth(game.chips, hands.amount, hands.place)
    const spots = game.spots.map((one) => {
      const place = placeOf(one.spot)
      const made = this.#cloth.spot(
        one,
        `${place.isBetween ? 'between' : 'cell'} ${classOf(one.spot)}`,
        ...faceOf(one.spot, place.isBetween),
      )
      for (const name of ['u', 'v', 'long', 'wide'] as const) made.style.setProperty(`--${name}`, String(place[name]))
      if (!place.isBetween) this.#lightOnHover(made, one.spot)
      return made
    })
    const cloth = make('div', { class: 'cloth', role: 'group', 'aria-label': texts.roulette.cloth }, ...spots)
    walkByArrows(cloth)
    const bowl = make('div', { class: 'bowl-side' }, this.#wheel.root, this.#result)
    this.#layers.addEventListener('click', () => this.#layBetween(!this.root.classList.contains('between-numbers')))
    this.root = make('div', { class: 'table roulette' }, bowl, this.#last, this.#layers, cloth)
    this.#layBetween(false)
    followTouch((isTouch) => {
      this.root.classList.toggle('touch', isTouch)
      if (!isTouch) this.#layBetween(false)
    })
  }

  showStakes(stakes: readonly Stake[], free: boolean): void {
    this.#cloth.showStakes(stakes, free)
    if (free && stakes.length > 0) this.#dim()
  }

  begin(): void {
    this.#dim()
    this.#layBetween(false)
    this.root.classList.add('turning')
    // The wheel lies over the top of what may be scrolled.
    this.root.closest('.stage')?.scrollTo({ top: 0 })
    this.#wheel.begin(this.#hands.calm())
  }

  settle(): void {
    this.root.classList.remove('turning')
    this.#wheel.settle()
  }

  async show(reply: TableRound, _before: TableRound | null, skip: AbortSignal): Promise<void> {
    if (reply.outcome.kind !== 'roulette') return
    const { number, results } = reply.outcome
    this.#dim()
    this.root.classList.add('turning')
    this.#hands.play('ball')
    await this.#wheel.fall(number, this.#hands.calm(), skip)
    this.#result.textContent = String(number)
    this.#result.className = `fallen ${colourOf(number)} shown`
    await pause(this.#hands.calm() ? 400 : 1_100, skip)
    this.root.classList.remove('turning')
    this.#remember(number)
    this.#cloth.showResults(results)
    const fallen = this.#cloth.button(`straight-${number}`)
    fallen?.classList.add('fell')
    fallen?.scrollIntoView({ block: 'nearest' })
  }

  /** Whether fingers lay on the lines between numbers; else on numbers and outside. */
  #layBetween(isBetween: boolean): void {
    this.root.classList.toggle('between-numbers', isBetween)
    this.#layers.textContent = isBetween ? texts.roulette.layers.numbers : texts.roulette.layers.between
  }

  #dim(): void {
    this.#result.classList.remove('shown')
    this.#cloth.showResults(null)
    for (const one of this.root.querySelectorAll('.fell')) one.classList.remove('fell')
  }

  #remember(number: number): void {
    this.#last.prepend(make('li', { class: colourOf(number) }, String(number)))
    for (const old of [...this.#last.children].slice(REMEMBERED)) old.remove()
  }

  /** Dozens, columns and even chances light the numbers they cover. */
  #lightOnHover(made: HTMLElement, spot: string): void {
    if (!/^(dozen|column|red|black|odd|even|low|high)/.test(spot)) return
    const light = (isLit: boolean) => () => {
      for (const one of this.root.querySelectorAll<HTMLElement>('[data-spot^="straight-"]')) {
        const number = Number(one.dataset['spot']?.slice(9))
        one.classList.toggle('lit', isLit && covers(spot, number))
      }
    }
    made.addEventListener('pointerenter', light(true))
    made.addEventListener('pointerleave', light(false))
  }
}

function covers(spot: string, number: number): boolean {
  if (number === 0) return false
  const nth = Number(spot.split('-')[1])
  if (spot.startsWith('dozen')) return Math.ceil(number / 12) === nth
  if (spot.startsWith('column')) return number % 3 === nth % 3
  if (spot === 'red' || spot === 'black') return colourOf(number) === spot
  if (spot === 'odd' || spot === 'even') return (number % 2 === 1) === (spot === 'odd')
  return number <= 18 === (spot === 'low')
}

function classOf(spot: string): string {
  const [name, number] = spot.split('-')
  if (name === 'straight') return `number ${colourOf(Number(number))}`
  return name === 'red' || name === 'black' ? `outside ${name}` : `outside ${name ?? ''}`
}

function faceOf(spot: string, isBetween: boolean): HTMLElement[] {
  if (isBetween) return []
  const [name = '', number = ''] = spot.split('-')
  const words =
    name === 'straight'
      ? number
      : name === 'dozen'
        ? texts.roulette.dozen(Number(number))
        : name === 'column'
          ? texts.roulette.column
          : (texts.roulette.short[name] ?? '')
  return [make('span', { class: 'face', 'aria-hidden': 'true' }, words)]
}

const TOUCH = '(hover: none) and (pointer: coarse)'

/** Tells whether fingers are the way this device is used, now and when it changes. */
function followTouch(tell: (isTouch: boolean) => void): void {
  const query = matchMedia(TOUCH)
  query.addEventListener('change', () => tell(query.matches))
  tell(query.matches)
}
