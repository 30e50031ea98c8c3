import type { SlotDefinition } from '@herna/contract/games'
import { SCENE_LAYERS, titleAspect } from '@herna/game-art'
import type { Game } from '../games/games.ts'
import { escaped, picture } from './markup.ts'

/** What a page's root needs for the cabinet of a slot before the client's script has run: data attributes, and custom properties as a style sheet. */
export interface SlotRoot {
  readonly attributes: string
  readonly style: string
}

/** A slot's definition with the brief of its pictures; null: another kind of game. */
export const slotOf = ({ engine: { definition, brief } }: Game) =>
  definition.kind === 'slot' ? { game: definition, brief } : null
export type Slot = NonNullable<ReturnType<typeof slotOf>>

/** Material and build, as the client sets them with the definition (`applyCabinet`). */
export function slotRoot({ game, brief }: Slot): SlotRoot {
  const { cabinet, carving } = game.world
  const { hue, motion: _, ...build } = game.world.build ?? {}
  const data = {
    cabinet,
    ...build,
    ...(carving && { carving }),
    ...(hue !== undefined && { tinted: '' }),
    reels: String(game.reels),
  }
  const properties = {
    reels: game.reels,
    rows: game.rows,
    aspect: titleAspect(brief).toFixed(5),
    'name-length': game.name.length,
    'longest-word': Math.max(...game.name.split(/\s/).map(({ length }) => length)),
    'theme-accent': game.theme.accent,
    ...(hue !== undefined && { hue }),
  }
  return {
    attributes: attributesOf(data),
    style: `:root{${Object.entries(properties)
      .map(([name, value]) => `--${name}:${value}`)
      .join(';')}}${levelAmounts(game)
      .map(({ length }) => `.of-${length}{--length:${length}}`)
      .join('')}`,
  }
}

const attributesOf = (data: Readonly<Record<string, string>>): string =>
  Object.entries(data)
    .map(([name, value]) => ` data-${name}="${escaped(value)}"`)
    .join('')

/** What stands above the title: the badge of a demo, the facts of real play on the game's own page, or nothing. Only its height matters here. */
export type AboveTitle = 'badge' | 'facts' | 'nothing'
const ABOVE_TITLE: Record<AboveTitle, string> = {
  badge: '<p class="demo" aria-hidden="true"><strong>DEMO</strong></p>',
  facts: '<div class="own-page"></div>',
  nothing: '',
}

/**
 * Loading screen of a slot: its scene, its title and its cabinet without what needs a session. The elements and classes are those of the client's
 * screen, so that its style sheet puts them where the game shows them; a journey compares the places.
 */
export function slotLoading({ game }: Slot, above: AboveTitle): string {
  const { world } = game
  const layers = SCENE_LAYERS.map((layer) => `<div class="scene-layer scene-${layer}">${picture(world[layer])}</div>`).join('')
  return [
    '<div class="game">',
    `<div class="scene${world.isLight ? ' is-light' : ''}" aria-hidden="true">${layers}</div>`,
    `<header class="head">${ABOVE_TITLE[above]}${sign(game)}${levels(game)}</header>`,
    `<div class="game-area"><div class="game-space">${frame(game)}</div></div>`,
    '<div class="strip"></div>',
    CONSOLE,
    '</div>',
  ].join('')
}

/** The name, and over it the lettering once that has loaded. */
const sign = ({ name, theme }: SlotDefinition): string =>
  `<h1 class="sign is-lettered"><span class="sign-box"><span class="sign-text">${escaped(name)}</span><img class="loading-letters" src="${escaped(theme.logo)}" alt=""></span></h1>`

function frame({ reels, rows }: SlotDefinition): string {
  const ornaments = ['topper', 'top', 'bottom', 'left', 'right'].map((side) => `<i class="frame-${side}"></i>`).join('')
  const reel = `<i class="reel"><i class="reel-cells">${'<i class="cell"></i>'.repeat(rows)}</i></i>`
  return `<div class="frame">${ornaments}<div class="reels"><div class="reels-row" aria-hidden="true">${reel.repeat(reels)}</div><div class="loading-plate"></div></div></div>`
}

/** The fixed jackpots, the highest first. The height of their plates follows from the length of the amounts, which are not shown without a session. */
const levelAmounts = ({ holdAndWin, defaultBet }: SlotDefinition): readonly string[] =>
  holdAndWin?.levels
    ? [...holdAndWin.levels, holdAndWin.grand]
        .toReversed()
        .map((multiple) => ((multiple * defaultBet) / 100).toLocaleString('sk-SK', { style: 'currency', currency: 'EUR' }))
    : []

function levels(game: SlotDefinition): string {
  const plates = levelAmounts(game).map(
    (amount) => `<li class="level of-${amount.length}"><span>&nbsp;</span><b>${amount}</b></li>`,
  )
  return plates.length > 0 ? `<ul class="levels" aria-hidden="true">${plates.join('')}</ul>` : ''
}

const METER = '<p class="meter"><span class="meter-label">&nbsp;</span><span class="meter-value"></span></p>'
const KEY = '<i class="round-button"></i>'
const CONSOLE = [
  '<div class="console" aria-hidden="true">',
  `<div class="meters">${METER}${METER.replace('meter"', 'meter win-meter"')}</div>`,
  `<div class="tools">${KEY.repeat(4)}</div>`,
  '<i class="spin"></i>',
  '<div class="stake"><i class="round-button less"></i><i class="stake-amount"><span class="meter-label">&nbsp;</span><span class="meter-value"></span></i><i class="round-button more"></i></div>',
  '</div>',
].join('')
