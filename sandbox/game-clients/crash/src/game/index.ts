// The game on the page: screen, flight, failures, and what makes the shared shell a crash game.
export { crashGame } from './game.ts'
