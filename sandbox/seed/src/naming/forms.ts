import type { Random } from '../random.ts'
import { agree } from '../language/adjective.ts'
import { accusative, capitalise, instrumental, type Noun, withPreposition } from '../language/noun.ts'
import type { Theme } from '../themes/theme.ts'
import { EVENTS, HONORIFICS, GENITIVE_HEADS, VENUES, SUFFIXES } from './title-words.ts'

/** A title with the nouns in it, from which the game's image and description are generated. */
export interface Title {
  name: string
  hero: Noun | null
  thing: Noun | null
  motifs: readonly string[]
}
/** A pattern of titles; null when the drawn words do not fit it. */
export type Form = (theme: Theme, random: Random) => Title | null

const makeTitle = (name: string, hero: Noun | null, thing: Noun | null): Title => ({
  name: capitalise(name),
  hero,
  thing,
  motifs: [hero?.motif, thing?.motif].filter((motif) => typeof motif === 'string'),
})
/** A title that contains one noun, a hero or a thing. */
const singleNounTitle = (name: string, noun: Noun, theme: Theme): Title =>
  theme.heroes.includes(noun) ? makeTitle(name, noun, null) : makeTitle(name, null, noun)
const isProper = (noun: Noun): boolean => /^\p{Lu}/u.test(noun.word)
/** Uncountable nouns, which take no numeral. */
const UNCOUNTABLE = new Set([
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
const commonNouns = (nouns: readonly Noun[]): Noun[] => nouns.filter((noun) => !isProper(noun))

/** Avoids „Karamelový karamel“. */
const repeatsStem = (adjective: string, noun: Noun): boolean => adjective.slice(0, 5) === noun.word.slice(0, 5)
/** „Zlatý skarabeus“ */
const adjectiveNoun: Form = (theme, random) => {
  const noun = random.pick(commonNouns([...theme.heroes, ...theme.things]))
  const adjective = random.pick(theme.adjectives)
  return repeatsStem(adjective, noun) ? null : singleNounTitle(`${agree(adjective, noun.gender)} ${noun.word}`, noun, theme)
}
/** „Vlčia hora“ */
const adjectiveLocation: Form = (theme, random) => {
  const hero = random.pick([...theme.heroes, ...theme.things].filter((noun) => noun.adjective))
  const spot = random.pick(theme.spots)
  return singleNounTitle(`${agree(hero.adjective ?? '', spot.gender)} ${spot.word}`, hero, theme)
}
/** „Koruna faraóna“ */
const thingOfHero: Form = (theme, random) => {
  const [hero, thing] = [random.pick(theme.heroes), random.pick(commonNouns(theme.things))]
  return hero.gender === 'm' || hero.gender === 'n' ? null : makeTitle(`${thing.word} ${hero.genitive}`, hero, thing)
}
/** „Tajomstvo rieky“ */
const headOfNoun: Form = (theme, random) => {
  const noun = random.pick([...theme.heroes, ...theme.things])
  return singleNounTitle(`${random.pick(GENITIVE_HEADS)} ${noun.genitive}`, noun, theme)
}
/** „Mačka z Luxoru“ */
const heroFromPlace: Form = (theme, random) => {
  const hero = random.pick(commonNouns(theme.heroes))
  return makeTitle(`${hero.word} ${random.pick(theme.places)[1]}`, hero, null)
}
/** „Polnoc v Luxore“ */
const eventAtPlace: Form = (theme, random) => {
  const hero = random.pick(theme.heroes)
  return makeTitle(`${random.pick(EVENTS)} ${random.pick(theme.places)[0]}`, hero, random.pick(theme.things))
}
/** „Sedem havranov“: numerals from five up take the genitive plural. */
const numeralNoun: Form = (theme, random) => {
  const noun = random.pick(commonNouns([...theme.heroes, ...theme.things]).filter(({ word }) => !UNCOUNTABLE.has(word)))
  const count = random.pick(['Päť', 'Sedem', 'Osem', 'Deväť', 'Dvanásť', 'Sto', 'Tisíc', 'Trinásť', 'Šesť'])
  return singleNounTitle(`${count} ${noun.genitivePlural}`, noun, theme)
}
/** „Líška a perla“ */
const heroAndThing: Form = (theme, random) => {
  const [hero, thing] = [random.pick(theme.heroes), random.pick(theme.things)]
  return makeTitle(`${hero.word} a ${thing.word}`, hero, thing)
}
/** „Kino Fénix“ */
const venueNoun: Form = (theme, random) => {
  const noun = random.pick([...theme.heroes, ...theme.things])
  return singleNounTitle(`${random.pick(VENUES)} ${capitalise(noun.word)}`, noun, theme)
}
/** „Melón Mánia“ */
const nounSuffix: Form = (theme, random) => {
  const noun = random.pick([...theme.heroes, ...theme.things])
  return singleNounTitle(`${noun.word} ${random.pick(SUFFIXES)}`, noun, theme)
}
/** „Kométa 9“ */
const nounNumber: Form = (theme, random) => {
  const thing = random.pick([...theme.heroes, ...theme.things].filter((noun) => noun.gender !== 'M'))
  return makeTitle(`${thing.word} ${random.pick([3, 5, 7, 9, 10, 12, 20, 21, 27, 33, 40, 66, 77, 88, 99, 100])}`, null, thing)
}
/** „Kmotra Líška“: only for animals, whose adjectives end in -í. */
const honorificHero: Form = (theme, random) => {
  const animals = commonNouns(theme.heroes).filter(
    ({ adjective, gender }) => adjective?.endsWith('í') && (gender === 'M' || gender === 'f'),
  )
  if (!animals.length) return null
  const hero = random.pick(animals)
  return makeTitle(`${random.pick(HONORIFICS[hero.gender as 'M' | 'f'])} ${capitalise(hero.word)}`, hero, null)
}
/** „Lov na perlu“, „Výprava za perlou“ */
const quest: Form = (theme, random) => {
  const thing = random.pick(commonNouns([...theme.things, ...theme.heroes]))
  const opening = random.pick(['Lov na', 'Čakanie na', 'Výprava za', 'Cesta za'])
  return makeTitle(`${opening} ${opening.endsWith('za') ? instrumental(thing) : accusative(thing)}`, null, thing)
}
/** „Tanec s vlkom“ */
const activityWithHero: Form = (theme, random) => {
  const hero = random.pick(theme.heroes)
  const activity = random.pick(['Tanec', 'Súboj', 'Večera', 'Stretnutie', 'Rande', 'Nedeľa', 'Partia', 'Beseda', 'Preteky'])
  return hero.gender === 'm' || hero.gender === 'n'
    ? null
    : makeTitle(`${activity} ${withPreposition(instrumental(hero))}`, hero, random.pick(theme.things))
}

/** The forms and their weights in the random draw. */
export const FORMS: readonly (readonly [form: Form, weight: number])[] = [
  [adjectiveNoun, 22],
  [adjectiveLocation, 20],
  [thingOfHero, 12],
  [headOfNoun, 11],
  [heroFromPlace, 8],
  [eventAtPlace, 9],
  [numeralNoun, 8],
  [heroAndThing, 7],
  [venueNoun, 6],
  [nounSuffix, 6],
  [nounNumber, 7],
  [honorificHero, 5],
  [quest, 4],
  [activityWithHero, 6],
]
