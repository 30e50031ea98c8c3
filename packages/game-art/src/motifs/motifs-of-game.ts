import type { ArtBrief } from '@herna/contract/content'
import { shuffle } from '../seed.ts'
import { motifsFor } from './from-name.ts'
import { findMotif, type Motif, wordsOf } from './vocabulary.ts'

const MIN_MOTIFS = 8
const looksAlike = (a: Motif, b: Motif): boolean =>
  a.name === b.name || a.pictures[0] === b.pictures[0] || a.signs[0] === b.signs[0]

/** The motifs of these words, then others of the first motif's theme; no two share a picture or sign. */
export function withCompanions(words: readonly string[], seed: string): [Motif, ...Motif[]] {
  const explicit = words.map((word) => findMotif(word.toLowerCase())).filter((motif) => motif !== undefined)
  const first = explicit[0] ?? (findMotif('star') as Motif)
  const sameThemeMotifs = shuffle(wordsOf(first.theme), seed).map((word) => findMotif(word) as Motif)
  const motifs: [Motif, ...Motif[]] = [first]
  for (const motif of [...explicit, ...sameThemeMotifs]) {
    if (motifs.length >= Math.max(MIN_MOTIFS, explicit.length)) break
    if (!motifs.some((other) => looksAlike(other, motif))) motifs.push(motif)
  }
  return motifs
}

/** The motifs of a game: the brief's known words first, or those of its name, then others of the main motif's theme. */
export function motifsOfGame(brief: ArtBrief): [Motif, ...Motif[]] {
  const explicit = brief.motifs.filter((word) => findMotif(word.toLowerCase()))
  return withCompanions(explicit.length ? explicit : motifsFor(brief.name), brief.gameCode)
}
