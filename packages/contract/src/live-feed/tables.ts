import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { LIVE_TABLE_KINDS, MAX_LIVE_RESULTS } from './names.ts'

const cents = checked(z.int(), z.gte(0))
const shortText = checked(z.string(), z.maxLength(120))

/** What may change at a live table. Only `Status` and `SeatsAvailability` are required [3.38]; everything else is absent when its studio does not know it. */
const tableFields = {
  /** Code of the dealer's language [3.37]. */
  Language: z.nullable(checked(z.string(), z.maxLength(10))),
  /** `online`, or why no bets are accepted. */
  Status: checked(z.string(), z.minLength(1), z.maxLength(40)),
  /** By seat: whether it is taken. Empty: the table has no seats, everyone may bet. */
  SeatsAvailability: z.record(checked(z.string(), z.minLength(1), z.maxLength(20)), z.boolean()),
  Kind: z.optional(z.enum(LIVE_TABLE_KINDS)),
  /** Name of the dealer on shift; null: the table has none. */
  Dealer: z.optional(z.nullable(shortText)),
  /** Limits of a bet in cents. */
  MinBet: z.optional(cents),
  MaxBet: z.optional(cents),
  /** When a closed table opens, ISO UTC; null: unknown. */
  OpensAt: z.optional(z.nullable(z.iso.datetime())),
  /** When an open table closes, ISO UTC; null: always open. */
  ClosesAt: z.optional(z.nullable(z.iso.datetime())),
  /** Players who bet at the table now. */
  Players: z.optional(checked(z.int(), z.gte(0))),
  /** Players who wait for a seat. */
  Waiting: z.optional(checked(z.int(), z.gte(0))),
  /**
   * Last results, newest first. Roulette: the number. Baccarat: `P`, `B` or `T` (player, banker, tie). Dragon tiger: `D`, `T`, `E` or `S` (dragon,
   * tiger, tie, suited tie). Wheel: the segment, with a multiplier that has applied `2:5`; a bonus segment that pays 10 to one `bonus:10`. Dice: the three values, `2-5-6`. Blackjack: the dealer's total, above 21 bust. Poker: the dealer's hand: `HC` high card, `P` pair, `2P` two pair, `3K` three of a
   * kind, `ST` straight, `FL` flush, `FH` full house, `4K` four of a kind, `SF` straight flush, `RF` royal flush.
   */
  Results: z.optional(checked(z.array(checked(z.string(), z.maxLength(12))), z.maxLength(MAX_LIVE_RESULTS))),
} as const

const ImsGameCode = checked(z.string(), z.minLength(1), z.maxLength(100))

/** A live table as `init` contains it [3.38]; merged over the game with the same code. */
export const liveTable = z.object({ ImsGameCode, ...tableFields })
/** A live table as `init` contains it [3.38]. */
export type LiveTable = z.infer<typeof liveTable>

/** The changes of one table, as `updateTable` contains them: each field that is present replaces the old value. */
export const liveTableChange = z.object({ ImsGameCode, ...z.partial(z.object(tableFields)).shape })
/** The changes of one table. */
export type LiveTableChange = z.infer<typeof liveTableChange>
