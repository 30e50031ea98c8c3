/** Gateway login, session and data of the player [7.2]–[7.14] [7.21] [7.43] [7.44], below `…/gateway`. */
import { defineOperation } from '../operation.ts'
import { COMMON_ERRORS, SESSION_ERRORS } from './names.ts'
import {
  balanceHidden as balanceHiddenSchema,
  balancesReply,
  chatSession,
  clientOverview as clientOverviewSchema,
  featureToggles as featureTogglesSchema,
  gatewayLogin,
  gatewayLoginReply,
  marketingTags as marketingTagsSchema,
  notificationTokenReply,
  paymentStatistic as paymentStatisticSchema,
  playerInfo as playerInfoSchema,
  playerInfoQuery,
  tagsReply,
  validateSession as validateSessionSchema,
  validateSessionReply,
} from './gateway.ts'
import { keepAliveQuery, keepAliveReply } from './login.ts'
import { done } from './registration.ts'

/**
 * Gateway login with a temporary token [7.2]: sets the gateway's session cookie. `token-invalid` (401): unknown, used or older
 * than 60 s; `register-unavailable` (503): the register of excluded persons does not respond. An excluded player gets a session,
 * see `gatewayLoginReply`.
 */
export const login = defineOperation({
  method: 'POST',
  path: '/v1/login',
  body: gatewayLogin,
  reply: gatewayLoginReply,
  errors: [...COMMON_ERRORS, 'token-invalid', 'register-unavailable'],
})
/** Whether the gateway's session cookie is valid [7.3]; 200 in both cases. */
export const validateSession = defineOperation({
  method: 'POST',
  path: '/v1/_validate-login-session',
  body: validateSessionSchema,
  reply: validateSessionReply,
  errors: [...COMMON_ERRORS],
})
/** Ends the gateway's session only [7.4]; the platform's session continues. */
export const logout = defineOperation({
  method: 'POST',
  path: '/v1/logout',
  reply: done,
  errors: [...COMMON_ERRORS],
})
/** A token for the notification service [7.5] [7.46]. */
export const notificationToken = defineOperation({
  method: 'GET',
  path: '/_notification-token',
  reply: notificationTokenReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Balances by type, in cents [7.6]. */
export const balances = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/balances',
  reply: balancesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Whether the player hides the balance [7.7]. */
export const balanceHidden = defineOperation({
  method: 'GET',
  path: '/user-preference/balance/v1',
  reply: balanceHiddenSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Hides or shows the balance [7.8]. */
export const setBalanceHidden = defineOperation({
  method: 'POST',
  path: '/user-preference/balance/v1',
  body: balanceHiddenSchema,
  reply: balanceHiddenSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** The requested fields of the player [7.9] [3.50]. */
export const playerInfo = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/playerInfo',
  query: playerInfoQuery,
  reply: playerInfoSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Extends the gateway session and does nothing else [7.10]. */
export const keepAlive = defineOperation({
  method: 'GET',
  path: '/v1/keep-alive',
  query: keepAliveQuery,
  reply: keepAliveReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Tags set by the operator [7.11]. */
export const playerTags = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/playerTags',
  reply: tagsReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Marketing tags of the player [7.12]. */
export const marketingTags = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/marketingTags',
  reply: tagsReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Replaces the marketing tags, duplicates are dropped [7.13]. */
export const setMarketingTags = defineOperation({
  method: 'POST',
  path: '/pams/api/v2/marketingTags',
  body: marketingTagsSchema,
  reply: tagsReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Number and sums of deposits and withdrawals in cents [7.14]. */
export const paymentStatistic = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/paymentStatistic',
  reply: paymentStatisticSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Ids, balances in cents and self-exclusions [7.21]. */
export const clientOverview = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/clientOverview',
  reply: clientOverviewSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Session token for chat and games [7.43]. */
export const chatToken = defineOperation({
  method: 'GET',
  path: '/pams/api/v2/chatToken',
  reply: chatSession,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Names of the features that are on [7.44]. Requires no session. */
export const featureToggles = defineOperation({
  method: 'GET',
  path: '/v1/feature-toggles',
  reply: featureTogglesSchema,
  errors: [...COMMON_ERRORS],
})
