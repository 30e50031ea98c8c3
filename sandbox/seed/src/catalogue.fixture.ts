import { type DefaultCatalogue, defaultCatalogue } from './index.ts'

let cachedCatalogue: DefaultCatalogue | undefined

/** One catalogue for all tests of a file, because generating it is slow. */
export const catalogue = (): DefaultCatalogue => {
  cachedCatalogue ??= defaultCatalogue()
  return cachedCatalogue
}
export const published = () => catalogue().published
export const slots = () => published().games.filter(({ type }) => type === 'Slot')

/** Percentage of the items per key. */
export const shares = <T>(items: readonly T[], keyOf: (item: T) => string | number): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const item of items) counts[keyOf(item)] = (counts[keyOf(item)] ?? 0) + 100 / items.length
  return counts
}
