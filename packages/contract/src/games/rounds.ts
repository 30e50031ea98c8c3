import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { PAYMENTS } from '../wallet/names.ts'
import { ROUND_ACTIONS } from './actions.ts'
import { stake } from './stakes.ts'

/**
 * POST /api/rounds. The id is the client's and makes the call idempotent: the same id answers the same round, or the same refusal. `bet` is the
 * whole stake in cents; a game with spots gets what lies where in `stakes`, together `bet`. Starting a round also says that the one before was seen.
 */
export const roundRequest = z.strictObject({
  roundId: z.uuid(),
  bet: checked(z.int(), z.minimum(1)),
  stakes: z.optional(checked(z.array(stake), z.minLength(1), z.maxLength(80))),
  /** Crash: hundredths at which the host cashes out by itself. */
  autoCashOut: z.optional(checked(z.int(), z.minimum(101))),
  /** One free spin or chip of this gaming bonus pays; `bet` is then its value. Real play only. */
  bonusId: z.optional(z.uuid()),
})
export type RoundRequest = z.infer<typeof roundRequest>

/** POST /api/rounds/{roundId}/actions: what the player does in an open round. `actionId` makes it idempotent; `held` belongs to `hold`. */
export const roundAction = z.strictObject({
  actionId: z.uuid(),
  action: z.enum(ROUND_ACTIONS),
  held: z.optional(checked(z.array(z.boolean()), z.length(5))),
})
export type RoundAction = z.infer<typeof roundAction>

/** A round as it stands, but for its outcome. Cents throughout. */
const roundFields = {
  roundId: z.string(),
  gameCode: z.string(),
  /** Open: it waits for an action, or its real-time course runs. */
  state: z.enum(['open', 'closed']),
  /** The first stake; `staked` also holds what was added in mid-round (doubling, splitting). */
  bet: z.int(),
  staked: z.int(),
  /** With the jackpot's amount in it; 0 while open. */
  win: z.int(),
  /** What could be staked before the win was added, and now. */
  balanceAfterBet: z.int(),
  balance: z.int(),
  playedAt: z.iso.datetime(),
  payment: z.enum(PAYMENTS),
  /** The jackpot level this round won. */
  jackpot: z.nullable(z.object({ title: z.string(), amount: z.int() })),
}
/** The reply of a game with such outcomes: a client reads those of its own kind only. */
/* @__NO_SIDE_EFFECTS__ */
export const roundReplyOf = <O extends z.core.$ZodType>(outcome: O) => z.object({ ...roundFields, outcome })

/**
 * GET /api/rounds/{roundId}: the round as it stands; also what has long been over, for a replay. With `wait` the answer to a round whose course runs
 * in real time (crash) comes when it is over, or after so many milliseconds: a client hears of the end without asking again and again.
 */
export const roundQuery = z.strictObject({
  wait: z._default(checked(z.coerce.number<number>(), z.int(), z.minimum(0), z.maximum(20_000)), 0),
})

/** GET /api/rounds: finished rounds, the newest first; real play: of this player in this game, demo: of this session. `before` is a round's id. */
export const roundHistoryQuery = z.strictObject({
  before: z.optional(z.uuid()),
  limit: z._default(checked(z.coerce.number<number>(), z.int(), z.minimum(1), z.maximum(50)), 20),
})
/** `next` goes into `before` for what comes after; null: that was all. */
/* @__NO_SIDE_EFFECTS__ */
export const roundHistoryOf = <R extends z.core.$ZodType>(round: R) =>
  z.object({ rounds: z.array(round), next: z.nullable(z.string()) })

/** Why a call of the game API was refused: `errorCode` of the problem document. Every one is definite; anything else may be asked again with the same id. */
export const PLAY_ERROR_CODES = [
  /** 401: the session is unknown or over; log in again and relaunch. */
  'session-over',
  /** 403: exclusion, suspension, or the operator stopped play. */
  'blocked',
  /** 403: a limit on stakes or losses would be passed; `errors[0].field` is the limit. */
  'limit',
  /** 402. */
  'insufficient-funds',
  /** 409: the game was opened in another window, which plays on. */
  'moved',
  /** 409: another round of this game is open and comes first; `errors[0].message` is its id. */
  'round-unfinished',
  /** 409: the wallet could not be reached in time; the round does not count and its stake comes back. Play again under a new id. */
  'round-cancelled',
  /** 409: the same for an action that adds to the stake: it does not count, the round stands as it was. Act again under a new id. */
  'action-cancelled',
  /** 409: the gaming bonus is used up or over, or not for this game. */
  'bonus-unusable',
  /** 409: the round is over, or the action is not one of those offered. */
  'action-refused',
  /** 409: the id was used for another bet or action. */
  'mismatch',
] as const
export type PlayErrorCode = (typeof PLAY_ERROR_CODES)[number]
