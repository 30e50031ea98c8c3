import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'
import { playLimit, usableBonus } from '../wallet/calls.ts'
import { roundHistoryOf, roundReplyOf } from './rounds.ts'

/** Balance of a new demo session, in cents. */
export const DEMO_START_BALANCE = 100_000

/** GET {game host}/launch/{gameCode}: the address that a provider's launch template expands to [5.4]. */
export const launchQuery = z.object({
  mode: z.enum(['demo', 'real']),
  clientPlatform: z._default(z.enum(['mobile', 'web']), 'web'),
  languageCode: z._default(z.string(), 'sk-SK'),
  playerId: z.optional(z.string()),
  /** Real play: the launch token, for one `POST /api/sessions` within a minute (M7). */
  tempToken: z.optional(z.string()),
  /** Password-protected game: the permit of the content service [5.3]. */
  permit: z.optional(checked(z.string(), z.maxLength(200))),
})
/** Query of the launch address. */
export type LaunchQuery = z.infer<typeof launchQuery>

/**
 * POST /api/sessions. Opening a game for real money that is open in another window takes it over: the older window gets `moved`
 * (M7).
 */
export const sessionRequest = checked(
  z.strictObject({
    gameCode,
    mode: z.enum(['demo', 'real']),
    languageCode: checked(z.string(), z.maxLength(20)),
    /** Required for real play, not allowed in demo. */
    launchToken: z.optional(checked(z.string(), z.minLength(1), z.maxLength(200))),
    /** Password-protected game: the permit of the launch address [5.3]. */
    permit: z.optional(checked(z.string(), z.minLength(1), z.maxLength(200))),
  }),
  z.refine(({ mode, launchToken }) => (mode === 'real') === (launchToken !== undefined), {
    path: ['launchToken'],
    error: 'expected for mode "real" and only then',
  }),
)
/** Body of `openSession`. */
export type SessionRequest = z.infer<typeof sessionRequest>

/**
 * Header of `openSession`: a random id of the window. With it a try whose reply was lost is repeated with the same launch token (M7). A header, because a host of
 * the former version refuses unknown fields.
 */
export const OPEN_ATTEMPT_HEADER = 'idempotency-key'
/** Value of `OPEN_ATTEMPT_HEADER`. */
export const openAttempt = z.uuid()

/** Free spins or golden chips that can be used now: a round with this `bonusId` bets `value` cents paid by the operator. */
export const gameBonus = z.pick(usableBonus, { bonusId: true, kind: true, remaining: true, value: true })
/** Free spins or golden chips that can be used now. */
export type GameBonus = z.infer<typeof gameBonus>

/** `token` authorises the session's calls (`Authorization: Bearer`); clients keep it in memory only. */
const sessionFields = {
  sessionId: z.string(),
  token: z.string(),
  mode: z.enum(['demo', 'real']),
  /** Cents that can be bet. */
  balance: z.int(),
  currency: z.string(),
  bonus: z.nullable(gameBonus),
  /** Limits of the player and their use; absent in demo, or when the wallet does not report them. */
  limits: z.optional(z.array(playLimit)),
}
/** Schema of the session reply for one kind of game. */
/* @__NO_SIDE_EFFECTS__ */
export const sessionReplyOf = <D extends z.core.$ZodType, R extends z.core.$ZodType>(game: D, round: R) =>
  z.object({
    ...sessionFields,
    game,
    /**
     * The round to show first: an open round (resume it, no other can start), or a closed one whose end the player has not seen
     * (replay it, then call `seen`). Null in demo, where a session ends with its page.
     */
    openRound: z.nullable(round),
  })

/** GET /api/balance: requested after a deposit, after a round when limits are shown, and after failures. */
export const gameBalance = z.object({
  balance: z.int(),
  currency: z.string(),
  bonus: z.nullable(gameBonus),
  limits: z.optional(z.array(playLimit)),
})
/** Reply of `balance`. */
export type GameBalance = z.infer<typeof gameBalance>

/** POST /api/favourite: with `isFavourite` a change, without it a question. */
export const favouriteChange = z.strictObject({ isFavourite: z.optional(z.boolean()) })
/** Whether the session's game is one of the player's favourites now. */
export const favouriteState = z.object({ isFavourite: z.boolean() })

/** Schemas of the game host's replies for games with these definitions and outcomes. */
/* @__NO_SIDE_EFFECTS__ */
export function gameReplies<D extends z.core.$ZodType, O extends z.core.$ZodType>(definition: D, outcome: O) {
  const round = roundReplyOf(outcome)
  return { session: sessionReplyOf(definition, round), round, history: roundHistoryOf(round), balance: gameBalance }
}
