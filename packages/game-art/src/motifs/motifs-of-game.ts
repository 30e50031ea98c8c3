import type { ArtBrief } from '@herna/contract/content'
import { shuffle } from '../seed.ts'
import { motifsFor } from './from-name.ts'
import type { Pack } from './packs/pack.ts'
import { isInPack, packOf } from './packs/packs.ts'
import { findMotif, type Motif } from './vocabulary.ts'

/** Reels show at most six, and a wild and a scatter chosen by hand may be two of them. */
const MIN_MOTIFS = 8
const looksAlike = (a: Motif, b: Motif): boolean =>
  a.name === b.name || a.pictures[0] === b.pictures[0] || a.signs[0] === b.signs[0]

/** The motifs of these words without those that repeat an earlier picture, sign or name. */
export function distinctMotifs(words: readonly string[]): Motif[] {
  const motifs: Motif[] = []
  for (const word of words) {
    const motif = findMotif(word)
    if (motif && !motifs.some((other) => looksAlike(other, motif))) motifs.push(motif)
  }
  return motifs
}

/** The motif words of a game: the brief's known ones, or those of its name; never empty. */
function wordsOfGame(brief: ArtBrief): string[] {
  const known = brief.motifs.map((word) => word.toLowerCase()).filter((word) => findMotif(word))
  return known.length ? known : motifsFor(brief.name)
}

/** What a game shows: its motifs, best first and at least eight, the theme pack that they belong to, and the motif of its scatter. */
export interface MotifCast {
  pack: Pack
  motifs: readonly [Motif, ...Motif[]]
  /** None of the first six motifs. */
  scatter: Motif
}

const REEL_MOTIFS = 6

/** The game's own motifs that fit its pack, then others of the pack in an order seeded by the game's code. */
export const castOfGame = (brief: ArtBrief): MotifCast => castOfWords(wordsOfGame(brief), brief.gameCode)

function castOfWords(own: readonly string[], seed: string): MotifCast {
  const pack = packOf(own, seed)
  const fitting = own.filter((word, index) => index === 0 || isInPack(pack, word))
  const fillers = shuffle(pack.core, seed).filter((word) => !pack.scatters.includes(word))
  const all = distinctMotifs([...fitting, ...fillers]) as [Motif, ...Motif[]]
  const motifs = all.slice(0, Math.max(MIN_MOTIFS, fitting.length)) as [Motif, ...Motif[]]
  const reel = motifs.slice(0, REEL_MOTIFS)
  const scatter = distinctMotifs([...reel.map(({ word }) => word), ...pack.scatters, ...pack.core])[reel.length] as Motif
  return { pack, motifs, scatter }
}

/** The motifs of a game: its own first, then others of its theme pack; at least six, no two with the same picture or sign. */
export const motifsOfGame = (brief: ArtBrief): readonly [Motif, ...Motif[]] => castOfGame(brief).motifs

/** The motifs of these words, unknown ones left out, then others of their theme pack in an order seeded by a text. */
export function motifsOfWords(words: readonly string[], seed: string): readonly [Motif, ...Motif[]] {
  const known = words.map((word) => word.toLowerCase()).filter((word) => findMotif(word))
  return castOfWords(known.length ? known : ['star'], seed).motifs
}
