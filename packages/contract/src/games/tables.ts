import { z } from 'zod'
import { card, spotDefinition, spotResult } from './stakes.ts'

/** What definitions of all games but slots share. */
const common = {
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  /** Cents; a round's stakes together lie between them. */
  minBet: z.int().min(1),
  maxBet: z.int().min(1),
  /** Values of the chips a player stakes with, in cents, ascending. */
  chips: z.array(z.int().min(1)),
  /** Exact, per cent to two decimals, of the usual bet or of best play; `rules` says which. */
  rtp: z.number(),
  /** The highest win of a round as a multiple of its stakes. */
  maxWinMultiple: z.number(),
  /** Slovak sentences for the rules panel. */
  rules: z.array(z.string()),
  theme: z.object({
    background: z.string(),
    surface: z.string(),
    accent: z.string(),
    text: z.string(),
    backdrop: z.string(),
    logo: z.string(),
  }),
}

export const rouletteDefinition = z.object({ kind: z.literal('roulette'), ...common, spots: z.array(spotDefinition) })
export const baccaratDefinition = z.object({
  kind: z.literal('baccarat'),
  ...common,
  /** Whether the banker's wins pay even (but 1 : 2 with six), or 0.95 : 1. */
  isWithoutCommission: z.boolean(),
  spots: z.array(spotDefinition),
})
export const diceDefinition = z.object({
  kind: z.literal('dice'),
  ...common,
  variant: z.enum(['sic-bo', 'two-dice', 'craps']),
  spots: z.array(spotDefinition),
})
export const videoPokerDefinition = z.object({
  kind: z.literal('video-poker'),
  ...common,
  variant: z.enum(['jacks-or-better', 'deuces-wild', 'joker-poker']),
  /** Best hand first; pays in bets, the bet included. */
  payTable: z.array(z.object({ hand: z.string(), name: z.string(), pays: z.int() })),
})
export const blackjackDefinition = z.object({
  kind: z.literal('blackjack'),
  ...common,
  decks: z.int().min(1),
  /** `hand`, and `pairs` where the game has the side bet. */
  spots: z.array(spotDefinition),
  /** True: the dealer takes a card on a soft 17. */
  dealerHitsSoft17: z.boolean(),
})
export const crashDefinition = z.object({
  kind: z.literal('crash'),
  ...common,
  /** The multiple after `t` ms is `e ^ (growth × t)`, cut to hundredths: both sides compute the same. */
  growthPerMs: z.number(),
  /** Address of the picture of what rises, on a transparent ground. */
  hero: z.string(),
  /** Hundredths: the highest multiple; there the round is paid out by itself. */
  highestMultiple: z.int(),
})
export const tableDefinitions = [
  rouletteDefinition,
  baccaratDefinition,
  diceDefinition,
  videoPokerDefinition,
  blackjackDefinition,
  crashDefinition,
] as const

/** One turn of the wheel. */
export const rouletteOutcome = z.object({
  kind: z.literal('roulette'),
  number: z.int().min(0).max(36),
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
  rolls: z.array(z.array(z.int().min(1).max(6))).min(1),
  results: z.array(spotResult),
})
/** Open: five cards, waiting for what is held. Closed: what was held and the hand that was paid; null: none. */
export const videoPokerOutcome = z.object({
  kind: z.literal('video-poker'),
  dealt: z.array(card).length(5),
  held: z.array(z.boolean()).length(5).nullable(),
  final: z.array(card).length(5).nullable(),
  hand: z.string().nullable(),
})
export const BLACKJACK_ACTIONS = ['hit', 'stand', 'double', 'split'] as const
export type BlackjackAction = (typeof BLACKJACK_ACTIONS)[number]
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
      result: z.enum(['blackjack', 'win', 'push', 'loss', 'bust']).nullable(),
      payout: z.int(),
    }),
  ),
  /** Index of the hand that is asked; null: the round is closed. */
  activeHand: z.int().nullable(),
  actions: z.array(z.enum(BLACKJACK_ACTIONS)),
  pairs: spotResult.nullable(),
})
/** `crashedAt` is told only when the round is over; multiples in hundredths. */
export const crashOutcome = z.object({
  kind: z.literal('crash'),
  startedAt: z.iso.datetime(),
  /** Milliseconds since the start, by the server's clock, when this was answered. */
  elapsedMs: z.int(),
  autoCashOut: z.int().nullable(),
  cashedOutAt: z.int().nullable(),
  crashedAt: z.int().nullable(),
})
export const tableOutcomes = [
  rouletteOutcome,
  baccaratOutcome,
  diceOutcome,
  videoPokerOutcome,
  blackjackOutcome,
  crashOutcome,
] as const
export type RouletteOutcome = z.infer<typeof rouletteOutcome>
export type BaccaratOutcome = z.infer<typeof baccaratOutcome>
export type DiceOutcome = z.infer<typeof diceOutcome>
export type VideoPokerOutcome = z.infer<typeof videoPokerOutcome>
export type BlackjackOutcome = z.infer<typeof blackjackOutcome>
export type CrashOutcome = z.infer<typeof crashOutcome>
export type RouletteDefinition = z.infer<typeof rouletteDefinition>
export type BaccaratDefinition = z.infer<typeof baccaratDefinition>
export type DiceDefinition = z.infer<typeof diceDefinition>
export type VideoPokerDefinition = z.infer<typeof videoPokerDefinition>
export type BlackjackDefinition = z.infer<typeof blackjackDefinition>
export type CrashDefinition = z.infer<typeof crashDefinition>
