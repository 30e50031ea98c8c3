import { tableDefinition, type TableDefinition, tableOutcome, type TableOutcome, gameOperations } from '@herna/contract/games'
import type { Round, Session } from '@herna/game-kit'

// The host's replies as this client reads them: the contract's, with definitions and outcomes of its own games.
export type TableSession = Session<TableDefinition, TableOutcome>
export type TableRound = Round<TableOutcome>
export const tableOperations = gameOperations(tableDefinition, tableOutcome)
