import type { Random } from '../random.ts'
import { agree } from '../language/adjective.ts'
import { accusative, capitalise, instrumental, type Noun, withWord } from '../language/noun.ts'
import type { Theme } from '../themes/theme.ts'
import { EVENTS, HONORIFICS, OF_SOMETHING, ROOMS, TRAILERS } from './heads.ts'

/** A title with the words it came from: they make its picture and its description. */
export interface Title {
  name: string
  hero: Noun | null
  thing: Noun | null
  motifs: readonly string[]
}
export type Form = (words: Theme, random: Random) => Title | null

const titled = (name: string, hero: Noun | null, thing: Noun | null): Title => ({
  name: capitalise(name),
  hero,
  thing,
  motifs: [hero?.motif, thing?.motif].filter((motif) => typeof motif === 'string'),
})
/** About one word, a being or a thing. */
const about = (name: string, noun: Noun, words: Theme): Title =>
  words.heroes.includes(noun) ? titled(name, noun, null) : titled(name, null, noun)
const isProper = (noun: Noun): boolean => /^\p{Lu}/u.test(noun.word)
/** What is not counted by pieces. */
const MASS = new Set([
  'med',
  'ľad',
  'rum',
  'zlato',
  'čaj',
  'káva',
  'hrozno',
  'karamel',
  'vavrín',
  'bambus',
  'nefrit',
  'mráz',
  'kokos',
])
const common = (nouns: readonly Noun[]): Noun[] => nouns.filter((noun) => !isProper(noun))

/** „Karamelový karamel“ would say the same twice. */
const saysTwice = (adjective: string, noun: Noun): boolean => adjective.slice(0, 5) === noun.word.slice(0, 5)
/** „Zlatý skarabeus“ */
const described: Form = (words, random) => {
  const noun = random.pick(common([...words.heroes, ...words.things]))
  const adjective = random.pick(words.adjectives)
  return saysTwice(adjective, noun) ? null : about(`${agree(adjective, noun.gender)} ${noun.word}`, noun, words)
}
/** „Vlčia hora“ */
const homeOf: Form = (words, random) => {
  const hero = random.pick([...words.heroes, ...words.things].filter((noun) => noun.adjective))
  const spot = random.pick(words.spots)
  return about(`${agree(hero.adjective ?? '', spot.gender)} ${spot.word}`, hero, words)
}
/** „Koruna faraóna“ */
const belonging: Form = (words, random) => {
  const [hero, thing] = [random.pick(words.heroes), random.pick(common(words.things))]
  return hero.gender === 'm' || hero.gender === 'n' ? null : titled(`${thing.word} ${hero.genitive}`, hero, thing)
}
/** „Tajomstvo rieky“ */
const ofSomething: Form = (words, random) => {
  const noun = random.pick([...words.heroes, ...words.things])
  return about(`${random.pick(OF_SOMETHING)} ${noun.genitive}`, noun, words)
}
/** „Mačka z Luxoru“ */
const from: Form = (words, random) => {
  const hero = random.pick(common(words.heroes))
  return titled(`${hero.word} ${random.pick(words.places)[1]}`, hero, null)
}
/** „Polnoc v Luxore“ */
const event: Form = (words, random) => {
  const hero = random.pick(words.heroes)
  return titled(`${random.pick(EVENTS)} ${random.pick(words.places)[0]}`, hero, random.pick(words.things))
}
/** „Sedem havranov“: from five up the genitive plural follows. */
const counted: Form = (words, random) => {
  const noun = random.pick(common([...words.heroes, ...words.things]).filter(({ word }) => !MASS.has(word)))
  const count = random.pick(['Päť', 'Sedem', 'Osem', 'Deväť', 'Dvanásť', 'Sto', 'Tisíc', 'Trinásť', 'Šesť'])
  return about(`${count} ${noun.genitivePlural}`, noun, words)
}
/** „Líška a perla“ */
const pair: Form = (words, random) => {
  const [hero, thing] = [random.pick(words.heroes), random.pick(words.things)]
  return titled(`${hero.word} a ${thing.word}`, hero, thing)
}
/** „Kino Fénix“ */
const venue: Form = (words, random) => {
  const noun = random.pick([...words.heroes, ...words.things])
  return about(`${random.pick(ROOMS)} ${capitalise(noun.word)}`, noun, words)
}
/** „Melón Mánia“ */
const trailed: Form = (words, random) => {
  const noun = random.pick([...words.heroes, ...words.things])
  return about(`${noun.word} ${random.pick(TRAILERS)}`, noun, words)
}
/** „Kométa 9“ */
const numbered: Form = (words, random) => {
  const thing = random.pick([...words.heroes, ...words.things].filter((noun) => noun.gender !== 'M'))
  return titled(`${thing.word} ${random.pick([3, 5, 7, 9, 10, 12, 20, 21, 27, 33, 40, 66, 77, 88, 99, 100])}`, null, thing)
}
/** „Kmotra Líška“: only animals, whose adjectives end in -í, are given a title. */
const honoured: Form = (words, random) => {
  const animals = common(words.heroes).filter(
    ({ adjective, gender }) => adjective?.endsWith('í') && (gender === 'M' || gender === 'f'),
  )
  if (!animals.length) return null
  const hero = random.pick(animals)
  return titled(`${random.pick(HONORIFICS[hero.gender as 'M' | 'f'])} ${capitalise(hero.word)}`, hero, null)
}
/** „Lov na perlu“, „Výprava za perlou“ */
const hunt: Form = (words, random) => {
  const thing = random.pick(common([...words.things, ...words.heroes]))
  const head = random.pick(['Lov na', 'Čakanie na', 'Výprava za', 'Cesta za'])
  return titled(`${head} ${head.endsWith('za') ? instrumental(thing) : accusative(thing)}`, null, thing)
}
/** „Tanec s vlkom“ */
const company: Form = (words, random) => {
  const hero = random.pick(words.heroes)
  const doing = random.pick(['Tanec', 'Súboj', 'Večera', 'Stretnutie', 'Rande', 'Nedeľa', 'Partia', 'Beseda', 'Preteky'])
  return hero.gender === 'm' || hero.gender === 'n'
    ? null
    : titled(`${doing} ${withWord(instrumental(hero))}`, hero, random.pick(words.things))
}

/** The shapes of titles and how often each is drawn. */
export const FORMS: readonly (readonly [form: Form, weight: number])[] = [
  [described, 22],
  [homeOf, 20],
  [belonging, 12],
  [ofSomething, 11],
  [from, 8],
  [event, 9],
  [counted, 8],
  [pair, 7],
  [venue, 6],
  [trailed, 6],
  [numbered, 7],
  [honoured, 5],
  [hunt, 4],
  [company, 6],
]
