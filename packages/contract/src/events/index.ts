/** What PAM tells the services beside it: GET /internal/v1/events, and whom a notification token belongs to. A shared secret opens it (`Authorization: Bearer`);
 *  it is never reached from a browser. Events are ordered and kept a day; a reader keeps its own cursor, so nothing is lost or told twice. */
import * as z from 'zod/mini'
import { defineOperation } from '../operation.ts'
import { checked } from '../checked.ts'
import { balances } from '../player/gateway.ts'
import { playerAction } from '../notifications/index.ts'

const common = { id: z.string(), at: z.iso.datetime() }
export const houseEvent = z.discriminatedUnion('type', [
  /** After every posting that moved the player's money. */
  z.object({ ...common, type: z.literal('balance'), playerId: z.uuid(), balances }),
  /** A win above nothing, when its round closed; free of what names the player beyond what winners show. */
  z.object({
    ...common,
    type: z.literal('win'),
    roundId: z.string(),
    gameCode: z.string(),
    /** Initials, "P. K." [2.3]. */
    player: z.string(),
    country: checked(z.string(), z.length(2)),
    staked: z.int(),
    /** Cents, the jackpot included. */
    amount: checked(z.int(), z.gte(1)),
    currencyCode: z.string(),
    jackpot: z.nullable(z.object({ title: z.string(), amount: checked(z.int(), z.gte(1)) })),
  }),
  /** Something for the player's open tabs [3.15] [3.16]. */
  z.object({ ...common, type: z.literal('player-message'), playerId: z.uuid(), action: playerAction }),
  /** A session ended: its sockets are closed. */
  z.object({ ...common, type: z.literal('session-ended'), playerId: z.uuid(), sessionId: z.uuid() }),
])
export type HouseEvent = z.infer<typeof houseEvent>

/** `after` absent: from now on. Waits up to `wait` ms for the first event (long poll). */
export const eventsQuery = z.object({
  after: z.optional(checked(z.string(), z.maxLength(40))),
  types: z.optional(checked(z.string(), z.maxLength(120))),
  wait: z._default(checked(z.coerce.number(), z.int(), z.gte(0), z.lte(25_000)), 0),
  limit: z._default(checked(z.coerce.number(), z.int(), z.gte(1), z.lte(1_000)), 200),
})
export const eventsReply = z.object({ events: z.array(houseEvent), cursor: z.string() })
export type EventsReply = z.infer<typeof eventsReply>

/** POST: whose notification token this is; 401 when it is not good (any more). */
export const notificationSessionRequest = z.strictObject({ token: checked(z.string(), z.minLength(1), z.maxLength(200)) })
export const notificationSessionReply = z.object({
  playerId: z.uuid(),
  sessionId: z.uuid(),
  username: z.string(),
  endsAt: z.iso.datetime(),
})
export type NotificationSession = z.infer<typeof notificationSessionReply>

/** GET: what players play, by game; a minute old at most. Of today and the six days before, and of the seven days before those. Most rounds first. */
export const gameActivityReply = z.object({
  games: z.array(z.object({ gameCode: z.string(), rounds: z.int(), players: z.int(), roundsBefore: z.int() })),
})
export type GameActivity = z.infer<typeof gameActivityReply>

/** Of services of the same installation alone; below PAM's base. */
const OF_SERVICES = ['foreign-origin'] as const
export const events = defineOperation({
  method: 'GET',
  path: '/internal/v1/events',
  query: eventsQuery,
  reply: eventsReply,
  errors: [...OF_SERVICES, 'cursor-forgotten'],
})
export const notificationSession = defineOperation({
  method: 'POST',
  path: '/internal/v1/notification-session',
  body: notificationSessionRequest,
  reply: notificationSessionReply,
  errors: [...OF_SERVICES, 'token-invalid'],
})
export const gameActivity = defineOperation({
  method: 'GET',
  path: '/internal/v1/game-activity',
  reply: gameActivityReply,
  errors: OF_SERVICES,
})
