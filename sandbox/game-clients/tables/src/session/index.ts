// The host's replies as a table reads them: the kit's calls with a table's definition and outcome.
export { type TableDefinition, tableDoors, type TableOutcome, type TableRound, type TableSession } from './door.ts'
