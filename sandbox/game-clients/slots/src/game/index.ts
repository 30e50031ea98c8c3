// The slot game: screen, animations, failures, specification for the shared shell.
export { slotGame } from './game.ts'
