import type { LiveDefinition, SpotDefinition } from '@herna/contract/games'
import { amountText, make, openTabbedPanel, percentText, plainAmountText } from '@herna/game-kit'
import { texts } from '../texts/index.ts'
import { moreTools } from './more-tools.ts'

const t = texts.info

/** Opens the panel with rules, payouts and RTP of each kind of bet, and with what the bar has no room for. */
export function openTableInfo(game: LiveDefinition, currency: string, page: ParentNode): void {
  const amount = (cents: number): string => amountText(cents, currency)
  const fact = (name: string, value: string): HTMLElement => make('div', {}, make('dt', {}, name), make('dd', {}, value))
  const facts = make(
    'dl',
    { class: 'info-facts' },
    fact(t.rtp, percentText(game.rtp)),
    fact(t.limits, texts.bar(plainAmountText(game.minBet), amount(game.maxBet))),
    fact(t.highest, t.times(game.maxWinMultiple)),
    fact(t.provider, game.providerName),
  )
  const rules = make('ul', { class: 'rules' }, ...game.rules.map((rule) => make('li', {}, rule)))
  const panel = openTabbedPanel(t.open, t.open, [
    { name: t.rules, content: [rules, facts] },
    { name: t.spots, content: [payouts(game)] },
    { name: texts.limits.title, content: [limits(game, amount)] },
  ])
  const tools = moreTools(page, () => panel.close())
  if (tools !== null) panel.querySelector('.panel-body')?.prepend(tools)
}

/** What may be staked in a round, and on each kind of spot. */
function limits({ minBet, maxBet, spotLimits }: LiveDefinition, amount: (cents: number) => string): HTMLElement {
  const cells = [texts.limits.kind, texts.limits.range].map((name) => make('th', { scope: 'col' }, name))
  const rows = [{ name: texts.limits.round, minBet, maxBet }, ...spotLimits].map((limit) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, limit.name),
      make('td', {}, texts.bar(plainAmountText(limit.minBet), amount(limit.maxBet))),
    ),
  )
  return make('table', { class: 'pays' }, make('thead', {}, make('tr', {}, ...cells)), make('tbody', {}, ...rows))
}

function payouts(game: LiveDefinition): HTMLElement {
  const cells = [t.spot, t.pays, t.returns].map((name) => make('th', { scope: 'col' }, name))
  const rows = kindsOf(game.spots).map((spot) =>
    make(
      'tr',
      {},
      make('th', { scope: 'row' }, spot.name),
      make('td', {}, texts.spot.pays(spot)),
      make('td', {}, percentText(spot.rtp)),
    ),
  )
  return make('table', { class: 'pays' }, make('thead', {}, make('tr', {}, ...cells)), make('tbody', {}, ...rows))
}

/** Roulette has 157 spots of eleven kinds: one of each kind is listed. */
function kindsOf(spots: readonly SpotDefinition[]): SpotDefinition[] {
  const listed = new Set<string>()
  return spots.filter(({ spot, paysToOne, rtp }) => {
    const kind = /^(straight|split|street|trio|corner|line|dozen|column)-/.test(spot)
      ? `${spot.split('-')[0]} ${paysToOne} ${rtp}`
      : spot
    return !listed.has(kind) && listed.add(kind)
  })
}
