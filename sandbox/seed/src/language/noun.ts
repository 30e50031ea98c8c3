/** M: masculine animate (its accusative equals its genitive), m: masculine inanimate. */
export type Gender = 'M' | 'm' | 'f' | 'n'

export interface Noun {
  /** Word of the image generator's vocabulary; null for nouns without a motif. */
  motif: string | null
  word: string
  gender: Gender
  genitive: string
  plural: string
  genitivePlural: string
  /** Derived adjective: vlk → vlčí; null without one. */
  adjective: string | null
}

/** One line of a word list: `motif word gender genitive plural genitive-plural adjective`, `-` for a missing one. */
export function parseNoun(line: string): Noun {
  const [motif, word, gender, genitive, plural, genitivePlural, adjective] = line.split(' ')
  if (!motif || !word || !/^[Mmfn]$/.test(gender ?? '') || !genitive || !plural || !genitivePlural || !adjective) {
    throw new Error(`Incomplete noun line, expected seven fields: ${line}`)
  }
  return {
    motif: motif === '-' ? null : motif,
    word,
    gender: gender as Gender,
    genitive,
    plural,
    genitivePlural,
    adjective: adjective === '-' ? null : adjective,
  }
}

/** vlk → vlka, líška → líšku, princezná → princeznú, meč → meč. */
export function accusative(noun: Noun): string {
  if (noun.gender === 'M') return noun.genitive
  if (noun.gender !== 'f') return noun.word
  if (noun.word.endsWith('á')) return `${noun.word.slice(0, -1)}ú`
  return noun.word.endsWith('a') ? `${noun.word.slice(0, -1)}u` : noun.word
}

/** vlk → vlkom, kotva → kotvou, loď → loďou, slnko → slnkom, Loki → Lokim. */
export function instrumental(noun: Noun): string {
  const { word } = noun
  if (noun.gender === 'f') return /[aá]$/.test(word) ? `${word.slice(0, -1)}ou` : `${word}ou`
  if (noun.gender === 'n') return word.endsWith('ie') ? `${word.slice(0, -2)}ím` : `${word.slice(0, -1)}om`
  if (noun.genitive.endsWith('ho')) return `${noun.genitive.slice(0, -2)}m`
  return `${noun.genitive.slice(0, -1)}om`
}

/** „s vlkom“, „so sovou“: the preposition is „so“ before s, z, š, ž. */
export const withPreposition = (word: string): string => `${/^[szšž]/i.test(word) ? 'so' : 's'} ${word}`

export const capitalise = (text: string): string => text.charAt(0).toLocaleUpperCase('sk') + text.slice(1)
