/**
 * The PAM's event feed for other services of the same installation, and the owner of a notification token. Authorised by a shared
 * secret (`Authorization: Bearer`), never called by a browser. Events are ordered and stored for a day; each reader persists its
 * own cursor, so no event is lost or delivered twice.
 */
import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { checked } from '../checked.ts'
import { balances } from '../player/gateway.ts'
import { playerAction } from '../notifications/index.ts'

const common = { id: z.string(), at: z.iso.datetime() }
/** One event of the feed; `at` is ISO UTC, amounts are cents. */
export const pamEvent = z.discriminatedUnion('type', [
  /** After every posting that changed the player's balances. */
  z.object({ ...common, type: z.literal('balance'), playerId: z.uuid(), balances }),
  /** A win above zero, when its round closed; contains no personal data except what winners lists show. */
  z.object({
    ...common,
    type: z.literal('win'),
    roundId: z.string(),
    gameCode: z.string(),
    /** Initials, "P. K." [2.3]. */
    player: z.string(),
    country: checked(z.string(), z.length(2)),
    staked: z.int(),
    /** Cents, including the jackpot. */
    amount: checked(z.int(), z.gte(1)),
    currencyCode: z.string(),
    jackpot: z.nullable(z.object({ title: z.string(), amount: checked(z.int(), z.gte(1)) })),
  }),
  /** A message for the player's open tabs [3.15] [3.16]. */
  z.object({ ...common, type: z.literal('player-message'), playerId: z.uuid(), action: playerAction }),
  /** A session ended, so its WebSocket connections must be closed. */
  z.object({ ...common, type: z.literal('session-ended'), playerId: z.uuid(), sessionId: z.uuid() }),
])
/** The id of the win that the ledger's row emits when it closes a round. */
export const winIdOf = ({ xact, id }: { xact: string; id: string | number }): string => `${xact}-${id}-1`

/** One event of the feed. */
export type PamEvent = z.infer<typeof pamEvent>

/**
 * `after` is the cursor of the last reply; absent: only new events. `types`: comma-separated event types, default all. Waits up
 * to `wait` ms (0–25 000, default 0) for the first event (long poll). `limit` 1–1000, default 200.
 */
export const eventsQuery = z.object({
  after: z.optional(checked(z.string(), z.maxLength(40))),
  types: z.optional(checked(z.string(), z.maxLength(120))),
  wait: z._default(checked(z.coerce.number(), z.int(), z.gte(0), z.lte(25_000)), 0),
  limit: z._default(checked(z.coerce.number(), z.int(), z.gte(1), z.lte(1_000)), 200),
})
/** Events in order, and the cursor for the next request. */
export const eventsReply = z.object({ events: z.array(pamEvent), cursor: z.string() })
/** Events in order, and the cursor for the next request. */
export type EventsReply = z.infer<typeof eventsReply>

/** A notification token [7.5], or a chat token [7.43]. */
export const notificationSessionRequest = z.strictObject({ token: checked(z.string(), z.minLength(1), z.maxLength(200)) })
/** The player and session that a notification or chat token belongs to; `endsAt` is ISO UTC. */
export const notificationSessionReply = z.object({
  playerId: z.uuid(),
  sessionId: z.uuid(),
  username: z.string(),
  endsAt: z.iso.datetime(),
})
/** The player and session that a notification token belongs to. */
export type NotificationSession = z.infer<typeof notificationSessionReply>

/**
 * Rounds and players per game, most rounds first; at most a minute old. `rounds` and `players`: today and the six days before;
 * `roundsBefore`: the seven days before those.
 */
export const gameActivityReply = z.object({
  games: z.array(z.object({ gameCode: z.string(), rounds: z.int(), players: z.int(), roundsBefore: z.int() })),
})
/** Rounds and players per game, most rounds first. */
export type GameActivity = z.infer<typeof gameActivityReply>

/** For services of the same installation only. */
const COMMON_ERRORS = ['foreign-origin'] as const
/**
 * The event feed: what happened, in order, each event once. 401 without the shared secret, `foreign-origin` (403) for a browser;
 * `cursor-forgotten`, field `after`: 400 what is no cursor of a feed, 409 one of another database (restored or created anew).
 */
export const events = defineOperation({
  method: 'GET',
  path: '/internal/v1/events',
  query: eventsQuery,
  reply: eventsReply,
  errors: [...COMMON_ERRORS, 'cursor-forgotten'],
})
/** The player and session of a notification token; `token-invalid` (401) when it is unknown or expired. */
export const notificationSession = defineOperation({
  method: 'POST',
  path: '/internal/v1/notification-session',
  body: notificationSessionRequest,
  reply: notificationSessionReply,
  errors: [...COMMON_ERRORS, 'token-invalid'],
})
/** Rounds and players per game, for the lists computed from all players [7.33]. */
export const gameActivity = defineOperation({
  method: 'GET',
  path: '/internal/v1/game-activity',
  reply: gameActivityReply,
  errors: COMMON_ERRORS,
})
/**
 * The player and session of a chat token [7.43], which this uses up; `token-invalid` (401) when it is unknown, used, older than
 * 60 s, or its login has ended.
 */
export const chatTokenSession = defineOperation({
  method: 'POST',
  path: '/internal/v1/chat-session',
  body: notificationSessionRequest,
  reply: notificationSessionReply,
  errors: [...COMMON_ERRORS, 'token-invalid'],
})
