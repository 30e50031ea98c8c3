import { type DefaultCatalogue, defaultCatalogue } from './index.ts'

let made: DefaultCatalogue | undefined

/** One catalogue for all tests of a file: making it takes a moment. */
export const catalogue = (): DefaultCatalogue => {
  made ??= defaultCatalogue()
  return made
}
export const published = () => catalogue().published
export const slots = () => published().games.filter(({ type }) => type === 'Slot')

export const shares = <T>(items: readonly T[], keyOf: (item: T) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 100 / items.length
  return counts
}
