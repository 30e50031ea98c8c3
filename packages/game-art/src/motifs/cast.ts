import type { ArtBrief } from '@herna/contract/content'
import { shuffled } from '../seed.ts'
import { motifsFor } from './from-name.ts'
import { findMotif, type Motif, wordsOf } from './vocabulary.ts'

const LEAST = 8
const alike = (a: Motif, b: Motif): boolean => a.name === b.name || a.pictures[0] === b.pictures[0] || a.signs[0] === b.signs[0]

/** The words' motifs, then others of the first one's theme; no two show the same picture or the same sign. */
export function company(words: readonly string[], seed: string): [Motif, ...Motif[]] {
  const told = words.map((word) => findMotif(word.toLowerCase())).filter((motif) => motif !== undefined)
  const first = told[0] ?? (findMotif('star') as Motif)
  const kin = shuffled(wordsOf(first.theme), seed).map((word) => findMotif(word) as Motif)
  const out: [Motif, ...Motif[]] = [first]
  for (const motif of [...told, ...kin]) {
    if (out.length >= Math.max(LEAST, told.length)) break
    if (!out.some((other) => alike(other, motif))) out.push(motif)
  }
  return out
}

/** Who appears in a game: the brief's known motifs first, then what its name says, then others of the hero's theme. */
export function cast(brief: ArtBrief): [Motif, ...Motif[]] {
  const told = brief.motifs.filter((word) => findMotif(word.toLowerCase()))
  return company(told.length ? told : motifsFor(brief.name), brief.gameCode)
}
