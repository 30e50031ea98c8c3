import { accusative, capitalise, type Noun } from '../../language/noun.ts'

/** Values of the placeholders in a sentence template. */
export interface Fillings {
  name: string
  studio: string
  hero: Noun
  thing: Noun
  place: string
  values: Readonly<Record<string, string>>
}

/**
 * Replaces the placeholders of a template: {N} title in quotes, {S} studio, {h} {H} hero (capitalised), {h:q} hero in quotes, {ha} hero in the
 * accusative, {t} {T} {ta} the same for the thing, {P} capitalised place; others from `values`. Throws on an unknown placeholder.
 */
export function fillSentence(template: string, { name, studio, hero, thing, place, values }: Fillings): string {
  const replacements: Record<string, string> = {
    N: `„${name}“`,
    S: studio,
    h: hero.word,
    H: capitalise(hero.word),
    'h:q': `„${hero.word}“`,
    ha: accusative(hero),
    t: thing.word,
    T: capitalise(thing.word),
    ta: accusative(thing),
    P: capitalise(place),
    ...values,
  }
  return template.replace(/\{([^}]+)\}/g, (_, placeholder: string) => {
    const text = replacements[placeholder]
    if (text === undefined) throw new Error(`Unknown placeholder {${placeholder}} in: ${template}`)
    return text
  })
}
