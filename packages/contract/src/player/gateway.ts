import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { EXCLUSION_PRODUCTS, EXCLUSION_REASONS, PLAYER_INFO_FIELDS } from './names.ts'

/** [7.2]: a temporary token and a description of the device. */
export const gatewayLogin = z.strictObject({
  username: checked(z.string(), z.minLength(1), z.maxLength(254)),
  ims_temporary_token: checked(z.string(), z.minLength(1), z.maxLength(200)),
  device_type: z.optional(checked(z.string(), z.maxLength(40))),
  os_name: z.optional(checked(z.string(), z.maxLength(40))),
  client_platform: z.optional(checked(z.string(), z.maxLength(40))),
})
/** Body of a gateway login [7.2]. */
export type GatewayLogin = z.input<typeof gatewayLogin>

/** The wire format of a gateway login. */
export const toGatewayLogin = (login: {
  username: string
  temporaryToken: string
  deviceType?: string
  osName?: string
  clientPlatform?: string
}): GatewayLogin => ({
  username: login.username,
  ims_temporary_token: login.temporaryToken,
  device_type: login.deviceType,
  os_name: login.osName,
  client_platform: login.clientPlatform,
})

/** Why a logged-in player may not play [3.52]. Products of [6.7]; `endsAt` ISO UTC, null: until further notice. */
export const selfExclusionException = z.object({
  reason: z.enum(EXCLUSION_REASONS),
  product: z.enum(EXCLUSION_PRODUCTS),
  endsAt: z.nullable(z.iso.datetime()),
})

/**
 * Reply of a gateway login [7.2]. An excluded or suspended player also gets a session: account, withdrawal and logout stay
 * available. The exception says that play is blocked; `redirectionUrl` is the portal page that explains it, opened after a login
 * the player requested, not after a silent one.
 */
export const gatewayLoginReply = z.object({
  username: z.string(),
  notificationToken: z.string(),
  sessionToken: z.string(),
  additionalInformation: z.object({
    SuspendedSelfExclusionException: z.nullable(selfExclusionException),
    redirectionUrl: z.nullable(z.string()),
  }),
})
/** Reply of a gateway login [7.2]. */
export type GatewayLoginReply = z.infer<typeof gatewayLoginReply>

/** [7.3]: one empty object; the session cookie is what is validated. */
export const validateSession = z.strictObject({ validateSessionTokens: checked(z.array(z.strictObject({})), z.length(1)) })
/** Whether the session cookie is valid, and its player. */
export const validateSessionReply = z.object({
  validateSessionTokens: z.array(
    z.object({
      valid: z.boolean(),
      username: z.nullable(z.string()),
      /** `no-session`, `session-idle`, `session-over`; null when valid. */
      errorCode: z.nullable(z.enum(['no-session', 'session-idle', 'session-over'])),
    }),
  ),
})
/** Whether the session cookie is valid, and its player. */
export type ValidateSessionReply = z.infer<typeof validateSessionReply>

/** [7.5] in the wire format. */
export const notificationTokenReply = z.object({ notification_token: z.string() })
/** The notification token of the reply [7.5]. */
export const readNotificationToken = (reply: z.infer<typeof notificationTokenReply>): string => reply.notification_token

/** Balances by type; `casino_gaming` is the main one [3.49]. Amounts are integer cents. */
export const balances = z.record(z.string(), z.object({ amount: z.int(), currencyCode: checked(z.string(), z.length(3)) }))
/** Balances by type, in cents [3.49]. */
export type Balances = z.infer<typeof balances>
/** [7.6]. */
export const balancesReply = z.object({ balances })

/** Whether the player hides the balance in the header [7.7] [7.8]. */
export const balanceHidden = z.strictObject({ balanceHidden: z.boolean() })

/** [7.9]: comma-separated fields of [3.50]; default: all. */
export const playerInfoQuery = z.object({
  requestedPlayerData: z.pipe(
    z.pipe(
      z._default(checked(z.string(), z.maxLength(400)), PLAYER_INFO_FIELDS.join(',')),
      z.transform((list) => list.split(',').map((name) => name.trim())),
    ),
    z.array(z.enum(PLAYER_INFO_FIELDS)),
  ),
})
/** The requested fields of [3.50]. */
export const playerInfo = z.object({
  language: z.optional(z.string()),
  username: z.optional(z.string()),
  accountBusinessPhase: z.optional(z.enum(['registered', 'verified', 'depositor'])),
  userId: z.optional(z.string()),
  sex: z.optional(z.nullable(z.enum(['M', 'F']))),
  phone: z.optional(z.nullable(z.string())),
  email: z.optional(z.string()),
  city: z.optional(z.nullable(z.string())),
  playerClientId: z.optional(z.string()),
  suspended: z.optional(z.boolean()),
})
/** The requested fields of [3.50]. */
export type PlayerInfo = z.infer<typeof playerInfo>

/** A tag of the player [7.11]–[7.13]. */
const tag = z.object({ name: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(60)) })
/** Tags of the player [7.11] [7.12]. */
export const tagsReply = z.object({ tags: z.array(tag) })
/** Tags of the player [7.11] [7.12]. */
export type Tags = z.infer<typeof tagsReply>
/** [7.13]: the complete new list of marketing tags. */
export const marketingTags = z.strictObject({ tags: checked(z.array(z.strictObject(tag.shape)), z.maxLength(50)) })

/** [7.14], shape defined here. Amounts in cents; dates ISO UTC, null: none yet. */
export const paymentStatistic = z.object({
  currencyCode: z.string(),
  depositCount: z.int(),
  depositAmount: z.int(),
  firstDepositDate: z.nullable(z.iso.datetime()),
  lastDepositDate: z.nullable(z.iso.datetime()),
  withdrawalCount: z.int(),
  withdrawalAmount: z.int(),
  lastWithdrawalDate: z.nullable(z.iso.datetime()),
})
/** Number and sums of deposits and withdrawals in cents [7.14]. */
export type PaymentStatistic = z.infer<typeof paymentStatistic>

/** [7.21] [3.49] [6.7]: ids, balances in cents and self-exclusions by product. */
export const clientOverview = z.object({
  userId: z.string(),
  username: z.string(),
  balances,
  selfExclusion: z.object({
    productSettings: z.array(
      z.object({
        product: z.enum(EXCLUSION_PRODUCTS),
        reason: z.enum(EXCLUSION_REASONS),
        endsAt: z.nullable(z.iso.datetime()),
        /** Null: all games of the product. */
        gameType: z.nullable(z.string()),
      }),
    ),
  }),
})
/** Ids, balances in cents and self-exclusions of the player [7.21]. */
export type ClientOverview = z.infer<typeof clientOverview>

/** Session token for chat and games [7.43]; `errorCode` null: usable. */
export const chatSession = z.object({
  errorCode: z.nullable(z.string()),
  username: z.nullable(z.string()),
  sessionToken: z.nullable(z.object({ sessionToken: z.string() })),
})
/** Session token for chat and games [7.43]. */
export type ChatSession = z.infer<typeof chatSession>

/** [7.44]: names of the features that are on. */
export const featureToggles = z.object({ featureToggle: z.array(z.string()) })
/** Names of the features that are on [7.44]. */
export type FeatureToggles = z.infer<typeof featureToggles>
