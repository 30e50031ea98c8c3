import { colourOf, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.statistics
const LATEST = 12
const LISTED = 3
const ALL = Array.from({ length: 37 }, (_, number) => number)

/** Numbers of the table's results, newest first; a result of another form is left out. */
export const numbersIn = (results: readonly string[]): number[] =>
  results.map((result) => Number(result.match(/\d+/)?.[0] ?? Number.NaN)).filter((number) => number >= 0 && number <= 36)

const badge = (number: number): HTMLElement => make('i', { class: `badge ${colourOf(number)}` }, String(number))

const latest = (numbers: readonly number[]): HTMLElement =>
  make(
    'ol',
    { class: 'latest', 'aria-label': t.latestName },
    ...numbers.slice(0, LATEST).map((number) => make('li', { class: colourOf(number) }, String(number))),
  )

interface Figures {
  shares: Record<'red' | 'green' | 'black', number>
  hot: [number, number][]
  cold: [number, number][]
}

/** Shares of the colours in per cent; the most and least frequent numbers with their counts. */
export function figuresOf(numbers: readonly number[]): Figures {
  const count = (number: number): number => numbers.filter((other) => other === number).length
  const share = (colour: string): number =>
    numbers.length === 0 ? 0 : Math.round((numbers.filter((number) => colourOf(number) === colour).length * 100) / numbers.length)
  const counted = ALL.map((number): [number, number] => [number, count(number)])
  const [red, green] = [share('red'), share('green')]
  return {
    shares: { red, green, black: numbers.length === 0 ? 0 : 100 - red - green },
    hot: counted.toSorted((a, b) => b[1] - a[1]).slice(0, LISTED),
    cold: counted.toSorted((a, b) => a[1] - b[1]).slice(0, LISTED),
  }
}

function bar({ red, green, black }: Figures['shares']): HTMLElement {
  const part = (colour: string, share: number): HTMLElement => {
    const element = make('i', { class: colour })
    element.style.flexGrow = String(share)
    return element
  }
  const parts = [part('red', red), part('green', green), part('black', black)]
  return make('div', { class: 'share-bar', role: 'img', 'aria-label': t.share(red, green, black) }, ...parts)
}

/** Two lines for a phone: the last twelve, shares of the colours, hot and cold numbers. */
export function briefStatistics(numbers: readonly number[]): HTMLElement[] {
  const { shares, hot, cold } = figuresOf(numbers)
  const names = (list: [number, number][]): string =>
    list
      .slice(0, 2)
      .map(([number]) => number)
      .join(' · ')
  return [
    latest(numbers),
    make(
      'div',
      { class: 'brief' },
      make('i', { class: 'dot red' }),
      `${shares.red}\u00a0%`,
      bar(shares),
      `${shares.black}\u00a0%`,
      make('i', { class: 'dot black' }),
      make('span', { class: 'brief-numbers' }, `${t.hot} `, make('b', {}, names(hot))),
      make('span', { class: 'brief-numbers' }, `${t.cold} `, make('b', {}, names(cold))),
    ),
  ]
}

/** The statistics of the side panel and of the sheet behind the phone's two lines. */
export function fullStatistics(numbers: readonly number[]): HTMLElement[] {
  const { shares, hot, cold } = figuresOf(numbers)
  const list = (name: string, entries: [number, number][]): HTMLElement =>
    make(
      'div',
      {},
      make('h3', {}, name),
      make('ul', {}, ...entries.map(([number, count]) => make('li', {}, badge(number), t.times(count)))),
    )
  const share = (name: string, value: number): HTMLElement => make('span', {}, `${name} `, make('b', {}, `${value}\u00a0%`))
  return [
    make('h2', {}, t.title, make('small', {}, t.note(numbers.length))),
    make('section', {}, make('h3', {}, t.latest), latest(numbers)),
    make(
      'section',
      {},
      make('h3', {}, t.colours),
      bar(shares),
      make('p', { class: 'share-legend' }, share(t.red, shares.red), share('0', shares.green), share(t.black, shares.black)),
    ),
    make('section', { class: 'hot-cold' }, list(t.hot, hot), list(t.cold, cold)),
    make('p', { class: 'chance' }, t.chance),
  ]
}
