// The running game: the machine's runner, the screen, how wins and plates are shown, the panels of failures.
// States: those of the round; the screen exists once a session and its pictures are there.
export { Game } from './game.ts'
