import type { GameDefinition } from '@herna/contract/games'
import type { ClientName } from '../context.ts'

/** The client app of a kind of game. */
export function clientOf(kind: GameDefinition['kind']): ClientName {
  if (kind === 'slot') return 'slots'
  return kind === 'crash' || kind === 'live' ? kind : 'tables'
}
