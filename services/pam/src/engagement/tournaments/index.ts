/**
 * Tournaments: editions are created on schedule; joined, scored by real rounds in the transaction that closes them
 * (`migrations/0005-tournaments.sql`), settled once with prizes in the ledger. State: announced → running → finished. Spec 1.1,
 * 2.12, 4.22; M12.
 */
export { advanceTournaments } from './advance-tournaments.ts'
export type { TournamentDefinition } from './definitions.ts'
export { addTournamentRoutes } from './tournaments.routes.ts'
