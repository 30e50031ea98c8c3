// What a view of one kind of table is: elements, what it shows, what it can do.
export type { Board, BoardActions, BoardView, CreateBoard } from './board.ts'
export { OnChange } from './on-change.ts'
