import type {
  BaccaratDefinition,
  BaccaratOutcome,
  BlackjackDefinition,
  BlackjackOutcome,
  DiceDefinition,
  DiceOutcome,
  RouletteDefinition,
  RouletteOutcome,
  VideoPokerDefinition,
  VideoPokerOutcome,
} from '@herna/contract/games'
import { doorsOf, type Round, type Session } from '@herna/game-kit'
import * as z from 'zod/mini'

// What tables add to the kit's doors. The annotations make the compiler refuse a schema that has drifted from the contract, and door.test.ts
// feeds both the same replies.
export type TableDefinition =
  | RouletteDefinition
  | BlackjackDefinition
  | BaccaratDefinition
  | VideoPokerDefinition
  | DiceDefinition
export type TableOutcome = RouletteOutcome | BlackjackOutcome | BaccaratOutcome | VideoPokerOutcome | DiceOutcome
export type TableSession = Session<TableDefinition, TableOutcome>
export type TableRound = Round<TableOutcome>

const whole = z.int()
const list = z.array
const cents = whole.check(z.minimum(1))
const name = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/))
const paid = z.object({ spot: name, amount: cents, payout: whole.check(z.minimum(0)) })
const payouts = z.optional(list(z.object({ outcome: z.string(), paysToOne: z.number() })))
const spots = list(z.object({ spot: name, name: z.string(), paysToOne: z.number(), payouts, rtp: z.number() }))
const card = z.object({
  rank: whole.check(z.minimum(1), z.maximum(13)),
  suit: z.enum(['clubs', 'diamonds', 'hearts', 'spades', 'joker']),
})

const common = {
  gameCode: z.string(),
  name: z.string(),
  providerName: z.string(),
  minBet: cents,
  maxBet: cents,
  chips: list(cents),
  rtp: z.number(),
  maxWinMultiple: z.number(),
  rules: list(z.string()),
  theme: z.object({
    background: z.string(),
    surface: z.string(),
    accent: z.string(),
    text: z.string(),
    backdrop: z.string(),
    logo: z.string(),
  }),
}

const game: z.ZodMiniType<TableDefinition> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roulette'), ...common, spots }),
  z.object({ kind: z.literal('baccarat'), ...common, isWithoutCommission: z.boolean(), spots }),
  z.object({ kind: z.literal('dice'), ...common, variant: z.enum(['sic-bo', 'two-dice', 'craps']), spots }),
  z.object({
    kind: z.literal('video-poker'),
    ...common,
    variant: z.enum(['jacks-or-better', 'deuces-wild', 'joker-poker']),
    payTable: list(z.object({ hand: z.string(), name: z.string(), pays: whole })),
  }),
  z.object({ kind: z.literal('blackjack'), ...common, decks: cents, spots, dealerHitsSoft17: z.boolean() }),
])

const die = whole.check(z.minimum(1), z.maximum(6))
const five = list(card).check(z.length(5))
const outcome: z.ZodMiniType<TableOutcome> = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roulette'), number: whole.check(z.minimum(0), z.maximum(36)), results: list(paid) }),
  z.object({
    kind: z.literal('baccarat'),
    player: list(card),
    banker: list(card),
    playerTotal: whole,
    bankerTotal: whole,
    result: z.enum(['player', 'banker', 'tie']),
    results: list(paid),
  }),
  z.object({ kind: z.literal('dice'), rolls: list(list(die)).check(z.minLength(1)), results: list(paid) }),
  z.object({
    kind: z.literal('video-poker'),
    dealt: five,
    held: z.nullable(list(z.boolean()).check(z.length(5))),
    final: z.nullable(five),
    hand: z.nullable(z.string()),
  }),
  z.object({
    kind: z.literal('blackjack'),
    dealer: z.object({ cards: list(card), total: whole, isSoft: z.boolean() }),
    hands: list(
      z.object({
        cards: list(card),
        total: whole,
        isSoft: z.boolean(),
        stake: whole,
        isDoubled: z.boolean(),
        result: z.nullable(z.enum(['blackjack', 'win', 'push', 'loss', 'bust'])),
        payout: whole,
      }),
    ),
    activeHand: z.nullable(whole),
    actions: list(z.enum(['hit', 'stand', 'double', 'split'])),
    pairs: z.nullable(paid),
  }),
])

export const tableDoors = doorsOf(game, outcome)
