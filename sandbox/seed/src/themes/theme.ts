import { type Noun, parseNoun } from '../language/noun.ts'

/** Words from which the titles, images and descriptions of a theme are generated. */
export interface Theme {
  id: string
  /** Title of the theme's collection. */
  title: string
  /** People and animals: the main characters of titles and descriptions. */
  heroes: readonly Noun[]
  /** Objects. */
  things: readonly Noun[]
  /** Common nouns for places; without motifs. */
  spots: readonly Noun[]
  adjectives: readonly string[]
  /** Place phrases as [where, from where], e.g. ['v Luxore', 'z Luxoru']. */
  places: readonly (readonly [where: string, from: string])[]
  /** Handwritten titles, some in other languages: [title, motifs]. */
  titles: readonly (readonly [title: string, motifs: readonly string[]])[]
  /** First sentences of descriptions; placeholders: texts/slots/fill-sentence.ts. */
  scenes: readonly string[]
}

/** The same as text: one noun a line (language/noun.ts), places as `where/from where`, titles as `title = motifs`. */
interface ThemeSource {
  id: string
  title: string
  heroes: string
  things: string
  /** `word gender genitive`, separated by commas. */
  spots: string
  adjectives: string
  places: string
  titles: string
  scenes: readonly string[]
}

const trimmedLines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const commaSeparated = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Parses the word lists of a theme. */
export function theme(source: ThemeSource): Theme {
  return {
    id: source.id,
    title: source.title,
    heroes: trimmedLines(source.heroes).map(parseNoun),
    things: trimmedLines(source.things).map(parseNoun),
    spots: commaSeparated(source.spots).map((spot) => {
      const [word, gender, genitive] = spot.split(' ')
      return parseNoun(`- ${word} ${gender} ${genitive} ${word} ${word} -`)
    }),
    adjectives: commaSeparated(source.adjectives),
    places: commaSeparated(source.places).map((place) => place.split('/') as [string, string]),
    titles: trimmedLines(source.titles).map((line) => {
      const [title = '', motifs = ''] = line.split(' = ')
      return [title, motifs.split(' ')] as const
    }),
    scenes: source.scenes,
  }
}
