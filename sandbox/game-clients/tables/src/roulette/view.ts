import type { RouletteDefinition, Stake } from '@herna/contract/games'
import { make } from '@herna/game-kit'
import { BettingLayout, type TableView, type ViewCallbacks, enableArrowKeys } from '../betting-layout/index.ts'
import { pause } from '../pace/index.ts'
import type { TableRound } from '../session/index.ts'
import { texts } from '../texts/index.ts'
import { placeOf } from './geometry.ts'
import { colourOf } from './order.ts'
import { Wheel } from './wheel.ts'

const HISTORY_LENGTH = 12

/** Wheel, betting layout and last numbers. On phones the wheel covers the layout while it turns. */
export class RouletteView implements TableView {
  readonly root: HTMLElement
  readonly #layout: BettingLayout
  readonly #wheel = new Wheel()
  readonly #result = make('p', { class: 'winning-number', 'aria-hidden': 'true' })
  readonly #last = make('ol', { class: 'last-numbers', 'aria-label': texts.roulette.last })
  /** On touch devices numbers and lines between them are alternated, because both at once would be too small. */
  readonly #layers = make('button', { type: 'button', class: 'choice layers' })
  readonly #callbacks: ViewCallbacks

  constructor(game: RouletteDefinition, callbacks: ViewCallbacks) {
    this.#callbacks = callbacks
    this.#layout = new BettingLayout(game.chips, callbacks.amount, callbacks.place)
    const spots = game.spots.map((definition) => {
      const place = placeOf(definition.spot)
      const element = this.#layout.spot(
        definition,
        `${place.isBetween ? 'between' : 'cell'} ${classOf(definition.spot)}`,
        ...faceOf(definition.spot, place.isBetween),
      )
      for (const name of ['u', 'v', 'length', 'width'] as const) element.style.setProperty(`--${name}`, String(place[name]))
      if (!place.isBetween) this.#highlightOnHover(element, definition.spot)
      return element
    })
    const layoutElement = make('div', { class: 'betting-layout', role: 'group', 'aria-label': texts.roulette.cloth }, ...spots)
    enableArrowKeys(layoutElement)
    const bowl = make('div', { class: 'bowl-side' }, this.#wheel.root, this.#result)
    this.#layers.addEventListener('click', () => this.#setBetweenNumbers(!this.root.classList.contains('between-numbers')))
    this.root = make('div', { class: 'table roulette' }, bowl, this.#last, this.#layers, layoutElement)
    this.#setBetweenNumbers(false)
    onTouchChange((isTouch) => {
      this.root.classList.toggle('touch', isTouch)
      if (!isTouch) this.#setBetweenNumbers(false)
    })
  }

  showStakes(stakes: readonly Stake[], free: boolean): void {
    this.#layout.showStakes(stakes, free)
    if (free && stakes.length > 0) this.#clearResult()
  }

  begin(): void {
    this.#clearResult()
    this.#setBetweenNumbers(false)
    this.root.classList.add('turning')
    // The wheel covers the top of the scrollable area.
    this.root.closest('.game-area')?.scrollTo({ top: 0 })
    this.#wheel.begin(this.#callbacks.reducedMotion())
  }

  reset(): void {
    this.root.classList.remove('turning')
    this.#wheel.settle()
  }

  async show(reply: TableRound, _previousRound: TableRound | null, skip: AbortSignal): Promise<void> {
    if (reply.outcome.kind !== 'roulette') return
    const { number, results } = reply.outcome
    this.#clearResult()
    this.root.classList.add('turning')
    this.#callbacks.play('ball')
    await this.#wheel.fall(number, this.#callbacks.reducedMotion(), skip)
    this.#result.textContent = String(number)
    this.#result.className = `winning-number ${colourOf(number)} shown`
    await pause(this.#callbacks.reducedMotion() ? 400 : 1_100, skip)
    this.root.classList.remove('turning')
    this.#addToHistory(number)
    this.#layout.showResults(results)
    const winningSpot = this.#layout.button(`straight-${number}`)
    winningSpot?.classList.add('winning')
    winningSpot?.scrollIntoView({ block: 'nearest' })
  }

  /** Switches between the lines between numbers and the numbers with outside bets. */
  #setBetweenNumbers(isBetween: boolean): void {
    this.root.classList.toggle('between-numbers', isBetween)
    this.#layers.textContent = isBetween ? texts.roulette.layers.numbers : texts.roulette.layers.between
  }

  #clearResult(): void {
    this.#result.classList.remove('shown')
    this.#layout.showResults(null)
    for (const element of this.root.querySelectorAll('.winning')) element.classList.remove('winning')
  }

  #addToHistory(number: number): void {
    this.#last.prepend(make('li', { class: colourOf(number) }, String(number)))
    for (const oldItem of [...this.#last.children].slice(HISTORY_LENGTH)) oldItem.remove()
  }

  /** Dozens, columns and even chances highlight their numbers on hover. */
  #highlightOnHover(element: HTMLElement, spot: string): void {
    if (!/^(dozen|column|red|black|odd|even|low|high)/.test(spot)) return
    const setHighlighted = (isHighlighted: boolean) => () => {
      for (const numberSpot of this.root.querySelectorAll<HTMLElement>('[data-spot^="straight-"]')) {
        const number = Number(numberSpot.dataset['spot']?.slice(9))
        numberSpot.classList.toggle('highlighted', isHighlighted && covers(spot, number))
      }
    }
    element.addEventListener('pointerenter', setHighlighted(true))
    element.addEventListener('pointerleave', setHighlighted(false))
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
  const label =
    name === 'straight'
      ? number
      : name === 'dozen'
        ? texts.roulette.dozen(Number(number))
        : name === 'column'
          ? texts.roulette.column
          : (texts.roulette.short[name] ?? '')
  return [make('span', { class: 'face', 'aria-hidden': 'true' }, label)]
}

const TOUCH = '(hover: none) and (pointer: coarse)'

/** Reports whether this is a touch device, now and on changes. */
function onTouchChange(onChange: (isTouch: boolean) => void): void {
  const query = matchMedia(TOUCH)
  query.addEventListener('change', () => onChange(query.matches))
  onChange(query.matches)
}
