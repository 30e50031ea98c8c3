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
 * Names for the next part of a series, the best first: a third part only comes after a second, which the caller sees by
 * the names that are taken. None when the name already ends in a number, a mark or a subtitle.
 */
export function sequelsOf(name: string, random: Random): string[] {
  if (/[\d:!?]|Deluxe/.test(name)) return []
  return random.chance(0.5) ? [`${name} II`, `${name} III`] : [name + random.pick(SUBTITLES)]
}
