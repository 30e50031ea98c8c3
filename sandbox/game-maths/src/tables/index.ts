/**
 * RNG table games: roulette, blackjack, baccarat, video poker, dice. Pure; every figure is exact and proven by a test beside it.
 * A round is opened with stakes (validate with `stakeFault`), continued while `isTableOpen`, described by `tableOutcome`; its
 * state is plain JSON with all randomness already drawn. Video poker takes one stake on `hand`. Decisions on games; 3.21.
 */
export { resultOf as coupResult } from './baccarat/pays.ts'
export { dealCoup } from './baccarat/play.ts'
export { dealerDraws, totalOf } from './blackjack/hand.ts'
export { type CardNumber, cardOf, decksOf, rankOf, shuffled, suitOf } from './cards/deck.ts'
export { type Dressing, tableDefinition } from './definition.ts'
export type { TableModel } from './model.ts'
export { TABLE_MODELS, tableModel } from './models.ts'
export {
  actTable,
  isTableAction,
  isTableOpen,
  openTable,
  stakeOfAction,
  type TableAction,
  type TableOutcome,
  type TableState,
  tableOutcome,
  tableTotals,
} from './round.ts'
export { stakeFault, type StakeFault } from './stakes.ts'
