import { accusative, capitalise, type Noun } from '../../language/noun.ts'

/** What the marks of a frame stand for. */
export interface Fillings {
  name: string
  studio: string
  hero: Noun
  thing: Noun
  place: string
  values: Readonly<Record<string, string>>
}

/**
 * Fills the marks of a frame: {N} title in quotes, {S} studio, {h} {H} hero, {h:q} hero in quotes, {ha} whom, {t} {T} thing, {ta} what,
 * {P} where at the head of a sentence; others from `values`. A mark nobody knows is a mistake in the frame.
 */
export function fill(frame: string, { name, studio, hero, thing, place, values }: Fillings): string {
  const known: Record<string, string> = {
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
  return frame.replace(/\{([^}]+)\}/g, (_, mark: string) => {
    const text = known[mark]
    if (text === undefined) throw new Error(`Unknown mark {${mark}} in: ${frame}`)
    return text
  })
}
