import type { SpotDefinition } from '@herna/contract/games'
import { type Rational, rational } from '../../rational.ts'

/** The dice of one roll, in order. */
export type Roll = readonly number[]

/** A bet decided by one roll. */
export interface DiceSpot {
  readonly spot: string
  readonly name: string
  /** Highest payout to one. */
  readonly paysToOne: number
  /** Set when winning rolls pay differently. */
  readonly payouts?: SpotDefinition['payouts']
  /** Tenths of the stake returned, the stake included. */
  readonly tenths: (roll: Roll) => number
}

export const sumOfRoll = (roll: Roll): number => roll.reduce((sum, die) => sum + die, 0)
export const countOf = (roll: Roll, face: number): number => roll.filter((die) => die === face).length

/** A spot with one payout. */
export const spotOf = (spot: string, name: string, paysToOne: number, wins: (roll: Roll) => boolean): DiceSpot => ({
  spot,
  name,
  paysToOne,
  tenths: (roll) => (wins(roll) ? Math.round((paysToOne + 1) * 10) : 0),
})

/** All rolls of this many dice, equally likely. */
export const rollsOf = (dice: number): Roll[] =>
  dice === 0 ? [[]] : rollsOf(dice - 1).flatMap((roll) => [1, 2, 3, 4, 5, 6].map((die) => [...roll, die]))

/** A spot's exact return: the mean over all rolls. */
export function diceRtp({ tenths }: DiceSpot, dice: number): Rational {
  const rolls = rollsOf(dice)
  return rational(
    rolls.reduce((sum, roll) => sum + tenths(roll), 0),
    rolls.length * 10,
  )
}
