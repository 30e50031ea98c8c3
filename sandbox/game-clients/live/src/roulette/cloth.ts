import type { LiveDefinition, SpotDefinition } from '@herna/contract/games'
import { button, colourOf, commonTexts, crossingOf, make, Racetrack } from '@herna/game-kit'
import type { BoardActions, BoardView } from '../board/index.ts'
import { arrowKeys, Spots } from '../chips/index.ts'
import { texts } from '../texts/index.ts'
import { BetweenNumbers } from './between-numbers.ts'

const t = texts.roulette
const EVEN_CHANCES = ['low', 'even', 'red', 'black', 'odd', 'high']

/** The cloth: numbers and outside bets as cells, bets on several numbers on the lines between them. */
export class Cloth {
  readonly root: HTMLElement
  readonly #spots: Spots
  readonly #between: BetweenNumbers
  readonly #openTrack: HTMLButtonElement
  readonly #track: Racetrack
  #canBet = false

  constructor(definition: LiveDefinition, actions: BoardActions) {
    this.#spots = new Spots(definition, actions)
    this.#between = new BetweenNumbers(definition, actions, (numbers) => this.#highlight(numbers))
    const cells = definition.spots.filter(({ spot }) => !crossingOf(spot)).map((spot) => this.#cell(spot))
    const crossings = definition.spots.filter(({ spot }) => crossingOf(spot)).map((spot) => this.#crossing(spot))
    this.#track = new Racetrack(actions)
    this.#openTrack = button(
      commonTexts.roulette.racetrack.title,
      { class: 'cell more neighbours', 'aria-haspopup': 'dialog' },
      commonTexts.roulette.racetrack.open,
    )
    this.#openTrack.addEventListener('click', () => {
      if (this.#canBet) this.#track.open()
    })
    this.root = make(
      'div',
      { class: 'cloth', role: 'group', 'aria-label': t.cloth },
      ...cells,
      ...crossings,
      this.#between.root,
      this.#openTrack,
    )
    this.root.addEventListener('keydown', arrowKeys(this.root, '.cell'))
  }

  render(view: BoardView): void {
    this.#canBet = view.canBet
    this.#spots.render(view)
    this.#between.render(view.canBet)
    this.#openTrack.setAttribute('aria-disabled', String(!view.canBet))
    if (!view.canBet) this.#track.close()
  }

  showResult(number: number | null): void {
    this.#spots.showHits(number === null ? [] : [`straight-${number}`])
  }

  #cell(spot: SpotDefinition): HTMLButtonElement {
    const [kind = '', nth = ''] = spot.spot.split('-')
    const number = Number(nth)
    if (kind !== 'straight') {
      const cell = this.#spots.add(spot, `cell ${outsideClass(kind)}`, [make('span', {}, outsideFace(kind, number))])
      cell.style.setProperty('--at', String(outsidePlace(kind, number)))
      return cell
    }
    const className = `cell ${number === 0 ? 'zero' : 'number'} ${colourOf(number)}`
    const cell = this.#spots.add(spot, className, [make('b', {}, nth)], () => this.#pressNumber(spot.spot, number))
    cell.style.setProperty('--column', String(Math.ceil(number / 3)))
    cell.style.setProperty('--row', String(number === 0 ? 1 : 3 - ((number - 1) % 3)))
    return cell
  }

  #pressNumber(spot: string, number: number): void {
    if (!this.#between.tap(number)) this.#between.place(spot)
  }

  /** Lies over a line; for a mouse. With touch and keys these bets are placed by kind. */
  #crossing(spot: SpotDefinition): HTMLButtonElement {
    const element = this.#spots.add(spot, 'crossing', [])
    element.tabIndex = -1
    const place = crossingOf(spot.spot)
    for (const [name, value] of Object.entries(place ?? {})) element.style.setProperty(`--${name}`, String(value))
    return element
  }

  #highlight(numbers: readonly number[]): void {
    for (let number = 0; number <= 36; number += 1)
      this.#spots.get(`straight-${number}`)?.classList.toggle('is-candidate', numbers.includes(number))
  }
}

const outsideClass = (kind: string): string =>
  kind === 'column' || kind === 'dozen' ? `outside ${kind}` : `outside even-chance ${kind}`

const outsideFace = (kind: string, nth: number): string =>
  kind === 'dozen' ? t.dozen(nth) : kind === 'column' ? t.column : (t.short[kind] ?? kind)

/** Dozens and even chances: columns from the left; columns: the row of the horizontal cloth. */
const outsidePlace = (kind: string, nth: number): number =>
  kind === 'dozen' ? (nth - 1) * 4 : kind === 'column' ? 4 - nth : EVEN_CHANCES.indexOf(kind) * 2
