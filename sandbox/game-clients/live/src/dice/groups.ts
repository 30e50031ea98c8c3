import type { SpotDefinition } from '@herna/contract/games'

export const SPOT_GROUPS = ['main', 'total', 'single', 'double', 'combination'] as const
/** Spots that are shown together. */
export type SpotGroup = (typeof SPOT_GROUPS)[number]

/** `total-9` → total. Triples are shown with doubles; spots without a number are the main ones, except any triple. */
export function groupOf(spot: string): SpotGroup {
  const [name = ''] = spot.split('-')
  if (name === 'triple' || name === 'any') return 'double'
  return SPOT_GROUPS.find((group) => group === name) ?? 'main'
}

/** The spots of each group that has any, in the order of the definition. */
export function groupedSpots(spots: readonly SpotDefinition[]): { group: SpotGroup; spots: SpotDefinition[] }[] {
  return SPOT_GROUPS.map((group) => ({ group, spots: spots.filter(({ spot }) => groupOf(spot) === group) })).filter(
    ({ spots: own }) => own.length > 0,
  )
}

/** The faces a spot is drawn with: `double-3` → 3, 3; `combination-1-4` → 1, 4. Empty: it is written. */
export function facesOfSpot(spot: string): number[] {
  const [name = '', ...numbers] = spot.split('-')
  const faces = numbers.map(Number)
  if (name === 'single' || name === 'combination') return faces
  const [face] = faces
  if (face === undefined || Number.isNaN(face)) return []
  const count = { double: 2, triple: 3 }[name] ?? 0
  return Array.from({ length: count }, () => face)
}
