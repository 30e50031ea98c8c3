// Boards whose cards or dice lie on the table's top.
export { spotBox } from './spot-box.ts'
export { type TableTop, TableTopBoard } from './table-top-board.ts'
