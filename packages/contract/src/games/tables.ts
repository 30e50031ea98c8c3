import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { BLACKJACK_ACTIONS } from './actions.ts'
import { tableFields } from './definition.ts'
import { card, spotDefinition, spotResult } from './stakes.ts'

/** Rules of a roulette game. */
export const rouletteDefinition = z.object({ kind: z.literal('roulette'), ...tableFields, spots: z.array(spotDefinition) })
/** Rules of a baccarat game. */
export const baccaratDefinition = z.object({
  kind: z.literal('baccarat'),
  ...tableFields,
  /** Whether a banker win pays 1 : 1 (with a total of six 1 : 2) instead of 0.95 : 1. */
  isWithoutCommission: z.boolean(),
  spots: z.array(spotDefinition),
})
/** Rules of a dice game. */
export const diceDefinition = z.object({
  kind: z.literal('dice'),
  ...tableFields,
  variant: z.enum(['sic-bo', 'two-dice', 'craps']),
  spots: z.array(spotDefinition),
})
/** Rules of a video poker game. */
export const videoPokerDefinition = z.object({
  kind: z.literal('video-poker'),
  ...tableFields,
  variant: z.enum(['jacks-or-better', 'deuces-wild', 'joker-poker']),
  /** Best hand first; pays in bets, including the returned bet. */
  payTable: z.array(z.object({ hand: z.string(), name: z.string(), pays: z.int() })),
})
/** Rules of a blackjack game. */
export const blackjackDefinition = z.object({
  kind: z.literal('blackjack'),
  ...tableFields,
  decks: checked(z.int(), z.minimum(1)),
  /** `hand`, and `pairs` where the game has the side bet. */
  spots: z.array(spotDefinition),
  /** True: the dealer takes a card on a soft 17. */
  dealerHitsSoft17: z.boolean(),
})
/** Definitions of the table client's games; crash has its own client. */
export const tableDefinitions = [
  rouletteDefinition,
  baccaratDefinition,
  diceDefinition,
  videoPokerDefinition,
  blackjackDefinition,
] as const

/** Definition of a game of the table client, by `kind`. */
export const tableDefinition = z.discriminatedUnion('kind', tableDefinitions)
/** Definition of a game of the table client, by `kind`. */
export type TableDefinition = z.infer<typeof tableDefinition>

/** Outcome of a roulette round. */
export const rouletteOutcome = z.object({
  kind: z.literal('roulette'),
  number: checked(z.int(), z.minimum(0), z.maximum(36)),
  results: z.array(spotResult),
})
/** Outcome of a baccarat round; cards in the order dealt to each side. */
export const baccaratOutcome = z.object({
  kind: z.literal('baccarat'),
  player: z.array(card),
  banker: z.array(card),
  playerTotal: z.int(),
  bankerTotal: z.int(),
  result: z.enum(['player', 'banker', 'tie']),
  results: z.array(spotResult),
})
/** Outcome of a dice round: throws in order; craps has as many as were necessary. */
export const diceOutcome = z.object({
  kind: z.literal('dice'),
  rolls: checked(z.array(z.array(checked(z.int(), z.minimum(1), z.maximum(6)))), z.minLength(1)),
  results: z.array(spotResult),
})
/** State of a video poker round. Open: five cards, waiting for `hold`. Closed: the held cards and the paid hand; null: none. */
export const videoPokerOutcome = z.object({
  kind: z.literal('video-poker'),
  dealt: checked(z.array(card), z.length(5)),
  held: z.nullable(checked(z.array(z.boolean()), z.length(5))),
  final: z.nullable(checked(z.array(card), z.length(5))),
  hand: z.nullable(z.string()),
})
/** State of a blackjack round. */
export const blackjackOutcome = z.object({
  kind: z.literal('blackjack'),
  /** While the round is open only the first card is included, never the hidden one. */
  dealer: z.object({ cards: z.array(card), total: z.int(), isSoft: z.boolean() }),
  hands: z.array(
    z.object({
      cards: z.array(card),
      total: z.int(),
      isSoft: z.boolean(),
      stake: z.int(),
      isDoubled: z.boolean(),
      /** Null while the hand is open. */
      result: z.nullable(z.enum(['blackjack', 'win', 'push', 'loss', 'bust'])),
      payout: z.int(),
    }),
  ),
  /** Index of the hand to act on; null: the round is closed. */
  activeHand: z.nullable(z.int()),
  actions: z.array(z.enum(BLACKJACK_ACTIONS)),
  pairs: z.nullable(spotResult),
})
/** Outcomes of the table client's games. */
export const tableOutcomes = [rouletteOutcome, baccaratOutcome, diceOutcome, videoPokerOutcome, blackjackOutcome] as const
/** Outcome of a roulette round. */
export type RouletteOutcome = z.infer<typeof rouletteOutcome>
/** Outcome of a baccarat round. */
export type BaccaratOutcome = z.infer<typeof baccaratOutcome>
/** Outcome of a dice round: throws in order. */
export type DiceOutcome = z.infer<typeof diceOutcome>
/** State of a video poker round. */
export type VideoPokerOutcome = z.infer<typeof videoPokerOutcome>
/** State of a blackjack round. */
export type BlackjackOutcome = z.infer<typeof blackjackOutcome>
/** Rules of a roulette game. */
export type RouletteDefinition = z.infer<typeof rouletteDefinition>
/** Rules of a baccarat game. */
export type BaccaratDefinition = z.infer<typeof baccaratDefinition>
/** Rules of a dice game. */
export type DiceDefinition = z.infer<typeof diceDefinition>
/** Rules of a video poker game. */
export type VideoPokerDefinition = z.infer<typeof videoPokerDefinition>
/** Rules of a blackjack game. */
export type BlackjackDefinition = z.infer<typeof blackjackDefinition>
/** Outcome of a game of the table client, by `kind`. */
export const tableOutcome = z.discriminatedUnion('kind', tableOutcomes)
/** Outcome of a game of the table client, by `kind`. */
export type TableOutcome = z.infer<typeof tableOutcome>
