import { type DiceSpot, spotOf, sumOfRoll } from './spot.ts'

const FACES = [1, 2, 3, 4, 5, 6]
/** Payout to one, by total; seven has its own spot. */
const TOTAL_PAYS: Record<number, number> = { 2: 33, 3: 16, 4: 10.4, 5: 7.5, 6: 5.8, 8: 5.8, 9: 7.5, 10: 10.4, 11: 16, 12: 33 }
const isDouble = (roll: readonly number[]): boolean => roll[0] === roll[1]

/** Two dice: under seven, seven, over seven, totals, doubles. */
export const TWO_DICE: readonly DiceSpot[] = [
  spotOf('under', 'Menej než 7', 1.3, (roll) => sumOfRoll(roll) < 7),
  spotOf('seven', 'Presne 7', 4.7, (roll) => sumOfRoll(roll) === 7),
  spotOf('over', 'Viac než 7', 1.3, (roll) => sumOfRoll(roll) > 7),
  ...Object.entries(TOTAL_PAYS).map(([total, pays]) =>
    spotOf(`total-${total}`, `Súčet ${total}`, pays, (roll) => sumOfRoll(roll) === Number(total)),
  ),
  spotOf('any-double', 'Ktorákoľvek dvojica', 4.7, isDouble),
  ...FACES.map((face) => spotOf(`double-${face}`, `Dvojica ${face} a ${face}`, 33, (roll) => isDouble(roll) && roll[0] === face)),
]
