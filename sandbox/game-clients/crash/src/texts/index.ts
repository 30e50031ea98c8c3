// Every word a player can read or hear in these games, beside those of the kit.
export { multipleText, texts } from './sk-SK.ts'
