import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { LOGOUT_DEFAULTS, PENDING_STEPS, SESSION_STATES } from './names.ts'
import { loginName } from './registration.ts'

const device = {
  deviceType: z.optional(checked(z.string(), z.maxLength(40))),
  osName: z.optional(checked(z.string(), z.maxLength(40))),
  clientPlatform: z.optional(checked(z.string(), z.maxLength(40))),
}

/** POST /platform/login [5.2]. An empty password is a silent login with the remember-me cookie [4.8]. */
export const loginRequest = z.extend(
  z.strictObject({
    username: loginName,
    password: checked(z.string(), z.maxLength(256)),
    /** True when the remember-me cookie was set or used; scripts cannot read that cookie. */
    rememberMe: z._default(z.union([z.literal(0), z.literal(1)]), 0),
  }),
  device,
)
/** Body of a login [5.2], before defaults. */
export type LoginRequest = z.input<typeof loginRequest>

/** What the second-factor dialog requires [3.52] [4.9]; `expiresAt` ISO UTC. */
export const secondFactorData = z.object({
  challenge: z.string(),
  methods: z.array(z.enum(['totp', 'recovery-code'])),
  expiresAt: z.iso.datetime(),
})

/**
 * Reply of every login [3.52]. Also 200 when the second factor is missing: then `errorCode` is `second-factor-required`,
 * `sessionValidationData` contains the challenge and there is no session yet. Wrong credentials, a locked account and the like
 * are problem documents with an `errorCode`.
 */
export const loginReply = z.object({
  username: z.nullable(z.string()),
  errorCode: z.nullable(z.literal('second-factor-required')),
  cookieExists: z.boolean(),
  sessionValidationData: z.nullable(z.object({ SessionValidationBy2FAData: secondFactorData })),
  /** What the player must do before a temporary token is issued. With `verify-email` there is no session yet. */
  pendingSteps: z.array(z.enum(PENDING_STEPS)),
  /** Also by the cookie only; never readable by a script. */
  rememberMe: z.boolean(),
})
/** Reply of every login [3.52]. */
export type LoginReply = z.infer<typeof loginReply>

/** POST /platform/login/second-factor: a six-digit code of the app or a recovery code. */
export const secondFactorLogin = z.strictObject({
  challenge: checked(z.string(), z.maxLength(100)),
  code: checked(z.string(), z.trim(), z.minLength(6), z.maxLength(20)),
})
/** POST /platform/login/native: username and token from the native shell [4.4]; the token is a temporary token and works once. */
export const nativeLogin = z.extend(
  z.strictObject({
    username: loginName,
    token: checked(z.string(), z.minLength(1), z.maxLength(200)),
    /** True: log out another player of this browser first. False: refused with `other-player-in`, and the token stays valid. */
    replace: z._default(z.boolean(), false),
  }),
  device,
)
/** POST /platform/reauthenticate: unlocks an idle session with the password or the second factor. */
export const reauthentication = z.strictObject({
  password: z.optional(checked(z.string(), z.minLength(1), z.maxLength(256))),
  secondFactorCode: z.optional(checked(z.string(), z.trim(), z.minLength(6), z.maxLength(20))),
})

/** GET /platform/session: whether a session cookie exists [4.6], and its player. Never an error. Times ISO UTC. */
export const sessionReply = z.object({
  cookieExists: z.boolean(),
  state: z.enum(SESSION_STATES),
  username: z.nullable(z.string()),
  pendingSteps: z.array(z.enum(PENDING_STEPS)),
  startedAt: z.nullable(z.iso.datetime()),
  /** When the session expires without activity. */
  validUntil: z.nullable(z.iso.datetime()),
  /** Whether the browser has a remember-me cookie, which only the server can read. */
  rememberMeExists: z.boolean(),
  serverTime: z.iso.datetime(),
})
/** GET /platform/session: whether a session cookie exists [4.6], and its player. */
export type SessionReply = z.infer<typeof sessionReply>

/** POST /platform/temporary-token: single use, for a gateway or native login; valid 60 s. */
export const temporaryTokenReply = z.object({ temporaryToken: z.string(), expiresAt: z.iso.datetime() })
/** A temporary token, single use, valid 60 s. */
export type TemporaryTokenReply = z.infer<typeof temporaryTokenReply>

/** GET keep-alive of both hosts [7.10]: ms since the player's last action. */
export const keepAliveQuery = z.object({
  millisFromLastAction: checked(z.coerce.number(), z.int(), z.gte(0), z.lte(1_000_000_000_000)),
})
/** When the session expires without activity, its absolute end, and the server time; ISO UTC. */
export const keepAliveReply = z.object({ validUntil: z.iso.datetime(), endsAt: z.iso.datetime(), serverTime: z.iso.datetime() })
/** When the session expires without activity, its absolute end, and the server time. */
export type KeepAliveReply = z.infer<typeof keepAliveReply>

/** POST /platform/logout [7.26]. The header's logout sends `allSessions: false, invalidateRememberMe: true`. */
export const logoutOptions = z.strictObject({
  allSessions: z._default(z.boolean(), LOGOUT_DEFAULTS.allSessions),
  realMode: z._default(z.boolean(), LOGOUT_DEFAULTS.realMode),
  behavior: z._default(z.literal('root'), LOGOUT_DEFAULTS.behavior),
  invalidateRememberMe: z._default(z.boolean(), LOGOUT_DEFAULTS.invalidateRememberMe),
})
/** Options of a logout [7.26], before defaults. */
export type LogoutOptions = z.input<typeof logoutOptions>

/** GET /platform/sessions: one entry per logged-in browser, times ISO UTC. DELETE /platform/sessions/{id} ends one. */
export const sessionList = z.array(
  z.object({
    id: z.string(),
    current: z.boolean(),
    device: z.nullable(z.string()),
    address: z.string(),
    startedAt: z.iso.datetime(),
    lastActionAt: z.iso.datetime(),
    rememberMe: z.boolean(),
  }),
)
/** The player's logged-in browsers. */
export type SessionList = z.infer<typeof sessionList>
