import type { SlotDefinition, SlotSymbol } from '@herna/contract/games'
import { make } from '../dom.ts'
import { amountText, texts } from '../texts/index.ts'

/** Cents paid for one entry of the paytable at this bet: lines pay multiples of the line bet, scatters of the whole. */
export function payFor(symbol: SlotSymbol, multiple: number, bet: number, lines: number): number {
  return Math.round(symbol.role === 'scatter' ? multiple * bet : (multiple * bet) / lines)
}

export interface PayRow {
  count: number
  amount: number
}

/** The highest count first, as players read it. */
export const payRows = (symbol: SlotSymbol, bet: number, lines: number): PayRow[] =>
  symbol.pays
    .map(([count, multiple]) => ({ count, amount: payFor(symbol, multiple, bet, lines) }))
    .filter((row) => row.amount > 0)
    .toSorted((a, b) => b.count - a.count)

const groupOf = (symbol: SlotSymbol): 'special' | 'high' | 'low' =>
  symbol.role === 'high' || symbol.role === 'low' ? symbol.role : 'special'

export function paytable(game: SlotDefinition, currency: string, bet: number): HTMLElement[] {
  const note = make('p', { class: 'hint' }, texts.paytable.forBet(amountText(bet, currency)))
  const groups = (['special', 'high', 'low'] as const).flatMap((group) => {
    const symbols = game.symbols
      .filter((symbol) => groupOf(symbol) === group)
      .toSorted((a, b) => best(b, bet, game) - best(a, bet, game))
    if (symbols.length === 0) return []
    return [
      make('h3', {}, texts.paytable.groups[group]),
      make('ul', { class: 'pays' }, ...symbols.map((symbol) => entry(symbol, game, currency, bet))),
    ]
  })
  return [note, ...groups]
}

const best = (symbol: SlotSymbol, bet: number, game: SlotDefinition): number =>
  Math.max(0, ...payRows(symbol, bet, game.lines.length).map((row) => row.amount))

function entry(symbol: SlotSymbol, game: SlotDefinition, currency: string, bet: number): HTMLElement {
  const rows = payRows(symbol, bet, game.lines.length).map(({ count, amount }) =>
    make('div', { class: 'pay-row' }, make('dt', {}, `${count} ×`), make('dd', {}, amountText(amount, currency))),
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
        : make('p', {}, symbol.role === 'wild' ? texts.paytable.wildRun : texts.paytable.noPay),
      ...notes.map((note) => make('p', { class: 'pay-note' }, note)),
    ),
  )
}

function notesOf(symbol: SlotSymbol, game: SlotDefinition): string[] {
  const hasScatter = game.symbols.some((other) => other.role === 'scatter')
  if (symbol.role === 'wild') return [hasScatter ? texts.paytable.wild : texts.paytable.wildAlone]
  if (symbol.role !== 'scatter') return []
  return [
    texts.paytable.scatter,
    ...(game.freeSpins?.awards ?? []).map(([count, spins]) => texts.paytable.freeSpins(count, spins)),
  ]
}
