/** Words in game names and their motifs, as `words: motifs`; a star marks the stem of a Slovak word. */
import { ENGLISH_BEINGS } from './name-words-beings.ts'
import { SLOVAK } from './name-words-slovak.ts'
import { ENGLISH_THINGS } from './name-words-things.ts'

export const NAME_WORDS: ReadonlyMap<string, readonly string[]> = new Map(
  `${ENGLISH_BEINGS}\n${ENGLISH_THINGS}\n${SLOVAK}`
    .split('\n')
    .filter(Boolean)
    .flatMap((line) => {
      const [words = '', motifs = ''] = line.split(': ')
      return words.split(' ').map((word) => [word, motifs.split(' ')] as const)
    }),
)
