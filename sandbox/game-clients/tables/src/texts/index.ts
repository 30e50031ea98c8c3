// Words of the tables, in Slovak; those all games share are the kit's.
export { outcomeText } from './outcome.ts'
export { texts } from './sk-SK.ts'
