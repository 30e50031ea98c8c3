import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import { EXCLUSION_PRODUCTS, EXCLUSION_REASONS, PLAYER_INFO_FIELDS } from './names.ts'

/** [7.2]. */
export const gatewayLogin = z.strictObject({
  username: checked(z.string(), z.minLength(1), z.maxLength(254)),
  ims_temporary_token: checked(z.string(), z.minLength(1), z.maxLength(200)),
  device_type: z.optional(checked(z.string(), z.maxLength(40))),
  os_name: z.optional(checked(z.string(), z.maxLength(40))),
  client_platform: z.optional(checked(z.string(), z.maxLength(40))),
})
export type GatewayLogin = z.input<typeof gatewayLogin>

/** The wire's spelling of a gateway login. */
export const toGatewayLogin = (of: {
  username: string
  temporaryToken: string
  deviceType?: string
  osName?: string
  clientPlatform?: string
}): GatewayLogin => ({
  username: of.username,
  ims_temporary_token: of.temporaryToken,
  device_type: of.deviceType,
  os_name: of.osName,
  client_platform: of.clientPlatform,
})

/** Why a player who is logged in may not play [3.52]. Products of [6.7]; `endsAt` null: until further notice. */
export const selfExclusionException = z.object({
  reason: z.enum(EXCLUSION_REASONS),
  product: z.enum(EXCLUSION_PRODUCTS),
  endsAt: z.nullable(z.iso.datetime()),
})

/**
 * An excluded or suspended player gets a session too: the account, the withdrawal and the logout stay open. The exception says that play is
 * not, and where it is explained: a path on the portal, to go to after a login the player asked for, not after a silent one.
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
export type GatewayLoginReply = z.infer<typeof gatewayLoginReply>

/** [7.3] asks with one empty object: the cookie is what is validated. */
export const validateSession = z.strictObject({ validateSessionTokens: checked(z.array(z.strictObject({})), z.length(1)) })
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
export type ValidateSessionReply = z.infer<typeof validateSessionReply>

/** [7.5] on the wire. */
export const notificationTokenReply = z.object({ notification_token: z.string() })
export const readNotificationToken = (wire: z.infer<typeof notificationTokenReply>): string => wire.notification_token

/** Keyed by type; `casino_gaming` is the main one [3.49]. Amounts are integer cents. */
export const balances = z.record(z.string(), z.object({ amount: z.int(), currencyCode: checked(z.string(), z.length(3)) }))
export type Balances = z.infer<typeof balances>
/** [7.6]. */
export const balancesReply = z.object({ balances })

/** [7.7] [7.8]. */
export const balanceHidden = z.strictObject({ balanceHidden: z.boolean() })

/** [7.9]: a comma list of [3.50]; nothing named means all. */
export const playerInfoQuery = z.object({
  requestedPlayerData: z.pipe(
    z.pipe(
      z._default(checked(z.string(), z.maxLength(400)), PLAYER_INFO_FIELDS.join(',')),
      z.transform((list) => list.split(',').map((name) => name.trim())),
    ),
    z.array(z.enum(PLAYER_INFO_FIELDS)),
  ),
})
/** The fields that were asked for. */
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
export type PlayerInfo = z.infer<typeof playerInfo>

/** [7.11]–[7.13]. */
const tag = z.object({ name: checked(z.string(), z.trim(), z.minLength(1), z.maxLength(60)) })
export const tagsReply = z.object({ tags: z.array(tag) })
export type Tags = z.infer<typeof tagsReply>
export const marketingTags = z.strictObject({ tags: checked(z.array(z.strictObject(tag.shape)), z.maxLength(50)) })

/** [7.14], shape chosen here. Amounts in cents; dates null when there was none. */
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
export type PaymentStatistic = z.infer<typeof paymentStatistic>

/** [7.21] [3.49] [6.7]. */
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
export type ClientOverview = z.infer<typeof clientOverview>

/** [7.43]. */
export const chatSession = z.object({
  errorCode: z.nullable(z.string()),
  username: z.nullable(z.string()),
  sessionToken: z.nullable(z.object({ sessionToken: z.string() })),
})
export type ChatSession = z.infer<typeof chatSession>

/** [7.44]: names that are switched on. */
export const featureToggles = z.object({ featureToggle: z.array(z.string()) })
export type FeatureToggles = z.infer<typeof featureToggles>
