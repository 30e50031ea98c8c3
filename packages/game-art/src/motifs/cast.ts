import type { ArtBrief } from '@herna/contract/content'
import { shuffled } from '../seed.ts'
import { motifsFor } from './from-name.ts'
import { findMotif, type Motif, wordsOf } from './vocabulary.ts'

/** Who appears: the brief's known motifs first, then others of the hero's theme, at least seven in all. */
export function cast(brief: ArtBrief): [Motif, ...Motif[]] {
  const words = [...new Set([...brief.motifs, ...motifsFor(brief.name)])]
  const told = words.map((word) => findMotif(word.toLowerCase())).filter((motif) => motif !== undefined)
  const hero = told[0] as Motif
  const kin = shuffled(wordsOf(hero.theme), brief.gameCode).map((word) => findMotif(word) as Motif)
  const others = [...told.slice(1), ...kin.filter((motif) => !told.includes(motif) && motif.pictures[0] !== hero.pictures[0])]
  return [hero, ...others.slice(0, 7)]
}
