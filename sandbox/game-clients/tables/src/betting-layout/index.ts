// The cloth: spots that take chips, and what every kind of table does on the screen.
export { BettingLayout } from './betting-layout.ts'
export { enableArrowKeys } from './arrow-keys.ts'
export type { TableView, ViewCallbacks } from './view.ts'
