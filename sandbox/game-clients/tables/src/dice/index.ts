// Dice: sic bo, two dice, craps. States: resting, thrown, decided.
export { DiceView } from './view.ts'
