// Slovak texts of live tables, in addition to those of the kit.
export { baccaratTexts } from './baccarat.ts'
export { blackjackTexts } from './blackjack.ts'
export { cardTexts } from './cards.ts'
export { diceTexts } from './dice.ts'
export { dragonTigerTexts } from './dragon-tiger.ts'
export { oddsBriefly, oddsLines } from './odds.ts'
export { pokerTexts } from './poker.ts'
export { texts } from './sk-SK.ts'
