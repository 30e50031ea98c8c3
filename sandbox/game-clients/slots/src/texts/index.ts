// Everything a player reads or hears in a slot beyond the words that all games share, in Slovak.
export { texts } from './sk-SK.ts'
