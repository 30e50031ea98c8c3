import type { DiceDefinition, SpotDefinition } from '@herna/contract/games'

/** The spots of a dice table in the groups it shows, most played first. */
export interface Group {
  readonly name: string
  readonly spots: readonly SpotDefinition[]
}

const ORDER: Record<DiceDefinition['variant'], readonly string[]> = {
  'sic-bo': ['main', 'total', 'single', 'double', 'triple', 'combination'],
  'two-dice': ['main', 'total', 'double'],
  craps: ['main'],
}

/** `total-9` → total; what has no number stands in front, but any triple and any double stand with theirs. */
export function groupOf(spot: string): string {
  const [name = '', number] = spot.split('-')
  if (name === 'any') return number ?? 'main'
  return number !== undefined && /^\d/.test(number) ? name : 'main'
}

export const groupsOf = ({ variant, spots }: DiceDefinition): Group[] =>
  ORDER[variant].map((name) => ({ name, spots: spots.filter(({ spot }) => groupOf(spot) === name) }))
