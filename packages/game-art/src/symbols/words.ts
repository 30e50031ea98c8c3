import type { Motif } from '../motifs/vocabulary.ts'

/** The word on a wild, and its name in the paytable. */
export const WILD_WORD = 'DIVOKÝ'
export const WILD_NAME = 'Divoký symbol'

const BONUS = 'BONUS'
/** Longer words would be too small to read on a phone. */
const LONGEST_WORD = 8

/** The word on a scatter: the motif's name when it is one short word. */
export const scatterWord = ({ name }: Motif): string =>
  name.length <= LONGEST_WORD && !name.includes(' ') ? name.toUpperCase() : BONUS

/** The scatter's name in the paytable and in messages, with the word that players know. */
export const scatterName = ({ name }: Motif): string => `Scatter ${name}`
