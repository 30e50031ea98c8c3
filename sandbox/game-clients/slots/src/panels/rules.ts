import type { SlotDefinition } from '@herna/contract/games'
import { amountText, makeSvg, make, numberText } from '@herna/game-kit'
import { linePoints } from '../reels/index.ts'
import { texts } from '../texts/index.ts'

const t = texts.rules
const f = texts.families.rules

const points = (list: readonly string[]): HTMLElement =>
  make('ul', { class: 'points' }, ...list.map((point) => make('li', {}, point)))

/** The rules, built only from the host's game definition. */
export function rules(game: SlotDefinition, mode: 'demo' | 'real', currency: string, bet: number): HTMLElement[] {
  return [
    ...(mode === 'demo' ? [make('p', { class: 'demo-note' }, t.demo)] : []),
    make('h3', {}, t.facts),
    facts(game, currency, bet),
    make('p', { class: 'hint' }, `${t.rtpNote(t.percent(game.rtp))} ${t.volatilityNote}`),
    make('h3', {}, t.how),
    points(winningRules(game)),
    ...freeSpins(game),
    ...decisions(game),
    ...cascade(game),
    ...holdAndWin(game),
    ...bonuses(game),
    ...lines(game),
    make('h3', {}, t.fairness),
    points(t.fairnessPoints),
    make('h3', {}, t.keys),
    make(
      'dl',
      { class: 'facts' },
      ...t.keysOf.map(([key, does]) => make('div', {}, make('dt', {}, make('kbd', {}, key)), make('dd', {}, does))),
    ),
  ]
}

function facts(game: SlotDefinition, currency: string, bet: number): HTMLElement {
  const least = Math.min(...game.bets)
  const most = Math.max(...game.bets)
  const rows: [string, string][] = [
    [t.rtp, t.percent(game.rtp)],
    [t.volatility, t.volatilityOf(game.volatility)],
    [t.maxWin, t.maxWinOf(numberText(game.maxWinMultiple), amountText(Math.round(game.maxWinMultiple * bet), currency))],
    [f.grid[game.wins], gridOf(game)],
    [t.bets, t.betsOf(amountText(least, currency), amountText(most, currency))],
  ]
  return make(
    'dl',
    { class: 'facts' },
    ...rows.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
  )
}

function winningRules(game: SlotDefinition): string[] {
  const wild = game.symbols.find((symbol) => symbol.role === 'wild')
  const multipliers = game.symbols.flatMap(({ multiplier }) => multiplier ?? [])
  const scatterPays = game.symbols.some((symbol) => symbol.role === 'scatter' && symbol.pays.length > 0)
  return [
    ...pointsOf(game),
    ...(wild ? [t.wildPoint(multipliers.length > 0 ? t.multiplyingWild : wild.name)] : []),
    ...(multipliers.length > 0 ? [f.wildTimes(multipliers)] : []),
    ...(scatterPays ? [t.scatterPoint] : []),
  ]
}

function pointsOf(game: SlotDefinition): readonly string[] {
  if (game.wins === 'ways') return f.waysPoints
  return game.wins === 'lines' ? t.howPoints : f.anywherePoints(leastPaid(game))
}

const leastPaid = ({ symbols }: SlotDefinition): number =>
  Math.min(...symbols.flatMap(({ pays }) => pays.map(([count]) => count)))

function gridOf({ wins, reels, rows, lines: all, ways }: SlotDefinition): string {
  if (wins === 'ways') return f.gridWays(reels, rows, ways ?? 0)
  return wins === 'lines' ? t.gridOf(reels, rows, all.length) : f.gridAnywhere(reels, rows)
}

const cascade = (game: SlotDefinition): HTMLElement[] =>
  game.cascade ? [make('h3', {}, f.cascade), points(f.cascadePoints(game.cascade.multipliers))] : []

const holdAndWin = (game: SlotDefinition): HTMLElement[] =>
  game.holdAndWin ? [make('h3', {}, f.hold), points(f.holdPoints(game.holdAndWin))] : []

const lines = (game: SlotDefinition): HTMLElement[] =>
  game.wins === 'lines'
    ? [
        make('h3', {}, t.lines),
        make('ol', { class: 'line-list' }, ...game.lines.map((rows, line) => lineCard(game, rows, line + 1))),
      ]
    : []

/** Fixed jackpots, a trail, sticky wilds. */
function bonuses({ holdAndWin: rule, trail, hasStickyWilds, freeSpins: spins }: SlotDefinition): HTMLElement[] {
  const b = texts.bonuses
  return [
    ...(rule?.levels ? [make('h3', {}, b.jackpots.rules), points(b.jackpots.points(rule.levels, rule.grand))] : []),
    ...(trail ? [make('h3', {}, b.trail.label), points(b.trail.points(trail))] : []),
    ...(hasStickyWilds && spins ? [make('h3', {}, b.sticky.title), points(b.sticky.points(spins.awards[0]?.[1] ?? 0))] : []),
  ]
}

/** Expanding wilds, chosen free spins, gamble. */
function decisions({ hasExpandingWilds, freeSpinOptions, freeSpins: spins, gamble }: SlotDefinition): HTMLElement[] {
  const d = texts.decisions.rules
  const awards = spins?.awards.map(([count]) => count) ?? []
  return [
    ...(hasExpandingWilds ? [make('h3', {}, d.expanding), points(d.expandingPoints)] : []),
    ...(freeSpinOptions ? [make('h3', {}, d.choice), points(d.choicePoints(awards, freeSpinOptions))] : []),
    ...(gamble ? [make('h3', {}, d.gamble), points(d.gamblePoints(gamble.maxSteps, gamble.highestMultiple))] : []),
  ]
}

function freeSpins(game: SlotDefinition): HTMLElement[] {
  const scatter = game.symbols.find((symbol) => symbol.role === 'scatter')
  if (game.freeSpins === null || game.freeSpinOptions || game.hasStickyWilds || scatter === undefined) return []
  const { awards, multiplier, cap } = game.freeSpins
  return [
    make('h3', {}, t.freeSpins),
    points([
      ...awards.map(([count, spins]) => t.freeSpinsAward(count, scatter.name, spins)),
      multiplier > 1 ? t.freeSpinsMultiplier(multiplier) : t.freeSpinsSame,
      t.freeSpinsBet,
      ...(cap === undefined ? [] : [t.freeSpinsCap(cap)]),
    ]),
  ]
}

function lineCard(game: SlotDefinition, rows: readonly number[], line: number): HTMLElement {
  const dots = Array.from({ length: game.reels * game.rows }, (_, place) => {
    const [reel, row] = [Math.floor(place / game.rows), place % game.rows]
    return makeSvg('rect', {
      x: reel * 100 + 12,
      y: row * 100 + 12,
      width: 76,
      height: 76,
      rx: 12,
      class: rows[reel] === row ? 'on' : 'off',
    })
  })
  const path = makeSvg('polyline', { points: linePoints(rows), class: 'line-colour' })
  return make(
    'li',
    {},
    make('span', { 'aria-hidden': 'true' }, String(line)),
    makeSvg(
      'svg',
      {
        viewBox: `0 0 ${game.reels * 100} ${game.rows * 100}`,
        role: 'img',
        'aria-label': `${t.line(line)}: ${t.lineRows(rows.map((row) => row + 1))}`,
      },
      ...dots,
      path,
    ),
  )
}
