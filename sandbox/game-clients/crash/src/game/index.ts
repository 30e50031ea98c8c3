// The game itself: the machine, the screen and the host brought together.
export { Game } from './game.ts'
