// The table game: screen, chips, keyboard, failures, specification for the shared shell.
export { tableGame } from './game.ts'
