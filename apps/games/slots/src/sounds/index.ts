// Sounds made on the spot (no files). Off until the player turns them on, silent while the page is hidden.
export { Sounds } from './sounds.ts'
