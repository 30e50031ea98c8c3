import type { ArtBrief } from '@herna/contract/content'
import { lookOf } from '../look.ts'
import { idGenerator } from '../scene/pictures.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { disc, path } from '../scene/shapes.ts'
import type { Palette } from '../palette.ts'
import { hash } from '../seed.ts'
import { cabinetOf } from '../worlds/cabinets.ts'
import { highsOf, symbolCastOf } from './cast.ts'
import { HANDS } from './hands/hands.ts'
import { type Hand, lettersOf, type Tools } from './hands/hand.ts'
import { RANKS } from './ranks.ts'
import { scatterName, scatterWord, WILD_NAME, WILD_WORD } from './words.ts'

/** A symbol of a slot: its role and its index within the role, 0 the best paying. */
export interface SlotSymbol {
  role: 'low' | 'high' | 'wild' | 'scatter' | 'coin'
  index: number
  /** Factor of a multiplying wild. */
  multiplier?: number | undefined
  /** Whether the game has a wild; its motif is then none of the high symbols. */
  hasWild: boolean
}
const SIDE = 256
/** Pixels of a symbol: three reels have cells of 120 CSS pixels on a phone, five of 75. */
const PIXELS = { threeReels: 384, more: 256 }
const itemAt = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

function body(brief: ArtBrief, symbol: SlotSymbol, hand: Hand, tools: Tools): string {
  const cast = symbolCastOf(brief)
  const { lows, wild, scatter } = cast
  const { index, hasWild } = symbol
  switch (symbol.role) {
    case 'wild':
      return hand.special(tools, 'wild', wild) + hand.word(tools, WILD_WORD) + badge(tools, symbol.multiplier)
    case 'scatter':
      return hand.special(tools, 'scatter', scatter) + hand.word(tools, scatterWord(scatter))
    case 'coin':
      return hand.coin(tools, itemAt(cast.highs, 0))
    case 'high':
      return hand.setting(tools, index) + hand.figure(tools, itemAt(highsOf(cast, hasWild), index), index)
    case 'low':
      return lows
        ? hand.fruit(tools, itemAt(lows, index), index)
        : hand.letter(tools, { rank: itemAt(RANKS, index).rank, place: index })
  }
}

/** A wild's multiplier in its upper right corner. */
function badge(tools: Tools, multiplier: number | undefined): string {
  if (multiplier === undefined) return ''
  const letters = lettersOf(tools, `×${multiplier}`, [200, 54, 66, 46])
  return `${disc(200, 54, 50, 'fill="#15101c" stroke="#ffd24a" stroke-width="6"')}${path(letters, 'fill="#fff3c4"')}`
}

const document = (pixels: number, markup: string, palette: Palette, definitions = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${pixels}" height="${pixels}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${definitions}${definitionsFor(markup, palette, definitions)}</defs>${markup}</svg>`

/** SVG (256 units wide) of a reel symbol on a transparent background, drawn in the hand of the game's cabinet material. */
export function symbolSvg(brief: ArtBrief, symbol: SlotSymbol): string {
  const hand = HANDS[cabinetOf(brief)]
  const tools = { look: lookOf(brief), ids: idGenerator(), turn: hash(`colours ${brief.gameCode}`) % 6 }
  const pixels = brief.reels === 3 ? PIXELS.threeReels : PIXELS.more
  return document(pixels, body(brief, symbol, hand, tools), tools.look.pal, hand.defs)
}

/** Slovak name of the symbol. */
export function symbolName(brief: ArtBrief, symbol: SlotSymbol): string {
  if (symbol.role === 'wild') return symbol.multiplier === undefined ? WILD_NAME : `${WILD_NAME} × ${symbol.multiplier}`
  if (symbol.role === 'coin') return 'Minca s hodnotou'
  const cast = symbolCastOf(brief)
  const { lows } = cast
  if (symbol.role === 'scatter') return scatterName(cast.scatter)
  if (symbol.role === 'high') return itemAt(highsOf(cast, symbol.hasWild), symbol.index).name
  return lows ? itemAt(lows, symbol.index).name : itemAt(RANKS, symbol.index).name
}
