// A live table: screen, phases in words, controls, keyboard, failures, specification for the shared shell.
export { liveGame } from './game.ts'
