// Slovak texts of table games, in addition to those of the kit.
export { outcomeText } from './outcome.ts'
export { texts } from './sk-SK.ts'
