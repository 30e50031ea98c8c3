// The running game: the machine's runner, the screen, how wins and plates are shown, the panels of failures.
// States: those of the round; the screen exists once a session is there and its pictures have come or failed.
export { Game } from './game.ts'
