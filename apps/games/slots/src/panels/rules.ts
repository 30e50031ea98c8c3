import type { SlotDefinition } from '@herna/contract/games'
import { draw, make } from '../dom.ts'
import { linePoints } from '../reels/index.ts'
import { amountText, numberText, texts } from '../texts/index.ts'

const t = texts.rules

const points = (list: readonly string[]): HTMLElement =>
  make('ul', { class: 'points' }, ...list.map((point) => make('li', {}, point)))

/** The rules as the host's definition tells them: nothing here is known beyond it. */
export function rules(game: SlotDefinition, currency: string, bet: number): HTMLElement[] {
  return [
    make('p', { class: 'demo-note' }, t.demo),
    make('h3', {}, t.facts),
    facts(game, currency, bet),
    make('p', { class: 'hint' }, `${t.rtpNote(t.percent(game.rtp))} ${t.volatilityNote}`),
    make('h3', {}, t.how),
    points(waysToWin(game)),
    ...freeSpins(game),
    make('h3', {}, t.lines),
    make('ol', { class: 'line-list' }, ...game.lines.map((rows, line) => lineCard(game, rows, line + 1))),
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
    [t.grid, t.gridOf(game.reels, game.rows, game.lines.length)],
    [t.bets, t.betsOf(amountText(least, currency), amountText(most, currency))],
  ]
  return make(
    'dl',
    { class: 'facts' },
    ...rows.map(([name, value]) => make('div', {}, make('dt', {}, name), make('dd', {}, value))),
  )
}

function waysToWin(game: SlotDefinition): string[] {
  const wild = game.symbols.find((symbol) => symbol.role === 'wild')
  const scatterPays = game.symbols.some((symbol) => symbol.role === 'scatter' && symbol.pays.length > 0)
  return [...t.howPoints, ...(wild ? [t.wildPoint(wild.name)] : []), ...(scatterPays ? [t.scatterPoint] : [])]
}

function freeSpins(game: SlotDefinition): HTMLElement[] {
  const scatter = game.symbols.find((symbol) => symbol.role === 'scatter')
  if (game.freeSpins === null || scatter === undefined) return []
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
    return draw('rect', {
      x: reel * 100 + 12,
      y: row * 100 + 12,
      width: 76,
      height: 76,
      rx: 12,
      class: rows[reel] === row ? 'on' : 'off',
    })
  })
  const path = draw('polyline', { points: linePoints(rows), class: 'line-colour' })
  return make(
    'li',
    {},
    make('span', { 'aria-hidden': 'true' }, String(line)),
    draw(
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
