// Everything a player reads or hears in this game, in Slovak, and how amounts are written.
// Spec 9.2; money as 1 234,50 €, plurals by the language's rules.
export { amountText, numberText } from './amounts.ts'
export { texts } from './sk-SK.ts'
