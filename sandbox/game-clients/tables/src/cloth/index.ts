// The cloth: spots that take chips, and what every kind of table does on the screen.
export { Cloth } from './cloth.ts'
export { walkByArrows } from './walk.ts'
export type { TableView, ViewHands } from './view.ts'
