import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { playerAction } from '../notifications/index.ts'
import { ACCOUNT_KINDS, PASSWORD_FAULTS, REALITY_CHECK_MINUTES, WAITING_MESSAGE_TYPES } from './names.ts'
import { loginName, mailedCode, newPassword, phone } from './registration.ts'

/**
 * GET /platform/terms. `acceptedVersion` is the version the logged-in player accepted; null: none, or a guest. `path` is the
 * address of the text.
 */
export const termsReply = z.object({ version: z.string(), acceptedVersion: z.nullable(z.string()), path: z.string() })
/** The terms in force, and the version the player accepted. */
export type TermsReply = z.infer<typeof termsReply>
/** POST /platform/terms: the version that the player accepts. */
export const termsAcceptance = z.strictObject({ version: checked(z.string(), z.minLength(1), z.maxLength(20)) })

/** POST /platform/password/check. `username`: the password must not contain it. */
export const passwordCheck = z.strictObject({
  password: checked(z.string(), z.maxLength(1_000)),
  username: z.optional(checked(z.string(), z.maxLength(254))),
})
/** Whether the password is acceptable, and every fault otherwise. */
export const passwordCheckReply = z.object({ acceptable: z.boolean(), faults: z.array(z.enum(PASSWORD_FAULTS)) })
/** Whether the password is acceptable, and every fault otherwise. */
export type PasswordCheckReply = z.infer<typeof passwordCheckReply>
/** POST /platform/password: ends every other session; the current one continues under a new id. */
export const passwordChange = z.strictObject({
  currentPassword: checked(z.string(), z.minLength(1), z.maxLength(256)),
  newPassword,
})
/** POST /platform/password/reset: ends every session. */
export const passwordReset = z.strictObject({ login: loginName, code: mailedCode, newPassword })

/** POST /platform/second-factor/set-up: the second factor is active only after a code confirmed it. */
export const secondFactorSetUp = z.strictObject({ password: checked(z.string(), z.minLength(1), z.maxLength(256)) })
/** Secret of the authenticator app, and the same as an `otpauth:` URI. */
export const secondFactorSetUpReply = z.object({ secret: z.string(), otpauthUri: z.string() })
/** Code of the authenticator app, or a recovery code where one is accepted. */
export const secondFactorCode = z.strictObject({ code: checked(z.string(), z.trim(), z.minLength(6), z.maxLength(20)) })
/** Recovery codes: displayed once, each usable once. */
export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) })
/** POST /platform/second-factor/switch-off. */
export const secondFactorOff = z.strictObject({
  password: checked(z.string(), z.minLength(1), z.maxLength(256)),
  code: checked(z.string(), z.trim(), z.minLength(6), z.maxLength(20)),
})

const realityCheck = z.union(REALITY_CHECK_MINUTES.map((minutes) => z.literal(minutes)))

/** GET /platform/account: the player's personal data and settings. Times ISO UTC, `birthDate` an ISO date. */
export const account = z.object({
  userId: z.string(),
  username: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.iso.date(),
  phone: z.nullable(z.string()),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  registeredAt: z.iso.datetime(),
  /** The login before the current session; null: there was none. */
  lastLoginAt: z.nullable(z.iso.datetime()),
  marketingConsent: z.boolean(),
  realityCheckMinutes: realityCheck,
  secondFactor: z.object({ on: z.boolean(), recoveryCodesLeft: z.int() }),
})
/** GET /platform/account: the player's personal data and settings. */
export type Account = z.infer<typeof account>
/** PATCH /platform/account: what a player may change without the operator; omitted fields stay. */
export const accountChange = z.partial(
  z.strictObject({
    phone: z.nullable(phone),
    street: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(120)),
    city: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(120)),
    postalCode: checked(z.string(), z.regex(/^\d{3} ?\d{2}$/)),
    marketingConsent: z.boolean(),
    realityCheckMinutes: realityCheck,
  }),
)

/** GET /platform/waiting-messages [7.42]: comma-separated message types. */
export const waitingMessagesQuery = z.object({
  types: z.pipe(
    z.pipe(
      z._default(checked(z.string(), z.maxLength(400)), WAITING_MESSAGE_TYPES.join(',')),
      z.transform((list) => list.split(',').map((name) => name.trim())),
    ),
    z.array(z.enum(WAITING_MESSAGE_TYPES)),
  ),
})
/** A waiting message [7.42]. The portal has a text under `key`, filled with `params`. */
export const waitingMessage = z.object({
  id: z.string(),
  type: z.enum(WAITING_MESSAGE_TYPES),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
})
/** The waiting messages of the player. */
export const waitingMessages = z.object({ messages: z.array(waitingMessage) })
/** A waiting message [7.42]. */
export type WaitingMessage = z.infer<typeof waitingMessage>

/** POST /platform/cookie-consent: recorded for players and guests; `id` is the visitor's own random id. */
export const cookieConsent = z.strictObject({
  id: z.uuid(),
  version: checked(z.string(), z.minLength(1), z.maxLength(20)),
  analytics: z.boolean(),
  marketing: z.boolean(),
  personalisation: z.boolean(),
})
/** POST /platform/cookie-consent: recorded for players and guests. */
export type CookieConsent = z.infer<typeof cookieConsent>

/** GET /platform/player-messages: messages that were pushed and not dismissed, in the order of [4.25]. */
export const playerMessages = z.object({ messages: z.array(playerAction) })

/** A message in the player's history; read: dismissed, or marked as read in the history. */
const historyMessage = z.extend(playerAction, { createdAt: z.iso.datetime(), isRead: z.boolean() })
/** A message in the player's history. */
export type HistoryMessage = z.infer<typeof historyMessage>
/** GET /platform/player-messages/history: the newest 100 messages, newest first; `unread` counts all unread ones. */
export const messageHistory = z.object({ messages: z.array(historyMessage), unread: z.int() })
/** POST /platform/player-messages/read: marks what was created until then, as the history showed it. */
export const messagesRead = z.strictObject({ until: z.iso.datetime() })
