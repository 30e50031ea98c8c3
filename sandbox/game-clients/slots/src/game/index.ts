// The slot on the page: screen, what moves, failures, and what makes the shared shell a slot.
export { slotGame } from './game.ts'
