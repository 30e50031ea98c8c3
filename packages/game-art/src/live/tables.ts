import { type Card, face, SUITS } from '../families/cards.ts'
import type { Scene } from '../scene/scene.ts'
import { n1, path, rect } from '../scene/shapes.ts'
import { picture } from '../scene/pictures.ts'
import { chips, moneyWheel, rouletteWheel } from './wheels.ts'

const RANKS = ['2', '3', '5', '7', '8', '9', '10', 'J', 'Q', 'K', 'A'] as const
const CHIP_COLOURS = ['#c81e3a', '#1f6fd6', '#0f8a4b', '#24202e', '#7a3fb5', '#c98a1e'] as const

/** A card on the felt. */
function cardOnTable(s: Scene, x: number, y: number, rot: number, card: Card, k = 1): string {
  const h = 62 * k
  return `<g transform="translate(${n1(x)} ${n1(y)}) rotate(${n1(rot)}) translate(${n1(-h * 0.355)} ${n1(-h / 2)})" filter="url(#cut)">${face(s, card, h * 0.71, h)}</g>`
}
const randomCard = (s: Scene): Card => [s.r.pick(RANKS), s.r.pick(SUITS)]
const stack = (s: Scene, x: number, y: number, k = 1): string =>
  chips(s.W * x, s.H * y, s.r.pick(CHIP_COLOURS), (k * s.H) / 300, 3 + Math.floor(s.r() * 4))
const row = (s: Scene, xs: readonly number[], k = 1): string =>
  xs.map((x) => cardOnTable(s, s.W * x, s.H * s.r.range(0.885, 0.9), s.r.range(-8, 8), randomCard(s), (k * s.H) / 300)).join('')
const die = (s: Scene, x: number, y: number, size: number, rot: number): string =>
  picture({ next: s.id }, 'game-die', s.W * x, s.H * y, s.H * size, { filter: 'lit', rot })

/** What is on the table and behind the dealer, by the kind of table. */
export const TABLES = {
  roulette: {
    behindDealer: () => '',
    onTable: (s: Scene) =>
      rouletteWheel(s.W * 0.5, s.H * 0.95, s.W * s.r.range(0.3, 0.36), 0.42, s.r() * 6) +
      stack(s, 0.09, 0.9) +
      stack(s, 0.91, 0.92),
    dealerScale: 1.44,
  },
  blackjack: {
    behindDealer: () => '',
    onTable: (s: Scene) =>
      cardOnTable(s, s.W * 0.4, s.H * 0.88, -12, ['A', s.r.pick(SUITS)], s.H / 280) +
      cardOnTable(s, s.W * 0.51, s.H * 0.87, 5, [s.r.pick(['K', 'Q', 'J', '10']), s.r.pick(SUITS)], s.H / 280) +
      stack(s, 0.7, 0.93, 1.1) +
      stack(s, 0.8, 0.96, 1.1) +
      stack(s, 0.2, 0.95, 1.1),
    dealerScale: 1.52,
  },
  baccarat: {
    behindDealer: () => '',
    onTable: (s: Scene) => row(s, [0.26, 0.36, 0.64, 0.74]) + stack(s, 0.5, 0.96, 0.9),
    dealerScale: 1.52,
  },
  poker: {
    behindDealer: () => '',
    onTable: (s: Scene) => row(s, [0.28, 0.39, 0.5, 0.61, 0.72], 0.94) + stack(s, 0.1, 0.95) + stack(s, 0.9, 0.95),
    dealerScale: 1.5,
  },
  duel: {
    behindDealer: () => '',
    onTable: (s: Scene) =>
      rect(s.W * 0.16, s.H * 0.83, s.W * 0.2, s.H * 0.2, 'rx="8" fill="#c81e3a" opacity=".55"') +
      rect(s.W * 0.64, s.H * 0.83, s.W * 0.2, s.H * 0.2, 'rx="8" fill="#c98a1e" opacity=".55"') +
      row(s, [0.26, 0.74], 1.25) +
      stack(s, 0.44, 0.96) +
      stack(s, 0.56, 0.95),
    dealerScale: 1.52,
  },
  dice: {
    behindDealer: () => '',
    onTable: (s: Scene) => die(s, 0.34, 0.86, 0.26, -10) + die(s, 0.5, 0.9, 0.28, 14) + die(s, 0.67, 0.86, 0.25, 38),
    dealerScale: 1.5,
  },
  wheel: {
    behindDealer: (s: Scene) => moneyWheel(s.W * 0.66, s.H * 0.42, s.H * 0.5, s.r.pick([12, 16, 18, 20]), s.r() * 6, s.pal),
    onTable: (s: Scene) => stack(s, 0.14, 0.94, 1.1) + stack(s, 0.86, 0.94, 1.1),
    dealerScale: 1.3,
  },
  stage: {
    behindDealer: (s: Scene) =>
      s.hero(s.W * 0.7, s.H * 0.4, s.H * 0.5) +
      path(
        `M${n1(s.W * 0.5)} ${n1(s.H * 0.68)}h${n1(s.W * 0.42)}l${n1(-s.W * 0.03)} ${n1(s.H * 0.06)}h${n1(-s.W * 0.36)}z`,
        'fill="url(#gold)"',
      ),
    onTable: (s: Scene) => stack(s, 0.12, 0.94, 1.1) + stack(s, 0.88, 0.95, 1.1),
    dealerScale: 1.34,
  },
} as const satisfies Record<string, { behindDealer: (s: Scene) => string; onTable: (s: Scene) => string; dealerScale: number }>
export type TableKind = keyof typeof TABLES

const BY_MOTIF: Record<string, TableKind> = {
  roulette: 'roulette',
  blackjack: 'blackjack',
  baccarat: 'baccarat',
  dragontiger: 'duel',
  poker: 'poker',
  cards: 'poker',
  dice: 'dice',
  sicbo: 'dice',
  backgammon: 'dice',
  wheel: 'wheel',
}
/** The kind of a live table, by its motifs; a game without a table motif is a show on a stage. */
export const tableKind = (words: readonly string[]): TableKind =>
  words.map((word) => BY_MOTIF[word]).find((kind) => kind !== undefined) ?? 'stage'
