import type { Random } from '../random.ts'

const SUBTITLES = [
  ': Návrat',
  ': Druhá noc',
  ': Posledná kapitola',
  ': Zimná edícia',
  ': Nový začiatok',
  ': Polnočné vydanie',
  ': Tretie zvonenie',
  ': Po rokoch',
  ' Extra',
  ' Klasik',
  ' Nostalgia',
] as const

/**
 * Candidate names for a sequel, in order of preference. The caller takes the first one that is free, so that a third part follows a second.
 * Empty when the name already contains a number, a punctuation mark or a subtitle.
 */
export function sequelsOf(name: string, random: Random): string[] {
  if (/[\d:!?]|Deluxe/.test(name)) return []
  return random.chance(0.5) ? [`${name} II`, `${name} III`] : [name + random.pick(SUBTITLES)]
}
