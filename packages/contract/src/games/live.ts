import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { LIVE_LANGUAGES } from '../enums.ts'
import { LIVE_TABLE_KINDS, LIVE_TABLE_STATUSES } from '../live-feed/names.ts'
import { LIVE_SEAT_ACTIONS } from './actions.ts'
import { tableFields } from './definition.ts'
import { card, spot, spotDefinition, spotResult } from './stakes.ts'

/** Path of the hub of live tables, below the game host's address; the query names the session: `?access_token=`. */
export const LIVE_TABLE_HUB_PATH = '/live/table'
/** Messages of the hub: the whole state of the session's table, at the start and whenever it changes. */
export const LIVE_TABLE_MESSAGES = { table: 'table' } as const
/** Methods of the hub at a blackjack table: to wait for a seat, with `LIVE_QUEUE_ANSWERS` as the result, and to wait no more. */
export const LIVE_TABLE_METHODS = { joinQueue: 'joinQueue', leaveQueue: 'leaveQueue' } as const
/** `seat-free`: a seat is free and nobody waits, so the player can take it at once. */
export const LIVE_QUEUE_ANSWERS = ['waiting', 'seat-free'] as const
/** Seats of a live blackjack table, numbered from 1; the spot of a seat is `seat-1` … `seat-7`. */
export const LIVE_SEATS = 7
/** Blackjack: the dealer plays in the last milliseconds before `resultAt`; a decision that arrives then is too late, and the hand stands. */
export const LIVE_DEALER_MS = 3_000

/** Most results in the state of a table: what its statistics count. */
export const MAX_TABLE_RESULTS = 200

/** Poker games of live tables: the dealer's hand of three or five cards, or the best five of two and a board of five. */
export const LIVE_POKER_VARIANTS = ['three-card', 'five-card', 'holdem'] as const

const instant = z.iso.datetime()

/** Limits of a kind of betting spot in one round, in cents. `name` is Slovak, for players. */
export const liveSpotLimit = z.object({
  name: z.string(),
  spots: checked(z.array(spot), z.minLength(1)),
  minBet: checked(z.int(), z.minimum(1)),
  maxBet: checked(z.int(), z.minimum(1)),
})
/** Limits of a kind of betting spot in one round, in cents. */
export type LiveSpotLimit = z.infer<typeof liveSpotLimit>

/** Rules of a live table. */
export const liveDefinition = z.object({
  kind: z.literal('live'),
  ...tableFields,
  table: z.enum(LIVE_TABLE_KINDS),
  /** Of a poker table. */
  poker: z.nullable(z.enum(LIVE_POKER_VARIANTS)),
  language: z.enum(LIVE_LANGUAGES),
  spots: z.array(spotDefinition),
  /** What a player may stake on one spot in a round, by kind of spot, beside the limits of the whole round; every spot is in one of them. */
  spotLimits: z.array(liveSpotLimit),
  /** Game shows: segments in the order of the wheel, clockwise from the pointer at rest. */
  segments: z.array(z.string()),
})
/** Rules of a live table. */
export type LiveDefinition = z.infer<typeof liveDefinition>

/** What a round of a live table has ended with; cards in the order dealt. */
export const liveResult = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('roulette'), number: checked(z.int(), z.minimum(0), z.maximum(36)) }),
  z.object({
    kind: z.literal('baccarat'),
    player: z.array(card),
    banker: z.array(card),
    playerTotal: z.int(),
    bankerTotal: z.int(),
    winner: z.enum(['player', 'banker', 'tie']),
  }),
  z.object({
    kind: z.literal('wheel'),
    segment: z.string(),
    /** Which of the definition's segments is at the pointer. */
    index: z.int(),
    /** It multiplies what its segment pays in this round. Absent: a round of the former show, without multipliers. */
    multiplier: z.optional(z.object({ segment: z.string(), factor: checked(z.int(), z.minimum(2)) })),
    /** What the bonus pays to one, before the multiplier; null: another segment. Absent like `multiplier`. */
    prize: z.optional(z.nullable(checked(z.int(), z.minimum(1)))),
  }),
  z.object({
    kind: z.literal('dragon-tiger'),
    dragon: card,
    tiger: card,
    /** `suited-tie`: two equal cards; `tie`: of the same rank only. */
    winner: z.enum(['dragon', 'tiger', 'tie', 'suited-tie']),
  }),
  z.object({ kind: z.literal('dice'), dice: checked(z.array(checked(z.int(), z.minimum(1), z.maximum(6))), z.length(3)) }),
  z.object({ kind: z.literal('poker'), dealer: z.array(card), board: z.array(card), hand: z.string() }),
  /** `total` above 21: the dealer is bust. */
  z.object({ kind: z.literal('blackjack'), dealer: z.array(card), total: z.int() }),
])
/** What a round of a live table has ended with. */
export type LiveResult = z.infer<typeof liveResult>

