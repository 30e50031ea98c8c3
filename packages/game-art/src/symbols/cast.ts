import type { ArtBrief } from '@herna/contract/content'
import { castOfGame, distinctMotifs } from '../motifs/motifs-of-game.ts'
import type { Pack } from '../motifs/packs/pack.ts'
import { findMotif, type Motif } from '../motifs/vocabulary.ts'
import { shuffle } from '../seed.ts'
import { SPECIALS } from './specials.ts'

/** Fruit machines have fruit as low symbols, and bells, sevens and stars as high ones. */
const FRUITS = ['cherry', 'lemon', 'orange', 'plum', 'grapes', 'watermelon', 'strawberry', 'pear', 'apple'] as const
const CLASSICS = ['seven', 'bell', 'star', 'diamond', 'clover', 'horseshoe', 'crown', 'bar'] as const
const FRUIT_PACKS = new Set(['fruit machine', 'tropical fruit'])
const CLASSIC_PACKS = new Set(['sevens', 'jokers'])

/** What each role of a game's reels shows. */
export interface SymbolCast {
  /** The theme pack of all its motifs. */
  pack: Pack
  /** Best paying first, for reels without a wild: its motif may be one of them. */
  highs: readonly Motif[]
  /** Null: the low symbols are card ranks. */
  lows: readonly Motif[] | null
  wild: Motif
  scatter: Motif
}

function reelsOf(brief: ArtBrief): Omit<SymbolCast, 'wild'> {
  const { pack, motifs, scatter } = castOfGame(brief)
  if (CLASSIC_PACKS.has(pack.name))
    return { pack, highs: motifs, lows: fruitsBeside(motifs.slice(0, 6), brief.gameCode), scatter }
  if (!FRUIT_PACKS.has(pack.name)) return { pack, highs: motifs, lows: null, scatter }
  // A fruit in the name pays best; otherwise the classics do, and all fruits are low symbols.
  const own = motifs.map(({ word }) => word).filter((word) => brief.motifs.includes(word) && word !== 'fruit')
  const highs = distinctMotifs([...own, ...shuffle(CLASSICS, brief.gameCode)]).slice(0, 8)
  const reel = highs.slice(0, 6)
  return {
    pack,
    highs,
    lows: fruitsBeside(reel, brief.gameCode),
    scatter: distinctMotifs([...reel.map(({ word }) => word), 'coin', 'fire', 'crown', 'gold'])[reel.length] as Motif,
  }
}

/** Fruits in an order seeded by the game's code, without those among its high symbols. */
const fruitsBeside = (highs: readonly Motif[], code: string): Motif[] =>
  distinctMotifs([...highs.map(({ word }) => word), ...shuffle(FRUITS, code)]).slice(highs.length)

/** The high symbols beside a wild or without one: the wild is the game's hero, who would otherwise be on the reels twice. */
export const highsOf = ({ highs, wild }: SymbolCast, hasWild: boolean): readonly Motif[] =>
  hasWild ? highs.filter(({ word }) => word !== wild.word) : highs

/**
 * What a game of three reels certainly shows: its three high symbols, best paying first, then its three low ones; the high ones again when those are
 * card ranks. A wild stands for the first, whose motif it then has.
 */
export function threeReelMotifs(brief: ArtBrief): readonly Motif[] {
  const { highs, lows } = symbolCastOf(brief)
  const best = highs.slice(0, 3)
  return [...best, ...(lows?.slice(0, 3) ?? best)]
}

/** The symbols of a game: wild and scatter by hand for the games of the visual reference, otherwise its first motif and its pack's scatter. */
export function symbolCastOf(brief: ArtBrief): SymbolCast {
  const reels = reelsOf(brief)
  const [wild, scatter] = (SPECIALS[brief.gameCode] ?? []).map((word) => findMotif(word))
  if (!wild || !scatter) return { ...reels, wild: reels.highs[0] as Motif }
  const highs = reels.highs.filter((motif) => brief.motifs.includes(motif.word) || (motif !== wild && motif !== scatter))
  return { ...reels, highs, wild, scatter }
}
