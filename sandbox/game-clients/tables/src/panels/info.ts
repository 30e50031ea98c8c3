import type { TableDefinition } from '@herna/contract/games'
import { amountText, make, openTabbedPanel, percentText } from '@herna/game-kit'
import { texts } from '../texts/index.ts'

const t = texts.info

/** Opens the panel with rules, payouts and RTP of each spot. */
export function openTableInfo(game: TableDefinition, currency: string): void {
  const amount = (cents: number): string => amountText(cents, currency)
  const fact = (name: string, value: string): HTMLElement => make('div', {}, make('dt', {}, name), make('dd', {}, value))
  const facts = make(
    'dl',
    { class: 'facts' },
    fact(t.rtp, percentText(game.rtp)),
    fact(t.limits, t.range(amount(game.minBet), amount(game.maxBet))),
    fact(t.highest, t.times(game.maxWinMultiple)),
    fact(t.provider, game.providerName),
  )
  const rules = make('ul', { class: 'rules' }, ...game.rules.map((rule) => make('li', {}, rule)))
  openTabbedPanel(t.open, t.open, [
    { name: t.rules, content: [rules, facts] },
    { name: t.spots, content: [paysOf(game)] },
  ])
}

function paysOf(game: TableDefinition): HTMLElement {
  const row = (...cells: string[]): HTMLElement =>
    make('tr', {}, ...cells.map((cell, place) => (place === 0 ? make('th', { scope: 'row' }, cell) : make('td', {}, cell))))
  const head = (...cells: string[]): HTMLElement =>
    make('thead', {}, make('tr', {}, ...cells.map((cell) => make('th', { scope: 'col' }, cell))))
  if (game.kind === 'video-poker') {
    const lines = game.payTable.map(({ name, pays }) => row(name, `${pays} ×`))
    return make('table', { class: 'pays' }, head(t.hand, t.pays), make('tbody', {}, ...lines))
  }
  const lines = kindsOf(game).map((spot) => row(spot.name, texts.spot.pays(spot).join('; '), percentText(spot.rtp)))
  return make('table', { class: 'pays' }, head(t.spot, t.pays, t.returns), make('tbody', {}, ...lines))
}

type Spots = Exclude<TableDefinition, { kind: 'video-poker' }>['spots']

/** Roulette has 157 spots of eleven kinds: lists one of each. */
function kindsOf(game: Exclude<TableDefinition, { kind: 'video-poker' }>): Spots {
  if (game.kind !== 'roulette') return game.spots
  const listedKinds = new Set<string>()
  return game.spots.filter(({ spot, paysToOne, rtp }) => {
    const kind = /^[a-z]+-\d/.test(spot) ? `${spot.split('-')[0]} ${paysToOne} ${rtp}` : spot
    return !listedKinds.has(kind) && listedKinds.add(kind)
  })
}
