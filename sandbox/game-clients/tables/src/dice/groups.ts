import type { DiceDefinition, SpotDefinition } from '@herna/contract/games'

/** The spots of a dice table that are shown together. */
export interface SpotGroup {
  readonly name: string
  readonly spots: readonly SpotDefinition[]
}

/** Groups from the top of the table, by variant. */
const ORDER: Record<DiceDefinition['variant'], readonly string[]> = {
  'sic-bo': ['main', 'total', 'single', 'double', 'triple', 'combination'],
  'two-dice': ['main', 'total', 'double'],
  craps: ['place', 'field', 'line', 'proposition'],
}
const CRAPS_GROUPS: Record<string, string> = { field: 'field', pass: 'line', 'dont-pass': 'line' }

/** `total-9` → total; spots without a number are in `main`, except any triple and any double. Craps: line bets, the field, the rest is decided by one throw. */
function groupOf(variant: DiceDefinition['variant'], spot: string): string {
  const [name = '', number] = spot.split('-')
  if (variant === 'craps') return name === 'place' ? name : (CRAPS_GROUPS[spot] ?? 'proposition')
  if (name === 'any') return number ?? 'main'
  return number !== undefined && /^\d/.test(number) ? name : 'main'
}

/** The groups that have spots. */
export const groupsOf = ({ variant, spots }: DiceDefinition): SpotGroup[] =>
  ORDER[variant]
    .map((name) => ({ name, spots: spots.filter(({ spot }) => groupOf(variant, spot) === name) }))
    .filter((group) => group.spots.length > 0)
