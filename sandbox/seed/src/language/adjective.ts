import type { Gender } from './noun.ts'

/** Slovak declension by the ending of the dictionary form: possessive (-ov, -in), hard (-ý; -y after a long syllable), soft (-í; short -i). */
const PATTERNS = [
  { end: 'ov', cut: 0, nominative: ['', 'a', 'o'], plural: 'e', genitive: ['ho', 'ej'] },
  { end: 'in', cut: 0, nominative: ['', 'a', 'o'], plural: 'e', genitive: ['ho', 'ej'] },
  { end: 'ý', cut: 1, nominative: ['ý', 'á', 'é'], plural: 'é', genitive: ['ého', 'ej'] },
  { end: 'y', cut: 1, nominative: ['y', 'a', 'e'], plural: 'e', genitive: ['eho', 'ej'] },
  { end: 'í', cut: 1, nominative: ['í', 'ia', 'ie'], plural: 'ie', genitive: ['ieho', 'ej'] },
  { end: 'i', cut: 1, nominative: ['i', 'a', 'e'], plural: 'e', genitive: ['eho', 'ej'] },
] as const

function decline(adjective: string) {
  const pattern = PATTERNS.find(({ end }) => adjective.endsWith(end))
  if (!pattern) throw new Error(`Not a Slovak adjective: ${adjective}`)
  return { stem: adjective.slice(0, adjective.length - pattern.cut), pattern }
}

/** zlatý + f → zlatá; krásny + n → krásne; vlčí + f → vlčia; faraónov + f → faraónova. */
export function agree(adjective: string, gender: Gender): string {
  const { stem, pattern } = decline(adjective)
  return stem + pattern.nominative[gender === 'f' ? 1 : gender === 'n' ? 2 : 0]
}

/** Nominative plural for nouns other than masculine persons: zlaté mince, vlčie stopy. */
export function agreePlural(adjective: string): string {
  const { stem, pattern } = decline(adjective)
  return stem + pattern.plural
}

/** zlatý + m → zlatého; zlatý + f → zlatej. */
export function agreeGenitive(adjective: string, gender: Gender): string {
  const { stem, pattern } = decline(adjective)
  return stem + pattern.genitive[gender === 'f' ? 1 : 0]
}