/** One hand of a blackjack seat; amounts in cents. */
export const liveHand = z.object({
  cards: z.array(card),
  total: z.int(),
  isSoft: z.boolean(),
  stake: z.int(),
  isDoubled: z.boolean(),
  isDone: z.boolean(),
  /** Null until the dealer has played. */
  result: z.nullable(z.enum(['blackjack', 'win', 'push', 'loss', 'bust'])),
  /** Also of a lost hand: a dealer's natural takes only the opening stake of the seat and returns what was added to it. */
  payout: z.int(),
})
/** One hand of a blackjack seat. */
export type LiveHand = z.infer<typeof liveHand>

/** A player's round at a live table, part of one round of the table. */
export const liveOutcome = z.object({
  kind: z.literal('live'),
  /** Number of the table's round. */
  tableRound: z.int(),
  /** From here on the table's result is known to everybody. */
  resultAt: instant,
  /** Stakes by spot; `payout` is 0 while the round is open. */
  results: z.array(spotResult),
  /** Null while the round is open. */
  result: z.nullable(liveResult),
  /** Blackjack, after the betting: the player's own seat. `activeHand` null: nothing is left to decide. */
  seat: z.nullable(
    z.object({
      seat: checked(z.int(), z.minimum(1), z.maximum(LIVE_SEATS)),
      hands: z.array(liveHand),
      activeHand: z.nullable(z.int()),
      actions: z.array(z.enum(LIVE_SEAT_ACTIONS)),
      /** In cents, beside the stakes of the hands, and not part of `results`; absent: none. `payout` is 0 until the dealer has played. */
      insurance: z.optional(z.object({ stake: checked(z.int(), z.minimum(1)), payout: checked(z.int(), z.minimum(0)) })),
    }),
  ),
})
/** A player's round at a live table. */
export type LiveOutcome = z.infer<typeof liveOutcome>

/** A bet of another player at the table. `player` is a short name that is the same for all bets of one player at this table. */
export const liveTableBet = z.object({ player: z.string(), spot, amount: z.int() })
/** A bet of another player at the table. */
export type LiveTableBet = z.infer<typeof liveTableBet>

/**
 * The table as everybody at it sees it. Phases of a round: betting until `bettingEndsAt`, then dealing until `resultAt`, then the
 * result until `endsAt`. Each round names its own number; a bet names the round it is for.
 */
export const liveTableState = z.object({
  /** The host's time when it sent this, for the countdown. */
  now: instant,
  status: z.enum(LIVE_TABLE_STATUSES),
  /** When a closed table opens; null: open, or unknown. */
  opensAt: z.nullable(instant),
  dealer: z.nullable(z.string()),
  /** Guests of the studio and players who bet in this round. */
  players: z.int(),
  /** Null: no round runs, because the table is closed or closes before a round would end. */
  round: z.nullable(
    z.object({
      tableRound: z.int(),
      startsAt: instant,
      bettingEndsAt: instant,
      resultAt: instant,
      endsAt: instant,
      /** Known shortly after the betting ends, so that the drawing can arrive at it at `resultAt`; blackjack: at `resultAt`. */
      result: z.nullable(liveResult),
      /** Bets of all players of this host, in the order of the players. */
      bets: z.array(liveTableBet),
      /** Blackjack, from the end of the betting: the dealer's cards that everybody sees. */
      dealerCards: z.array(card),
    }),
  ),
  /** Blackjack: all seats in order; empty for other tables. */
  seats: z.array(
    z.object({
      seat: z.int(),
      /** `guest`: taken by a guest of the studio, whose hand the studio plays. `reserved`: for a player of the queue, who sees it as free. */
      state: z.enum(['free', 'guest', 'player', 'reserved']),
      /** Of a player, as in `bets`. */
      player: z.nullable(z.string()),
      hands: z.array(liveHand),
    }),
  ),
  /** Blackjack: the queue for a seat. Absent: nobody waits. */
  queue: z.optional(
    z.object({
      waiting: checked(z.int(), z.minimum(0)),
      /** Of the player, from 1; null: does not wait. */
      position: z.nullable(checked(z.int(), z.minimum(1))),
      /** The seat that is reserved for the player, until then. */
      reserved: z.nullable(z.object({ seat: checked(z.int(), z.minimum(1), z.maximum(LIVE_SEATS)), until: instant })),
    }),
  ),
  /** Last results, newest first, written as in the live feed. */
  results: checked(z.array(z.string()), z.maxLength(MAX_TABLE_RESULTS)),
})
/** The table as everybody at it sees it. */
export type LiveTableState = z.infer<typeof liveTableState>
