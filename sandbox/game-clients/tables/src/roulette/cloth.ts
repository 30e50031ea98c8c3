import type { RouletteDefinition } from '@herna/contract/games'
import { colourOf, make } from '@herna/game-kit'
import { type BettingLayout, enableArrowKeys } from '../betting-layout/index.ts'
import { texts } from '../texts/index.ts'
import { placeOf } from './geometry.ts'

/** The cloth: numbers and outside bets as cells, bets on several numbers on the lines between them. */
export function createCloth(game: RouletteDefinition, layout: BettingLayout): HTMLElement {
  const spots = game.spots.map((definition) => {
    const { spot } = definition
    const place = placeOf(spot)
    const element = layout.spot(
      definition,
      `${place.isBetween ? 'between' : 'cell'} ${classOf(spot)}`,
      ...faceOf(spot, place.isBetween),
    )
    for (const name of ['u', 'v', 'length', 'width'] as const) element.style.setProperty(`--${name}`, String(place[name]))
    return element
  })
  const cloth = make('div', { class: 'betting-layout', role: 'group', 'aria-label': texts.roulette.cloth }, ...spots)
  enableArrowKeys(cloth)
  highlightOnHover(cloth)
  return cloth
}

/** Dozens, columns and even chances highlight their numbers under a mouse. */
function highlightOnHover(cloth: HTMLElement): void {
  const numbers = [...cloth.querySelectorAll<HTMLElement>('.number')]
  const highlight = ({ target, type }: Event): void => {
    const spot = target instanceof HTMLElement ? target.closest<HTMLElement>('.cell.outside')?.dataset['spot'] : undefined
    for (const cell of numbers) {
      const number = Number(cell.dataset['spot']?.slice('straight-'.length))
      cell.classList.toggle('highlighted', type === 'pointerover' && spot !== undefined && covers(spot, number))
    }
  }
  cloth.addEventListener('pointerover', highlight)
  cloth.addEventListener('pointerleave', highlight)
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
  const [name = '', number] = spot.split('-')
  return name === 'straight' ? `number ${colourOf(Number(number))}` : `outside ${name}`
}

function faceOf(spot: string, isBetween: boolean): HTMLElement[] {
  return isBetween ? [] : [make('span', { class: 'face', 'aria-hidden': 'true' }, labelOf(spot))]
}

function labelOf(spot: string): string {
  const [name = '', number = ''] = spot.split('-')
  const t = texts.roulette
  if (name === 'straight') return number
  if (name === 'dozen') return t.dozen(Number(number))
  return name === 'column' ? t.column : (t.short[name] ?? '')
}
