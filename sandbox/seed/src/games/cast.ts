import type { Noun } from '../language/noun.ts'
import { type Random, randomOf } from '../random.ts'
import type { Theme } from '../themes/index.ts'

/** Who and what a game is about. The description speaks of both, so the pictures show both. */
export interface Cast {
  hero: Noun
  thing: Noun
  motifs: readonly string[]
}

const drawn = (nouns: readonly Noun[], motifs: readonly string[]): Noun | undefined =>
  motifs.map((motif) => nouns.find((noun) => noun.motif === motif)).find((noun) => noun !== undefined)

const otherThan = (nouns: readonly Noun[], taken: Noun, random: Random): Noun =>
  random.pick(nouns.filter(({ word, motif }) => word !== taken.word && motif !== taken.motif))

/** Keeps what the title names and what an editor chose; the rest comes from the theme. */
export function castOf(
  code: string,
  theme: Theme,
  title: { hero: Noun | null; thing: Noun | null; motifs: readonly string[] },
): Cast {
  const random = randomOf(`cast of ${code}`)
  const hero = title.hero ?? drawn(theme.heroes, title.motifs) ?? random.pick(theme.heroes)
  const wished = title.thing ?? drawn(theme.things, title.motifs)
  const thing = wished && wished.word !== hero.word ? wished : otherThan(theme.things, hero, random)
  const motifs = [...title.motifs, ...[hero.motif, thing.motif].filter((motif) => motif !== null)]
  return { hero, thing, motifs: [...new Set(motifs)] }
}
