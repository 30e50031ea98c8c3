import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { BLACKJACK_ACTIONS } from './actions.ts'
import { tableFields } from './definition.ts'
import { card, spotDefinition, spotResult } from './stakes.ts'

export const rouletteDefinition = z.object({ kind: z.literal('roulette'), ...tableFields, spots: z.array(spotDefinition) })
export const baccaratDefinition = z.object({
  kind: z.literal('baccarat'),
  ...tableFields,
  /** Whether the banker's wins pay even (but 1 : 2 with six), or 0.95 : 1. */
  isWithoutCommission: z.boolean(),
  spots: z.array(spotDefinition),
})
export const diceDefinition = z.object({
  kind: z.literal('dice'),
  ...tableFields,
  variant: z.enum(['sic-bo', 'two-dice', 'craps']),
  spots: z.array(spotDefinition),
})
export const videoPokerDefinition = z.object({
  kind: z.literal('video-poker'),
  ...tableFields,
  variant: z.enum(['jacks-or-better', 'deuces-wild', 'joker-poker']),
  /** Best hand first; pays in bets, the bet included. */
  payTable: z.array(z.object({ hand: z.string(), name: z.string(), pays: z.int() })),
})
export const blackjackDefinition = z.object({
  kind: z.literal('blackjack'),
  ...tableFields,
  decks: checked(z.int(), z.minimum(1)),
  /** `hand`, and `pairs` where the game has the side bet. */
  spots: z.array(spotDefinition),
  /** True: the dealer takes a card on a soft 17. */
  dealerHitsSoft17: z.boolean(),
})
/** Games of the table client; crash has its own. */
export const tableDefinitions = [
  rouletteDefinition,
  baccaratDefinition,
  diceDefinition,
  videoPokerDefinition,
  blackjackDefinition,
] as const

/** What the table client plays, by `kind`. */
export const tableDefinition = z.discriminatedUnion('kind', tableDefinitions)
export type TableDefinition = z.infer<typeof tableDefinition>

/** One turn of the wheel. */
export const rouletteOutcome = z.object({
  kind: z.literal('roulette'),
  number: checked(z.int(), z.minimum(0), z.maximum(36)),
  results: z.array(spotResult),
})
/** Cards in the order dealt to each side. */
export const baccaratOutcome = z.object({
  kind: z.literal('baccarat'),
  player: z.array(card),
  banker: z.array(card),
  playerTotal: z.int(),
  bankerTotal: z.int(),
  result: z.enum(['player', 'banker', 'tie']),
  results: z.array(spotResult),
})
/** Throws in order; craps has as many as it took. */
export const diceOutcome = z.object({
  kind: z.literal('dice'),
  rolls: checked(z.array(z.array(checked(z.int(), z.minimum(1), z.maximum(6)))), z.minLength(1)),
  results: z.array(spotResult),
})
/** Open: five cards, waiting for what is held. Closed: what was held and the hand that was paid; null: none. */
export const videoPokerOutcome = z.object({
  kind: z.literal('video-poker'),
  dealt: checked(z.array(card), z.length(5)),
  held: z.nullable(checked(z.array(z.boolean()), z.length(5))),
  final: z.nullable(checked(z.array(card), z.length(5))),
  hand: z.nullable(z.string()),
})
export const blackjackOutcome = z.object({
  kind: z.literal('blackjack'),
  /** While open only the first card is told; the hidden one is nowhere in the answer. */
  dealer: z.object({ cards: z.array(card), total: z.int(), isSoft: z.boolean() }),
  hands: z.array(
    z.object({
      cards: z.array(card),
      total: z.int(),
      isSoft: z.boolean(),
      stake: z.int(),
      isDoubled: z.boolean(),
      /** Null while undecided. */
      result: z.nullable(z.enum(['blackjack', 'win', 'push', 'loss', 'bust'])),
      payout: z.int(),
    }),
  ),
  /** Index of the hand that is asked; null: the round is closed. */
  activeHand: z.nullable(z.int()),
  actions: z.array(z.enum(BLACKJACK_ACTIONS)),
  pairs: z.nullable(spotResult),
})
export const tableOutcomes = [rouletteOutcome, baccaratOutcome, diceOutcome, videoPokerOutcome, blackjackOutcome] as const
export type RouletteOutcome = z.infer<typeof rouletteOutcome>
export type BaccaratOutcome = z.infer<typeof baccaratOutcome>
export type DiceOutcome = z.infer<typeof diceOutcome>
export type VideoPokerOutcome = z.infer<typeof videoPokerOutcome>
export type BlackjackOutcome = z.infer<typeof blackjackOutcome>
export type RouletteDefinition = z.infer<typeof rouletteDefinition>
export type BaccaratDefinition = z.infer<typeof baccaratDefinition>
export type DiceDefinition = z.infer<typeof diceDefinition>
export type VideoPokerDefinition = z.infer<typeof videoPokerDefinition>
export type BlackjackDefinition = z.infer<typeof blackjackDefinition>
export const tableOutcome = z.discriminatedUnion('kind', tableOutcomes)
export type TableOutcome = z.infer<typeof tableOutcome>
