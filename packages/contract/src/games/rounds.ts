import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { PAYMENTS } from '../wallet/names.ts'
import { GAMBLE_COLOURS, ROUND_ACTIONS } from './actions.ts'
import { stake } from './stakes.ts'

/**
 * POST /api/rounds. `roundId` is chosen by the client and makes the call idempotent. `bet` is the total bet in cents; games with
 * betting spots also send `stakes`, which add up to `bet`. Starting a round also confirms that the previous one was seen.
 */
export const roundRequest = z.strictObject({
  roundId: z.uuid(),
  /** The initial bet; `staked` includes what was added during the round (doubling, splitting). */
  bet: checked(z.int(), z.minimum(1)),
  stakes: z.optional(checked(z.array(stake), z.minLength(1), z.maxLength(80))),
  /** Crash: multiple in hundredths at which the host cashes out automatically. */
  autoCashOut: z.optional(checked(z.int(), z.minimum(101))),
  /** Live tables and crash: the shared round that the bet is for. Crash without it: the round whose betting is open. */
  tableRound: z.optional(z.int()),
  /** One free spin or chip of this gaming bonus pays; `bet` is then its value. Real play only. */
  bonusId: z.optional(z.uuid()),
})
/** Body of `playRound`. */
export type RoundRequest = z.infer<typeof roundRequest>

/**
 * POST /api/rounds/{roundId}/actions: an action in an open round. `actionId` makes it idempotent; `held` is used by `hold` only,
 * `stakes` by `bet` only: further stakes in the round of a live table; `option` by `choose`, `colour` by `gamble`.
 */
export const roundAction = z.strictObject({
  actionId: z.uuid(),
  action: z.enum(ROUND_ACTIONS),
  held: z.optional(checked(z.array(z.boolean()), z.length(5))),
  /** Index among the offered options. */
  option: z.optional(checked(z.int(), z.minimum(0), z.maximum(9))),
  /** The colour the player expects of the next card. */
  colour: z.optional(z.enum(GAMBLE_COLOURS)),
  stakes: z.optional(checked(z.array(stake), z.minLength(1), z.maxLength(80))),
})
/** Body of `act`. */
export type RoundAction = z.infer<typeof roundAction>

/** State of a round without its outcome. Amounts in cents, times ISO UTC. */
const roundFields = {
  roundId: z.string(),
  gameCode: z.string(),
  /** Open: waiting for an action, or running in real time. */
  state: z.enum(['open', 'closed']),
  /** The first stake; `staked` also holds what was added in mid-round (doubling, splitting). */
  bet: z.int(),
  staked: z.int(),
  /** Including the jackpot; 0 while the round is open. */
  win: z.int(),
  /** Balance before the win was credited, and now. */
  balanceAfterBet: z.int(),
  balance: z.int(),
  playedAt: z.iso.datetime(),
  payment: z.enum(PAYMENTS),
  /** The jackpot level this round won. */
  jackpot: z.nullable(z.object({ title: z.string(), amount: z.int() })),
}
/** Schema of a round with outcomes of one kind; a client reads only its own kind. */
/* @__NO_SIDE_EFFECTS__ */
export const roundReplyOf = <O extends z.core.$ZodType>(outcome: O) => z.object({ ...roundFields, outcome })

/**
 * GET /api/rounds/{roundId}: with `wait` (0–20 000 ms) a long poll: for a round that runs in real time (crash) the reply comes
 * when it is over or the time has passed.
 */
export const roundQuery = z.strictObject({
  wait: z._default(checked(z.coerce.number<number>(), z.int(), z.minimum(0), z.maximum(20_000)), 0),
})

/**
 * GET /api/rounds: finished rounds, newest first; real play: of this player in this game, demo: of this session. `before` is a
 * round id, `limit` 1–50, default 20.
 */
export const roundHistoryQuery = z.strictObject({
  before: z.optional(z.uuid()),
  limit: z._default(checked(z.coerce.number<number>(), z.int(), z.minimum(1), z.maximum(50)), 20),
})
/** A page of rounds; `next` is the `before` of the next page, null: no more. */
/* @__NO_SIDE_EFFECTS__ */
export const roundHistoryOf = <R extends z.core.$ZodType>(round: R) =>
  z.object({ rounds: z.array(round), next: z.nullable(z.string()) })

/**
 * Why the game host refused a call: `errorCode` of the problem document. Each code is final; after any other failure the call may
 * be repeated with the same id.
 */
export const PLAY_ERROR_CODES = [
  /** 401: the session is unknown or over; log in again and relaunch. */
  'session-over',
  /** 403: exclusion, suspension, or the operator stopped play. */
  'blocked',
  /** 403: a limit on bets or losses would be exceeded; `errors[0].field` is the limit. */
  'limit',
  /** 402: the balance does not cover the bet. */
  'insufficient-funds',
  /** 409: the game was opened in another window, which took over. */
  'moved',
  /** 409: another round of this game is open and must be finished first; `errors[0].message` is its id. */
  'round-unfinished',
  /** 409: the wallet did not respond in time; the round is void and its bet is rolled back. Play again with a new id. */
  'round-cancelled',
  /** 409: the same for an action that adds to the bet: the action is void, the round is unchanged. Retry with a new id. */
  'action-cancelled',
  /** 409: the gaming bonus is used up, expired or not for this game. */
  'bonus-unusable',
  /** 409: the round is closed, or the action is not among those offered. */
  'action-refused',
  /** 409: the table's betting is over, or the table is closed; nothing was taken. */
  'bets-closed',
  /** 409: the seat of a blackjack table was taken by somebody else; nothing was taken. */
  'seat-taken',
  /** 409: the id was used for another bet or action. */
  'mismatch',
] as const
/** One of `PLAY_ERROR_CODES`. */
export type PlayErrorCode = (typeof PLAY_ERROR_CODES)[number]
