import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { LIVE_SEATS } from './live.ts'

/** Players who have bet in the running round of a table; guests of its studio are not among them. */
export const tableOccupancy = z.object({
  /** Number of the table's round: until it ends, the seats stay taken, also when the bets are settled before. */
  tableRound: z.int(),
  players: checked(z.int(), z.minimum(0)),
  /** Blackjack: the players' seats and those reserved for players of the queue, ascending; empty for other tables. */
  seats: z.array(checked(z.int(), z.minimum(1), z.maximum(LIVE_SEATS))),
  /** Blackjack: how many wait for a seat. */
  waiting: checked(z.int(), z.minimum(0)),
})
/** Players who have bet in the running round of a table. */
export type TableOccupancy = z.infer<typeof tableOccupancy>

/** GET {game host}/live/occupancy: by game code, only tables at which somebody has bet or waits. */
export const occupancyReply = z.record(z.string(), tableOccupancy)
/** Players who have bet in the running rounds, by game code. */
export type LiveOccupancy = z.infer<typeof occupancyReply>
