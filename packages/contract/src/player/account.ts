import { z } from 'zod'
import { playerAction } from '../notifications/index.ts'
import { ACCOUNT_KINDS, PASSWORD_FAULTS, REALITY_CHECK_MINUTES, WAITING_MESSAGE_TYPES } from './names.ts'
import { loginName, mailedCode, newPassword, phone } from './registration.ts'

/** GET /platform/terms. `acceptedVersion` is the logged-in player's. */
export const termsReply = z.object({ version: z.string(), acceptedVersion: z.string().nullable(), path: z.string() })
export type TermsReply = z.infer<typeof termsReply>
export const termsAcceptance = z.strictObject({ version: z.string().min(1).max(20) })

/** POST /platform/password/check. */
export const passwordCheck = z.strictObject({ password: z.string().max(1_000), username: z.string().max(254).optional() })
export const passwordCheckReply = z.object({ acceptable: z.boolean(), faults: z.array(z.enum(PASSWORD_FAULTS)) })
export type PasswordCheckReply = z.infer<typeof passwordCheckReply>
/** POST /platform/password: ends every other session; this one goes on under a new id. */
export const passwordChange = z.strictObject({ currentPassword: z.string().min(1).max(256), newPassword })
/** POST /platform/password/reset: ends every session. */
export const passwordReset = z.strictObject({ login: loginName, code: mailedCode, newPassword })

/** POST /platform/second-factor/set-up: not on before a code confirmed it. */
export const secondFactorSetUp = z.strictObject({ password: z.string().min(1).max(256) })
export const secondFactorSetUpReply = z.object({ secret: z.string(), otpauthUri: z.string() })
export const secondFactorCode = z.strictObject({ code: z.string().trim().min(6).max(20) })
/** Shown once; each works once. */
export const recoveryCodesReply = z.object({ recoveryCodes: z.array(z.string()) })
export const secondFactorOff = z.strictObject({ password: z.string().min(1).max(256), code: z.string().trim().min(6).max(20) })

const realityCheck = z.union(REALITY_CHECK_MINUTES.map((minutes) => z.literal(minutes)))

/** GET /platform/account. */
export const account = z.object({
  userId: z.string(),
  username: z.string(),
  kind: z.enum(ACCOUNT_KINDS),
  email: z.string(),
  emailVerified: z.boolean(),
  firstName: z.string(),
  lastName: z.string(),
  birthDate: z.iso.date(),
  phone: z.string().nullable(),
  street: z.string(),
  city: z.string(),
  postalCode: z.string(),
  registeredAt: z.iso.datetime(),
  /** The one before this session's; null: there was none. */
  lastLoginAt: z.iso.datetime().nullable(),
  marketingConsent: z.boolean(),
  realityCheckMinutes: realityCheck,
  secondFactor: z.object({ on: z.boolean(), recoveryCodesLeft: z.int() }),
})
export type Account = z.infer<typeof account>
/** PATCH /platform/account: what a player may change alone. */
export const accountChange = z
  .strictObject({
    phone: phone.nullable(),
    street: z.string().trim().min(1).max(120),
    city: z.string().trim().min(1).max(120),
    postalCode: z.string().regex(/^\d{3} ?\d{2}$/),
    marketingConsent: z.boolean(),
    realityCheckMinutes: realityCheck,
  })
  .partial()

/** GET /platform/waiting-messages [7.42]. `params` fill the text the portal keeps under `key`. */
export const waitingMessagesQuery = z.object({
  types: z
    .string()
    .max(400)
    .default(WAITING_MESSAGE_TYPES.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(WAITING_MESSAGE_TYPES))),
})
export const waitingMessage = z.object({
  id: z.string(),
  type: z.enum(WAITING_MESSAGE_TYPES),
  key: z.string(),
  params: z.record(z.string(), z.union([z.string(), z.number()])),
  createdAt: z.iso.datetime(),
})
export const waitingMessages = z.object({ messages: z.array(waitingMessage) })
export type WaitingMessage = z.infer<typeof waitingMessage>

/** POST /platform/cookie-consent: recorded for players and guests alike; `id` is the visitor's own random one. */
export const cookieConsent = z.strictObject({
  id: z.uuid(),
  version: z.string().min(1).max(20),
  analytics: z.boolean(),
  marketing: z.boolean(),
  personalisation: z.boolean(),
})
export type CookieConsent = z.infer<typeof cookieConsent>

/** GET /platform/player-messages: what was pushed and not dismissed, in the order of [4.25]. */
export const playerMessages = z.object({ messages: z.array(playerAction) })
