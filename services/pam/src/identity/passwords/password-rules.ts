import { PASSWORD_LENGTH, type PasswordFault } from '@herna/contract/player'
import { commonPasswords, foldPassword } from './common-passwords.ts'

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
