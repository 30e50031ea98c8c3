import type { SlotDefinition, SlotSymbol } from '@herna/contract/games'
import { amountText, make } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

/** Cents paid for one paytable entry at this bet: runs pay multiples of a bet unit, scatters of the whole bet. */
export function payFor(symbol: SlotSymbol, multiple: number, bet: number, units: number): number {
  return Math.round(symbol.role === 'scatter' ? multiple * bet : (multiple * bet) / units)
}

export interface PayRow {
  count: number
  amount: number
}

/** Pay rows of a symbol, highest count first. */
export const payRows = (symbol: SlotSymbol, bet: number, units: number): PayRow[] =>
  symbol.pays
    .map(([count, multiple]) => ({ count, amount: payFor(symbol, multiple, bet, units) }))
    .filter((row) => row.amount > 0)
    .toSorted((a, b) => b.count - a.count)

const groupOf = (symbol: SlotSymbol): 'special' | 'high' | 'low' =>
  symbol.role === 'high' || symbol.role === 'low' ? symbol.role : 'special'

export function paytable(game: SlotDefinition, currency: string, bet: number): HTMLElement[] {
  const note = make('p', { class: 'hint' }, texts.paytable.forBet(amountText(bet, currency)))
  const groups = (['special', 'high', 'low'] as const).flatMap((group) => {
    const symbols = game.symbols
      .filter((symbol) => groupOf(symbol) === group)
      .toSorted((a, b) => highestPay(b, bet, game) - highestPay(a, bet, game))
    if (symbols.length === 0) return []
    return [
      make('h3', {}, texts.paytable.groups[group]),
      make('ul', { class: 'pays' }, ...symbols.map((symbol) => entry(symbol, game, currency, bet))),
    ]
  })
  const perWay = game.wins === 'ways' ? [make('p', { class: 'hint' }, texts.families.pay.perWay)] : []
  return [note, ...perWay, ...groups]
}

/** „5 ×“; for ranges with the same pay „8 – 9“ or „12 a viac“. */
export function countText(game: Pick<SlotDefinition, 'wins'>, symbol: SlotSymbol, count: number): string {
  if (game.wins !== 'anywhere') return `${count} ×`
  const next = symbol.pays.map(([least]) => least).find((least) => least > count)
  return next === undefined ? texts.families.pay.andMore(count) : texts.families.pay.range(count, next - 1)
}

const highestPay = (symbol: SlotSymbol, bet: number, game: SlotDefinition): number =>
  Math.max(0, ...payRows(symbol, bet, game.betUnits).map((row) => row.amount))

function entry(symbol: SlotSymbol, game: SlotDefinition, currency: string, bet: number): HTMLElement {
  const rows = payRows(symbol, bet, game.betUnits).map(({ count, amount }) =>
    make(
      'div',
      { class: 'pay-row' },
      make('dt', {}, countText(game, symbol, count)),
      make('dd', {}, amountText(amount, currency)),
    ),
  )
  const notes = notesOf(symbol, game)
  return make(
    'li',
    { class: `pay role-${symbol.role}` },
    make('img', { src: symbol.image, alt: '', width: 72, height: 72 }),
    make(
      'div',
      {},
      make('h4', {}, symbol.name),
      rows.length > 0
        ? make('dl', {}, ...rows)
        : make('p', {}, symbol.role === 'wild' && paysWildRuns(game) ? texts.paytable.wildRun : texts.paytable.noPay),
      ...notes.map((note) => make('p', { class: 'pay-note' }, note)),
    ),
  )
}

/** Whether runs of wilds pay: not with multiplying wilds or ways. */
const paysWildRuns = (game: SlotDefinition): boolean =>
  game.wins === 'lines' && !game.symbols.some(({ multiplier }) => multiplier !== undefined)

function notesOf(symbol: SlotSymbol, game: SlotDefinition): string[] {
  const hasScatter = game.symbols.some((other) => other.role === 'scatter')
  const { pay } = texts.families
  if (symbol.role === 'wild') {
    const times = symbol.multiplier === undefined ? [] : [pay.wildTimes(symbol.multiplier)]
    return [hasScatter ? texts.paytable.wild : texts.paytable.wildAlone, ...times]
  }
  if (symbol.role === 'coin' && game.holdAndWin)
    return [pay.coin(Math.min(...game.holdAndWin.coins), Math.max(...game.holdAndWin.coins))]
  if (symbol.role !== 'scatter') return []
  return [
    ...(game.trail ? [texts.bonuses.trail.starts(game.trail.scattersToStart)] : []),
    game.wins === 'lines' ? texts.paytable.scatter : pay.scatterAnywhere,
    ...(game.freeSpinOptions ? [] : (game.freeSpins?.awards ?? [])).map(([count, spins]) =>
      texts.paytable.freeSpins(count, spins),
    ),
  ]
}
