/** Words of games' names and the motifs they call: `words: motifs`; a star ends the stem of a Slovak word. */
import { ENGLISH } from './name-words-english.ts'
import { SLOVAK } from './name-words-slovak.ts'

export const NAME_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  `${ENGLISH}\n${SLOVAK}`
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [words = '', motifs = ''] = line.split(': ')
      return words.split(' ').map((word) => [word, motifs.split(' ')] as const)
    }),
)
