import type { Random } from '../random.ts'

const NUMERALS = [' II', ' III', ' 2'] as const
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

/** The next part of a series; null when the name already ends in a number, a mark or a subtitle. */
export function sequelOf(name: string, random: Random): string | null {
  if (/[\d:!?]|Deluxe|Extra/.test(name)) return null
  return name + (random.chance(0.45) ? random.pick(NUMERALS) : random.pick(SUBTITLES))
}
