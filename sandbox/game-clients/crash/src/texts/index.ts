// Slovak texts of crash games, in addition to those of the kit.
export { multipleText, texts } from './sk-SK.ts'
