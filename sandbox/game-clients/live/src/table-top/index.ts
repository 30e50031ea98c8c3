// Boards whose cards or dice lie on the table's top.
export { spotBox } from './spot-box.ts'
export { TableTopBoard } from './table-top-board.ts'
