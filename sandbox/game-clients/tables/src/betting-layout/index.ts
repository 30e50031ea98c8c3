// The betting layout with its spots, and the interface of all table views.
export { BettingLayout } from './betting-layout.ts'
export { enableArrowKeys } from './arrow-keys.ts'
export type { StakesState, TableView, ViewCallbacks } from './view.ts'
