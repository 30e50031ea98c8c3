// Bets and exits of all players of the round, and the ends of the last rounds.
export { PlayersView } from './players-view.ts'
export { ResultsView } from './results-view.ts'
