// The cloth: spots that take chips, and what every kind of table does on the screen.
export { Cloth } from './betting-layout.ts'
export { walkByArrows } from './arrow-keys.ts'
export type { TableView, ViewHands } from './view.ts'
