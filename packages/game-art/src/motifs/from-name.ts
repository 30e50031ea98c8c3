import { pickBy } from '../seed.ts'
import { NAME_WORDS } from './name-words.ts'
import { KNOWN_MOTIFS } from './vocabulary.ts'

const known = new Set(KNOWN_MOTIFS)
/** Heroes for names that say nothing of a subject ("Lucky Ways Deluxe"): what any slot may show. */
const ANYTHING = [
  'seven',
  'cherry',
  'diamond',
  'star',
  'bell',
  'crown',
  'gold',
  'clover',
  'joker',
  'fire',
  'gem',
  'horseshoe',
  'heart',
  'lightning',
  'coins',
  'watermelon',
  'wheel',
  'trophy',
  'rainbow',
  'lion',
  'dragon',
  'phoenix',
  'moon',
  'rose',
] as const

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Motifs of one word: itself, its singular, or what the dictionary of names says. */
function motifsOf(word: string): readonly string[] {
  const found = NAME_WORDS.get(word)
  if (found) return found
  for (const form of [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]) {
    if (known.has(form)) return [form]
    const other = NAME_WORDS.get(form)
    if (other) return other
  }
  return []
}

/** Longest stems first: "vlcia" and "vlci" both find "vlc". */
function byStem(word: string): readonly string[] {
  for (let length = word.length - 1; length >= 4; length--) {
    const found = NAME_WORDS.get(`${word.slice(0, length)}*`)
    if (found) return found
  }
  return NAME_WORDS.get(`${word}*`) ?? []
}

/** Motif words of a game by its English or Slovak name, best first; never empty, and the same for the same name. */
export function motifsFor(name: string): string[] {
  const words = plain(name)
    .replace(/['’`]s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const found: string[] = []
  for (const word of words)
    for (const motif of [...motifsOf(word), ...byStem(word)]) if (!found.includes(motif)) found.push(motif)
  return found.length ? found.slice(0, 6) : [pickBy(ANYTHING, `any ${plain(name)}`)]
}
