import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { gameCode } from '../content/game.ts'
import { playLimit, usableBonus } from '../wallet/calls.ts'
import { roundHistoryOf, roundReplyOf } from './rounds.ts'

/** Cents a demo session starts with. */
export const DEMO_START_BALANCE = 100_000

/** GET {game host}/launch/{gameCode}: the address a provider's launch template fills [5.4]. */
export const launchQuery = z.object({
  mode: z.enum(['demo', 'real']),
  clientPlatform: z._default(z.enum(['mobile', 'web']), 'web'),
  languageCode: z._default(z.string(), 'sk-SK'),
  playerId: z.optional(z.string()),
  /** Real play: the launch token, for one `POST /api/sessions` within a minute (M7). */
  tempToken: z.optional(z.string()),
  /** A game behind a password: what the content service gave for the right one [5.3]. */
  permit: z.optional(checked(z.string(), z.maxLength(200))),
})
export type LaunchQuery = z.infer<typeof launchQuery>

/** POST /api/sessions. Opening a game for real that is open in another window takes it over: the older window gets `moved` (M7). */
export const sessionRequest = checked(
  z.strictObject({
    gameCode,
    mode: z.enum(['demo', 'real']),
    languageCode: checked(z.string(), z.maxLength(20)),
    /** Real play only, and then needed. */
    launchToken: z.optional(checked(z.string(), z.minLength(1), z.maxLength(200))),
    /** A game behind a password only: as in the launch address [5.3]. */
    permit: z.optional(checked(z.string(), z.minLength(1), z.maxLength(200))),
  }),
  z.refine(({ mode, launchToken }) => (mode === 'real') === (launchToken !== undefined), {
    path: ['launchToken'],
    error: 'belongs to real play, which cannot do without it',
  }),
)
export type SessionRequest = z.infer<typeof sessionRequest>

/** Free spins or golden chips that may be used now: a round with this `bonusId` stakes `value` cents of the house's. */
export const gameBonus = z.pick(usableBonus, { bonusId: true, kind: true, remaining: true, value: true })
export type GameBonus = z.infer<typeof gameBonus>

/** The token authorises this session's calls (`Authorization: Bearer`), lives in the client's memory only. */
const sessionFields = {
  sessionId: z.string(),
  token: z.string(),
  mode: z.enum(['demo', 'real']),
  /** Cents that can be staked. */
  balance: z.int(),
  currency: z.string(),
  bonus: z.nullable(gameBonus),
  /** What the player may still stake and lose; absent: nobody says, or it is a demo. */
  limits: z.optional(z.array(playLimit)),
}
/** The reply of a game with such a definition and such rounds. */
/* @__NO_SIDE_EFFECTS__ */
export const sessionReplyOf = <D extends z.core.$ZodType, R extends z.core.$ZodType>(game: D, round: R) =>
  z.object({
    ...sessionFields,
    game,
    /**
     * What has to be shown first: a round that is open (resume it; no other can start), or a closed one whose end the player has not seen
     * (replay it, then call `seen`). Null in demo, where a session ends with its page.
     */
    openRound: z.nullable(round),
  })

/** GET /api/balance: after a deposit, when limits are shown and a round is over, or when in doubt. */
export const gameBalance = z.object({
  balance: z.int(),
  currency: z.string(),
  bonus: z.nullable(gameBonus),
  limits: z.optional(z.array(playLimit)),
})
export type GameBalance = z.infer<typeof gameBalance>

/** What the host answers to the client of a game with such a definition and such outcomes. */
/* @__NO_SIDE_EFFECTS__ */
export function gameReplies<D extends z.core.$ZodType, O extends z.core.$ZodType>(definition: D, outcome: O) {
  const round = roundReplyOf(outcome)
  return { session: sessionReplyOf(definition, round), round, history: roundHistoryOf(round), balance: gameBalance }
}
