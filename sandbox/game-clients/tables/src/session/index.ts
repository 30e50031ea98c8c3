import { tableDefinition, type TableDefinition, tableOutcome, type TableOutcome, gameOperations } from '@herna/contract/games'
import type { Round, Session } from '@herna/game-kit'

// The contract's replies with the definition and outcome types of table games.
export type TableSession = Session<TableDefinition, TableOutcome>
export type TableRound = Round<TableOutcome>
export const tableOperations = gameOperations(tableDefinition, tableOutcome)
