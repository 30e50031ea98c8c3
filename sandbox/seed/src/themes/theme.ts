import { type Noun, parseNoun } from '../language/noun.ts'

/** What titles and descriptions of one theme are made of. */
export interface Theme {
  id: string
  /** Title of its collection. */
  title: string
  /** Beings: the actors of titles and scenes. */
  heroes: readonly Noun[]
  /** What is hidden, sought, worn or won. */
  things: readonly Noun[]
  /** Where it happens; no motif of their own. */
  spots: readonly Noun[]
  adjectives: readonly string[]
  /** Named places: [where, from where], e.g. ['v Luxore', 'z Luxoru']. */
  places: readonly (readonly [where: string, from: string])[]
  /** Titles in other languages and titles that no form makes: [title, motifs]. */
  titles: readonly (readonly [title: string, motifs: readonly string[]])[]
  /** First sentences of descriptions; see texts/fill.ts for the marks. */
  scenes: readonly string[]
}

interface ThemeSource {
  id: string
  title: string
  heroes: string
  things: string
  /** `word gender genitive`, comma separated. */
  spots: string
  adjectives: string
  places: string
  titles: string
  scenes: readonly string[]
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
const listed = (text: string): string[] =>
  text
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean)

/** Reads the compact word lists of a theme. */
export function theme(source: ThemeSource): Theme {
  return {
    id: source.id,
    title: source.title,
    heroes: lines(source.heroes).map(parseNoun),
    things: lines(source.things).map(parseNoun),
    spots: listed(source.spots).map((spot) => {
      const [word, gender, genitive] = spot.split(' ')
      return parseNoun(`- ${word} ${gender} ${genitive} ${word} ${word} -`)
    }),
    adjectives: listed(source.adjectives),
    places: listed(source.places).map((place) => place.split('/') as [string, string]),
    titles: lines(source.titles).map((line) => {
      const [title = '', motifs = ''] = line.split(' = ')
      return [title, motifs.split(' ')] as const
    }),
    scenes: source.scenes,
  }
}
