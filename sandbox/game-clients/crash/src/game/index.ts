// The crash game: screen, animation, failures, specification for the shared shell.
export { crashGameWith } from './game.ts'
