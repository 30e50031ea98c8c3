import type { ArtBrief } from '@herna/contract/content'
import { lookOf, type Look } from '../game.ts'
import { motifsOfGame, withCompanions } from '../motifs/motifs-of-game.ts'
import type { Motif } from '../motifs/vocabulary.ts'
import { definitionsFor } from '../scene/definitions.ts'
import { idGenerator, picture } from '../scene/pictures.ts'
import { disc, oval } from '../scene/shapes.ts'
import { coinSymbol } from './coin.ts'
import { plate } from './plate.ts'
import { rankSymbol, RANKS } from './ranks.ts'

/** A symbol of a slot: its role and its index within the role. */
export interface SlotSymbol {
  role: 'low' | 'high' | 'wild' | 'scatter' | 'coin'
  index: number
  /** Factor of a multiplying wild. */
  multiplier?: number | undefined
}
const SIDE = 256
const itemAt = <T>(list: readonly T[], n: number): T => list[n % list.length] as T

/** Fruit machines have fruit as low symbols and bells, sevens and stars as high ones. */
const FRUITS = ['cherry', 'lemon', 'orange', 'plum', 'grapes', 'watermelon', 'strawberry', 'pear'] as const
const FRUIT_HIGHS = ['seven', 'bell', 'star', 'diamond', 'clover', 'horseshoe', 'crown', 'coin'] as const

interface ReelMotifs {
  highs: readonly Motif[]
  /** Null: the low symbols are card ranks. */
  lows: readonly Motif[] | null
}
function reelMotifsOf(brief: ArtBrief): ReelMotifs {
  const gameMotifs = motifsOfGame(brief)
  if (gameMotifs[0].theme !== 'fruit') return { highs: gameMotifs, lows: null }
  const fruits = withCompanions(FRUITS, brief.gameCode)
  const special =
    FRUITS.includes(gameMotifs[0].word as (typeof FRUITS)[number]) || gameMotifs[0].word === 'fruit' ? [] : [gameMotifs[0].word]
  return { highs: withCompanions([...special, ...FRUIT_HIGHS], brief.gameCode), lows: fruits }
}

function motifSymbol(motif: Motif, strong: boolean): string {
  const ids = idGenerator()
  // Always the first picture: companions are chosen so that their first pictures differ.
  const name = motif.pictures[0] as string
  const glow = strong ? disc(128, 128, 122, 'fill="url(#halo)" opacity=".34"') : ''
  return (
    glow +
    oval(128, 226, 74, 12, 'fill="#000" opacity=".35"') +
    picture(ids, name, 128, 124, strong ? 216 : 184, { filter: 'lit' })
  )
}

function body(brief: ArtBrief, symbol: SlotSymbol, look: Look): string {
  const { highs, lows } = reelMotifsOf(brief)
  if (symbol.role === 'wild') {
    const word = symbol.multiplier === undefined ? 'WILD' : `WILD ×${symbol.multiplier}`
    return plate(word, highs[0] as Motif, look, 'shield')
  }
  if (symbol.role === 'coin') return coinSymbol(highs[0] as Motif, look)
  if (symbol.role === 'scatter') return plate('SCATTER', highs[1] as Motif, look, 'star')
  if (symbol.role === 'high') return motifSymbol(itemAt(highs, symbol.index), true)
  return lows ? motifSymbol(itemAt(lows, symbol.index), false) : rankSymbol(symbol.index, look)
}

/** SVG (256×256) of a reel symbol on a transparent background, in the game's palette and lettering. */
export function symbolSvg(brief: ArtBrief, symbol: SlotSymbol): string {
  const look = lookOf(brief)
  const markup = body(brief, symbol, look)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${definitionsFor(markup, look.pal)}</defs>${markup}</svg>`
}

/** SVG (256×256) of the game's main motif on a transparent background, for example the rising object of a crash game. */
export function heroSvg(brief: ArtBrief): string {
  const look = lookOf(brief)
  const markup =
    disc(128, 128, 122, 'fill="url(#halo)" opacity=".22"') +
    picture(idGenerator(), look.motifs[0].pictures[0] as string, 128, 128, 216, { filter: 'lit' })
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${SIDE}" height="${SIDE}" viewBox="0 0 ${SIDE} ${SIDE}"><defs>${definitionsFor(markup, look.pal)}</defs>${markup}</svg>`
}

/** Slovak name of the symbol. */
export function symbolName(brief: ArtBrief, symbol: SlotSymbol): string {
  if (symbol.role === 'wild') return symbol.multiplier === undefined ? 'Wild' : `Wild × ${symbol.multiplier}`
  if (symbol.role === 'coin') return 'Minca'
  if (symbol.role === 'scatter') return 'Scatter'
  const { highs, lows } = reelMotifsOf(brief)
  if (symbol.role === 'high') return itemAt(highs, symbol.index).name
  return lows ? itemAt(lows, symbol.index).name : itemAt(RANKS, symbol.index).name
}
