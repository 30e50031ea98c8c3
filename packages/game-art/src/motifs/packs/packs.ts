import { pickBy } from '../../seed.ts'
import { findMotif } from '../vocabulary.ts'
import { ANCIENT } from './ancient.ts'
import { CASINO_AND_TABLE } from './casino.ts'
import { CITY } from './city.ts'
import type { Pack } from './pack.ts'
import { TALES } from './tales.ts'
import { WATER } from './water.ts'
import { WILDLIFE } from './wildlife.ts'

/** The order of packs does not decide which one a game gets. */
export const PACKS: readonly Pack[] = [...WILDLIFE, ...WATER, ...ANCIENT, ...TALES, ...CITY, ...CASINO_AND_TABLE]

/** The first words of a game are those of its name; further ones come from its description. */
const NAME_WORDS = 3

/** How well a pack suits a word: that it holds the word at all counts most, above all for words of the name. */
function weightOf(pack: Pack, word: string, index: number): number {
  if (!isInPack(pack, word)) return 0
  return (index < NAME_WORDS ? 10 : 5) + (pack.core.includes(word) ? 2 : 0)
}

const membersOf = (pack: Pack): readonly string[] => [...pack.core, ...pack.also, ...pack.scatters]
export const isInPack = (pack: Pack, word: string): boolean => membersOf(pack).includes(word)

/** The pack of a game: the one with the leading motif that holds most of its other motifs; equal ones are chosen by the seed. */
export function packOf(words: readonly string[], seed: string): Pack {
  const [first = ''] = words
  const rivals = PACKS.filter((pack) => isInPack(pack, first))
  const theme = findMotif(first)?.theme
  const candidates = rivals.length ? rivals : PACKS.filter((pack) => pack.core.some((word) => findMotif(word)?.theme === theme))
  const score = (pack: Pack): number => words.reduce((sum, word, index) => sum + weightOf(pack, word, index), 0)
  const best = Math.max(...candidates.map(score))
  return pickBy(
    candidates.filter((pack) => score(pack) === best),
    `pack ${seed}`,
  )
}
