/** A player's account: terms, password, second factor, personal data and messages [7.42], below `…/platform`. */
import { defineOperation } from '../operation.ts'
import { COMMON_ERRORS, SESSION_ERRORS } from './names.ts'
import {
  account as accountSchema,
  accountChange,
  cookieConsent as cookieConsentSchema,
  passwordChange,
  passwordCheck,
  passwordCheckReply,
  passwordReset,
  messageHistory as messageHistorySchema,
  messagesRead,
  playerMessages as playerMessagesSchema,
  recoveryCodesReply,
  secondFactorCode,
  secondFactorOff,
  secondFactorSetUp,
  secondFactorSetUpReply,
  termsAcceptance,
  termsReply,
  waitingMessages as waitingMessagesSchema,
  waitingMessagesQuery,
} from './account.ts'
import { sessionReply } from './login.ts'
import { accepted, codeRequest, done } from './registration.ts'
import { withId } from './with-id.ts'

/** The terms in force and the version the player accepted [7.42]; open to guests. */
export const terms = defineOperation({
  method: 'GET',
  path: '/terms',
  reply: termsReply,
  errors: [...COMMON_ERRORS],
})
/** Accepts the terms in force [7.42]; the reply is the updated session. `terms-outdated` (409): another version is in force. */
export const acceptTerms = defineOperation({
  method: 'POST',
  path: '/terms',
  body: termsAcceptance,
  reply: sessionReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'terms-outdated'],
})
/** Names every fault of a password [7.42]; stores nothing. */
export const checkPassword = defineOperation({
  method: 'POST',
  path: '/password/check',
  body: passwordCheck,
  reply: passwordCheckReply,
  errors: [...COMMON_ERRORS],
})
/** Changes the password and ends every other session. `wrong-credentials` (403), `password-weak` (422), `password-same` (422). */
export const changePassword = defineOperation({
  method: 'POST',
  path: '/password',
  body: passwordChange,
  reply: done,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'wrong-credentials', 'password-weak', 'password-same'],
})
/** Sends a code for a new password by e-mail. 202 whether or not the account exists. */
export const sendResetCode = defineOperation({
  method: 'POST',
  path: '/password/reset/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...COMMON_ERRORS],
})
/** Sets a new password with the mailed code and ends every session. `code-wrong` (401), `password-weak` (422). */
export const resetPassword = defineOperation({
  method: 'POST',
  path: '/password/reset',
  body: passwordReset,
  reply: done,
  errors: [...COMMON_ERRORS, 'password-weak', 'code-wrong'],
})
/**
 * Creates a secret for the authenticator app; active only after `confirmSecondFactor`. `wrong-credentials` (403),
 * `second-factor-on` (409).
 */
export const setUpSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/set-up',
  body: secondFactorSetUp,
  reply: secondFactorSetUpReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'wrong-credentials', 'second-factor-on'],
})
/**
 * Activates the second factor and issues recovery codes; the session continues under a new id. `code-wrong` (401),
 * `second-factor-on`, `second-factor-off` (409).
 */
export const confirmSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/confirm',
  body: secondFactorCode,
  reply: recoveryCodesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'second-factor-on', 'second-factor-off', 'code-wrong'],
})
/** Deactivates the second factor. `wrong-credentials` (403), `code-wrong` (401), `second-factor-off` (409). */
export const switchOffSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/switch-off',
  body: secondFactorOff,
  reply: done,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'second-factor-off', 'wrong-credentials', 'code-wrong'],
})
/** Issues new recovery codes and invalidates the old ones. `code-wrong` (401), `second-factor-off` (409). */
export const renewRecoveryCodes = defineOperation({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  body: secondFactorCode,
  reply: recoveryCodesReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'second-factor-off', 'code-wrong'],
})
/** Personal data and settings of the player. */
export const account = defineOperation({
  method: 'GET',
  path: '/account',
  reply: accountSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Changes what a player may change without the operator; the reply is the complete account. */
export const changeAccount = defineOperation({
  method: 'PATCH',
  path: '/account',
  body: accountChange,
  reply: accountSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Waiting messages of the player by type [7.42]. */
export const waitingMessages = defineOperation({
  method: 'GET',
  path: '/waiting-messages',
  query: waitingMessagesQuery,
  reply: waitingMessagesSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Marks a waiting message as read; it is not returned again. */
export const confirmWaitingMessage = defineOperation({
  method: 'POST',
  path: '/waiting-messages/:id',
  params: withId,
  reply: done,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Messages that were pushed and not dismissed, in display order [4.25]. */
export const playerMessages = defineOperation({
  method: 'GET',
  path: '/player-messages',
  reply: playerMessagesSchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Dismisses a message [4.25]. */
export const dismissPlayerMessage = defineOperation({
  method: 'POST',
  path: '/player-messages/:id',
  params: withId,
  reply: done,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** All messages of the player with what was read [7.41]. */
export const messageHistory = defineOperation({
  method: 'GET',
  path: '/player-messages/history',
  reply: messageHistorySchema,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Marks messages as read. */
export const readMessages = defineOperation({
  method: 'POST',
  path: '/player-messages/read',
  body: messagesRead,
  reply: done,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Records a cookie consent, also of guests [4.39]. */
export const cookieConsent = defineOperation({
  method: 'POST',
  path: '/cookie-consent',
  body: cookieConsentSchema,
  reply: accepted,
  status: 202,
  errors: [...COMMON_ERRORS],
})
