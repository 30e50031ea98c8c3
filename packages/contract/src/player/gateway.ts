import { z } from 'zod'
import { EXCLUSION_PRODUCTS, EXCLUSION_REASONS, PLAYER_INFO_FIELDS } from './names.ts'

/** [7.2]. */
export const gatewayLogin = z.strictObject({
  username: z.string().min(1).max(254),
  ims_temporary_token: z.string().min(1).max(200),
  device_type: z.string().max(40).optional(),
  os_name: z.string().max(40).optional(),
  client_platform: z.string().max(40).optional(),
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
  endsAt: z.iso.datetime().nullable(),
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
    SuspendedSelfExclusionException: selfExclusionException.nullable(),
    redirectionUrl: z.string().nullable(),
  }),
})
export type GatewayLoginReply = z.infer<typeof gatewayLoginReply>

/** [7.3] asks with one empty object: the cookie is what is validated. */
export const validateSession = z.strictObject({ validateSessionTokens: z.array(z.strictObject({})).length(1) })
export const validateSessionReply = z.object({
  validateSessionTokens: z.array(
    z.object({
      valid: z.boolean(),
      username: z.string().nullable(),
      /** `no-session`, `session-idle`, `session-over`; null when valid. */
      errorCode: z.enum(['no-session', 'session-idle', 'session-over']).nullable(),
    }),
  ),
})
export type ValidateSessionReply = z.infer<typeof validateSessionReply>

/** [7.5] on the wire. */
export const notificationTokenReply = z.object({ notification_token: z.string() })
export const readNotificationToken = (wire: z.infer<typeof notificationTokenReply>): string => wire.notification_token

/** Keyed by type; `casino_gaming` is the main one [3.49]. Amounts are integer cents. */
export const balances = z.record(z.string(), z.object({ amount: z.int(), currencyCode: z.string().length(3) }))
export type Balances = z.infer<typeof balances>
/** [7.6]. */
export const balancesReply = z.object({ balances })

/** [7.7] [7.8]. */
export const balanceHidden = z.strictObject({ balanceHidden: z.boolean() })

/** [7.9]: a comma list of [3.50]; nothing named means all. */
export const playerInfoQuery = z.object({
  requestedPlayerData: z
    .string()
    .max(400)
    .default(PLAYER_INFO_FIELDS.join(','))
    .transform((list) => list.split(',').map((name) => name.trim()))
    .pipe(z.array(z.enum(PLAYER_INFO_FIELDS))),
})
/** The fields that were asked for. */
export const playerInfo = z.object({
  language: z.string().optional(),
  username: z.string().optional(),
  accountBusinessPhase: z.enum(['registered', 'verified', 'depositor']).optional(),
  userId: z.string().optional(),
  sex: z.enum(['M', 'F']).nullable().optional(),
  phone: z.string().nullable().optional(),
  email: z.string().optional(),
  city: z.string().nullable().optional(),
  playerClientId: z.string().optional(),
  suspended: z.boolean().optional(),
})
export type PlayerInfo = z.infer<typeof playerInfo>

/** [7.11]–[7.13]. */
const tag = z.object({ name: z.string().trim().min(1).max(60) })
export const tagsReply = z.object({ tags: z.array(tag) })
export type Tags = z.infer<typeof tagsReply>
export const marketingTags = z.strictObject({ tags: z.array(tag.strict()).max(50) })

/** [7.14], shape chosen here. Amounts in cents; dates null when there was none. */
export const paymentStatistic = z.object({
  currencyCode: z.string(),
  depositCount: z.int(),
  depositAmount: z.int(),
  firstDepositDate: z.iso.datetime().nullable(),
  lastDepositDate: z.iso.datetime().nullable(),
  withdrawalCount: z.int(),
  withdrawalAmount: z.int(),
  lastWithdrawalDate: z.iso.datetime().nullable(),
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
        endsAt: z.iso.datetime().nullable(),
        /** Null: all games of the product. */
        gameType: z.string().nullable(),
      }),
    ),
  }),
})
export type ClientOverview = z.infer<typeof clientOverview>

/** [7.43]. */
export const chatSession = z.object({
  errorCode: z.string().nullable(),
  username: z.string().nullable(),
  sessionToken: z.object({ sessionToken: z.string() }).nullable(),
})
export type ChatSession = z.infer<typeof chatSession>

/** [7.44]: names that are switched on. */
export const featureToggles = z.object({ featureToggle: z.array(z.string()) })
export type FeatureToggles = z.infer<typeof featureToggles>
