import type { CreateBoard } from '../board/index.ts'
import { DiceBoard } from './view.ts'

// Dice: three dice, the spots of sic bo, the last throws.
export const createDice: CreateBoard = (definition, actions) => new DiceBoard(definition, actions)
