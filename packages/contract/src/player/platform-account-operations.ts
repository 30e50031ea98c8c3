/** A player's account: terms, password, second factor, personal data and messages [7.42], below `…/platform`. */
import { defineOperation } from '../operation.ts'
import { EVERYWHERE, OF_SESSIONS } from './names.ts'
import {
  account as accountSchema,
  accountChange,
  cookieConsent as cookieConsentSchema,
  passwordChange,
  passwordCheck,
  passwordCheckReply,
  passwordReset,
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

export const terms = defineOperation({
  method: 'GET',
  path: '/terms',
  reply: termsReply,
  errors: [...EVERYWHERE],
})
export const acceptTerms = defineOperation({
  method: 'POST',
  path: '/terms',
  body: termsAcceptance,
  reply: sessionReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'terms-outdated'],
})
export const checkPassword = defineOperation({
  method: 'POST',
  path: '/password/check',
  body: passwordCheck,
  reply: passwordCheckReply,
  errors: [...EVERYWHERE],
})
export const changePassword = defineOperation({
  method: 'POST',
  path: '/password',
  body: passwordChange,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'wrong-credentials', 'password-weak', 'password-same'],
})
export const sendResetCode = defineOperation({
  method: 'POST',
  path: '/password/reset/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...EVERYWHERE],
})
export const resetPassword = defineOperation({
  method: 'POST',
  path: '/password/reset',
  body: passwordReset,
  reply: done,
  errors: [...EVERYWHERE, 'password-weak', 'code-wrong'],
})
export const setUpSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/set-up',
  body: secondFactorSetUp,
  reply: secondFactorSetUpReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'wrong-credentials', 'second-factor-on'],
})
export const confirmSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/confirm',
  body: secondFactorCode,
  reply: recoveryCodesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'second-factor-on', 'second-factor-off', 'code-wrong'],
})
export const switchOffSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/switch-off',
  body: secondFactorOff,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'second-factor-off', 'wrong-credentials', 'code-wrong'],
})
export const renewRecoveryCodes = defineOperation({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  body: secondFactorCode,
  reply: recoveryCodesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'second-factor-off', 'code-wrong'],
})
export const account = defineOperation({
  method: 'GET',
  path: '/account',
  reply: accountSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const changeAccount = defineOperation({
  method: 'PATCH',
  path: '/account',
  body: accountChange,
  reply: accountSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const waitingMessages = defineOperation({
  method: 'GET',
  path: '/waiting-messages',
  query: waitingMessagesQuery,
  reply: waitingMessagesSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const confirmWaitingMessage = defineOperation({
  method: 'POST',
  path: '/waiting-messages/:id',
  params: withId,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const playerMessages = defineOperation({
  method: 'GET',
  path: '/player-messages',
  reply: playerMessagesSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const dismissPlayerMessage = defineOperation({
  method: 'POST',
  path: '/player-messages/:id',
  params: withId,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const cookieConsent = defineOperation({
  method: 'POST',
  path: '/cookie-consent',
  body: cookieConsentSchema,
  reply: accepted,
  status: 202,
  errors: [...EVERYWHERE],
})
