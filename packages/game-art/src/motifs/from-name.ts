import { hash, pickBy } from '../seed.ts'
import { NAME_WORDS } from './name-words.ts'
import { KNOWN_MOTIFS } from './vocabulary.ts'

const knownMotifs = new Set(KNOWN_MOTIFS)
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
  'tiger',
  'eagle',
  'lotus',
  'samurai',
  'pirate',
  'zeus',
  'robot',
  'planet',
  'wizard',
  'butterfly',
  'panda',
  'unicorn',
  'mask',
  'hourglass',
  'potion',
  'castle',
  'shark',
  'trident',
  'fox',
  'owl',
  'guitar',
  'cupcake',
  'volcano',
  'sword',
  'chalice',
  'scarab',
  'viking',
  'chest',
  'lantern',
  'disco',
] as const

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Motifs of one word: itself, its singular, or what the dictionary of names says. */
function motifsOf(word: string): readonly string[] {
  const found = NAME_WORDS.get(word)
  if (found) return found
  for (const form of [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]) {
    if (knownMotifs.has(form)) return [form]
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

/** Words that stand in hundreds of names beside the real subject ("Golden Dragon", "Lucky Panda Cash"): they come last. */
const WEAK = new Set(
  'gold golden fire hot cash money mega big lucky luck fortune fortunes riches treasure treasures power magic magical mystery mystic king kings royal jackpot jackpots hit star stars party time power energy win bonanza legend legends secret secrets quest spin wheel red night nights great world city wealth coins coin gem gems diamond diamonds burning blazing strike storm adventure book'.split(
    ' ',
  ),
)

/** Motif words for an English or Slovak game name, best first, at most six; never empty, deterministic. */
export function motifsFor(name: string): string[] {
  const words = plain(name)
    .replace(/['’`]s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const strong: string[] = []
  const weak: string[] = []
  for (const word of words) {
    const exact = motifsOf(word)
    ;(WEAK.has(word) ? weak : strong).push(...(exact.length ? exact : byStem(word)))
  }
  // A name of weak words alone takes what they say or any other hero, by its hash: a hundred "Gold" games differ.
  const told =
    strong.length || (weak.length && hash(`weak ${plain(name)}`) % 3 === 0) ? [] : [pickBy(ANYTHING, `any ${plain(name)}`)]
  return [...new Set([...strong, ...told, ...weak])].slice(0, 6)
}
