/** Table games against a random number generator: roulette, blackjack, baccarat, video poker, dice. Pure; every figure is exact and proven beside its kind.
 * A round is opened with stakes (`stakeFault` first), acted on while `isTableOpen`, told by `tableOutcome`; its state is plain JSON with all chance in it drawn.
 * Video poker takes one stake on `hand`. Decisions on games; 3.21. */
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
