import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { findMotif } from './motifs/vocabulary.ts'
import { signBody } from './scene/pictures.ts'

/** A 24×24 one-colour icon of a motif, for categories and collections, in `currentColor`. */
export function iconSvg(motif: string): string {
  const name = findMotif(motif.toLowerCase())?.signs[0] ?? 'round-star'
  return `<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 512 512" fill="currentColor">${signBody(name).replace(/ ?fill="currentColor"/g, '')}</svg>`
}

/** Country whose flag represents a language of the live tables; country codes are used as they are. */
const COUNTRY: Record<string, string> = {
  ar: 'ae',
  el: 'gr',
  en: 'gb',
  cs: 'cz',
  'pt-br': 'br',
  uk: 'ua',
  da: 'dk',
  sv: 'se',
  ja: 'jp',
  ko: 'kr',
  zh: 'cn',
  hi: 'in',
  et: 'ee',
  ka: 'ge',
  sl: 'si',
  sq: 'al',
  sr: 'rs',
  vi: 'vn',
}
const resolve = createRequire(import.meta.url).resolve
/** A neutral grey disc, for languages without a flag. */
const NEUTRAL = 'xx'
const flags = new Map<string, string>()

function read(country: string): string {
  try {
    return readFileSync(resolve(`circle-flags/flags/${country}.svg`), 'utf8')
  } catch {
    return readFileSync(resolve(`circle-flags/flags/${NEUTRAL}.svg`), 'utf8')
  }
}

/** SVG of the round flag of a language or country code; a neutral disc when none exists. */
export function flagSvg(code: string): string {
  const key = code.toLowerCase()
  const mappedCode = COUNTRY[key] ?? key
  const country = /^[a-z]{2}$/.test(mappedCode) ? mappedCode : NEUTRAL
  const flag = flags.get(country) ?? read(country)
  flags.set(country, flag)
  return flag
}
