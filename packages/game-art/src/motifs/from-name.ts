import { hash, pickBy } from '../seed.ts'
import { NAME_WORDS } from './name-words.ts'
import { KNOWN_MOTIFS } from './vocabulary.ts'

const knownMotifs = new Set(KNOWN_MOTIFS)
/** Heroes for names without a subject ("Lucky Ways Deluxe"). */
const GENERIC_HEROES = [
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

const normalise = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Motifs of one word: the word itself, its singular, or its entry in the dictionary of names. */
function motifsOf(word: string): readonly string[] {
  const wordMotifs = NAME_WORDS.get(word)
  if (wordMotifs) return wordMotifs
  for (const form of [word, word.replace(/s$/, ''), word.replace(/es$/, ''), word.replace(/ies$/, 'y')]) {
    if (knownMotifs.has(form)) return [form]
    const formMotifs = NAME_WORDS.get(form)
    if (formMotifs) return formMotifs
  }
  return []
}

/** Motifs of the longest matching stem: "vlcia" and "vlci" both match "vlc". */
function motifsOfStem(word: string): readonly string[] {
  for (let length = word.length - 1; length >= 4; length--) {
    const stemMotifs = NAME_WORDS.get(`${word.slice(0, length)}*`)
    if (stemMotifs) return stemMotifs
  }
  return NAME_WORDS.get(`${word}*`) ?? []
}

/** Words that occur in hundreds of names beside the real subject ("Golden Dragon", "Lucky Panda Cash"); their motifs come last. */
const WEAK = new Set(
  'gold golden fire hot cash money mega big lucky luck fortune fortunes riches treasure treasures power magic magical mystery mystic king kings royal jackpot jackpots hit star stars party time power energy win bonanza legend legends secret secrets quest spin wheel red night nights great world city wealth coins coin gem gems diamond diamonds burning blazing strike storm adventure book'.split(
    ' ',
  ),
)

/** Motif words for an English or Slovak game name, best first, at most six; never empty, deterministic. */
export function motifsFor(name: string): string[] {
  const words = normalise(name)
    .replace(/['’`]s?\b/g, '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  const strong: string[] = []
  const weak: string[] = []
  for (const word of words) {
    const exact = motifsOf(word)
    ;(WEAK.has(word) ? weak : strong).push(...(exact.length ? exact : motifsOfStem(word)))
  }
  // A name of weak words only gets their motifs or a generic hero, by its hash, so that a hundred "Gold" games differ.
  const fallbackMotifs =
    strong.length || (weak.length && hash(`weak ${normalise(name)}`) % 3 === 0)
      ? []
      : [pickBy(GENERIC_HEROES, `any ${normalise(name)}`)]
  return [...new Set([...strong, ...fallbackMotifs, ...weak])].slice(0, 6)
}
