// The crash game: screen, animation, failures, specification for the shared shell.
export { crashGame } from './game.ts'
