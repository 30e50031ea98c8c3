import { PASSWORD_LENGTH, type PasswordFault } from '@herna/contract/player'

/** Beginnings of what people choose first, folded; numbers and signs around them do not help. */
const COMMON = [
  'password',
  'heslo',
  'qwerty',
  'qwertz',
  'asdfgh',
  'yxcvbn',
  'zxcvbn',
  'abcdef',
  'iloveyou',
  'milujemta',
  'welcome',
  'vitajte',
  'admin',
  'letmein',
  'monkey',
  'dragon',
  'football',
  'futbal',
  'hokej',
  'slovensko',
  'slovakia',
  'bratislava',
  'kosice',
  'slovan',
  'kasino',
  'casino',
  'herna',
  'ruleta',
  'jackpot',
  'martin',
  'peter',
  'michal',
  'lukas',
  'tomas',
  'marek',
  'zuzana',
  'katarina',
]
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
const MANY = 16

/** Everything that is wrong with a password; nothing: it will do. */
export function passwordFaults(password: string, names: readonly string[] = []): PasswordFault[] {
  const faults: PasswordFault[] = []
  const signs = [...password]
  if (signs.length < PASSWORD_LENGTH.min) faults.push('too-short')
  if (signs.length > PASSWORD_LENGTH.max) return ['too-long']
  const kinds = [/\p{Ll}/u, /\p{Lu}/u, /\p{N}/u, /[^\p{L}\p{N}]/u].filter((kind) => kind.test(password)).length
  // A long one may be plain words; a short one needs three kinds of signs. Hardly any different signs are no password at any length.
  if (new Set(signs).size < 6 || (signs.length < MANY && kinds < 3)) faults.push('too-simple')
  if (isCommon(password)) faults.push('common')
  const folded = fold(password)
  if (names.map(fold).some((name) => name.length >= 4 && folded.includes(name))) faults.push('contains-name')
  return faults
}

/** What is left without the ending's numbers and signs is a word everybody tries. */
function isCommon(password: string): boolean {
  const word = fold(password).replace(/[^a-z]+$/, '')
  const plain = [...word]
    .map((sign) => LOOK_ALIKES[sign] ?? sign)
    .join('')
    .replace(/[^a-z]/g, '')
  return COMMON.some((common) => plain === common || plain === common + common)
}

const fold = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
