import type { Card, GambleColour } from '@herna/contract/games'
import type { Draw } from '../draw.ts'
import { cardOf, decksOf, shuffled } from '../tables/cards/deck.ts'

/**
 * Gamble: the player may risk the win of a round on the colour of a card, of a whole deck without jokers each time: doubled with
 * probability 26 in 52, otherwise lost. So it returns exactly what is risked and changes no figure of a model.
 */
export interface GambleRule {
  readonly maxSteps: number
  /** A win is not risked when doubling it would exceed this many total bets. */
  readonly highestMultiple: number
}

export const GAMBLE: GambleRule = { maxSteps: 5, highestMultiple: 100 }

const RED = new Set<Card['suit']>(['diamonds', 'hearts'])

/** The cards of all steps there can be, each from a whole deck. */
export const drawGambleCards = ({ maxSteps }: GambleRule, draw: Draw): Card[] =>
  Array.from({ length: maxSteps }, () => cardOf(shuffled(decksOf(1), 1, draw)[0] as number))

/** Red or black; a joker is neither and not in the deck. */
export const colourOf = ({ suit }: Card): GambleColour => (RED.has(suit) ? 'red' : 'black')

/** Cents after these guesses: doubled by each right one, 0 after a wrong one. */
export function gambledAmount(win: number, cards: readonly Card[], guesses: readonly GambleColour[]): number {
  return guesses.reduce((amount, guess, step) => (colourOf(cards[step] as Card) === guess ? amount * 2 : 0), win)
}

/** Whether the amount may be risked after so many steps; `bet`: the round's total bet in cents. */
export const canGamble = (rule: GambleRule, { bet, amount, steps }: { bet: number; amount: number; steps: number }): boolean =>
  amount > 0 && steps < rule.maxSteps && amount * 2 <= rule.highestMultiple * bet
