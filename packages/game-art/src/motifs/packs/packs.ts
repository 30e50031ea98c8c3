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

/** How well a pack suits a word: its leading motif counts more than further ones. */
function weightOf(pack: Pack, word: string, isFirst: boolean): number {
  if (pack.core.includes(word)) return isFirst ? 9 : 3
  return pack.also.includes(word) || pack.scatters.includes(word) ? (isFirst ? 4 : 2) : 0
}

const membersOf = (pack: Pack): readonly string[] => [...pack.core, ...pack.also, ...pack.scatters]
export const isInPack = (pack: Pack, word: string): boolean => membersOf(pack).includes(word)

/** The pack of a game: the one with the leading motif that holds most of its other motifs; equal ones are chosen by the seed. */
export function packOf(words: readonly string[], seed: string): Pack {
  const [first = ''] = words
  const rivals = PACKS.filter((pack) => isInPack(pack, first))
  const theme = findMotif(first)?.theme
  const candidates = rivals.length ? rivals : PACKS.filter((pack) => pack.core.some((word) => findMotif(word)?.theme === theme))
  const score = (pack: Pack): number => words.reduce((sum, word, index) => sum + weightOf(pack, word, index === 0), 0)
  const best = Math.max(...candidates.map(score))
  return pickBy(
    candidates.filter((pack) => score(pack) === best),
    `pack ${seed}`,
  )
}
