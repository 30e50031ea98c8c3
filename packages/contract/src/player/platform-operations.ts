/** The platform’s operations [7.42] [3.48]–[3.52], below `…/platform`. */
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
import { bonusAnswer, bonusLoss as bonusLossSchema, playerBonus } from './bonuses.ts'
import {
  keepAliveQuery,
  keepAliveReply,
  loginReply,
  loginRequest,
  logoutOptions,
  nativeLogin as nativeLoginSchema,
  reauthentication,
  secondFactorLogin as secondFactorLoginSchema,
  sessionList,
  sessionReply,
  temporaryTokenReply,
} from './login.ts'
import {
  depositRequest,
  paymentList,
  paymentReply,
  playSession as playSessionSchema,
  playedRounds,
  playedRoundsQuery,
  withdrawalRequest,
} from './money.ts'
import {
  exclusionRequest,
  limitChange,
  pendingLimitsAnswer,
  protection as protectionSchema,
  statement as statementSchema,
  statementQuery,
} from './protection.ts'
import { accepted, codeRequest, done, emailVerification, registration, registrationReply, unlockRequest } from './registration.ts'
import { scriptManifest } from './scripts.ts'
import { withId } from './with-id.ts'

export const register = defineOperation({
  method: 'POST',
  path: '/register',
  body: registration,
  reply: registrationReply,
  status: 201,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const verifyEmail = defineOperation({
  method: 'POST',
  path: '/email-verification',
  body: emailVerification,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const sendVerification = defineOperation({
  method: 'POST',
  path: '/email-verification/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const login = defineOperation({
  method: 'POST',
  path: '/login',
  body: loginRequest,
  reply: loginReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const secondFactorLogin = defineOperation({
  method: 'POST',
  path: '/login/second-factor',
  body: secondFactorLoginSchema,
  reply: loginReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const nativeLogin = defineOperation({
  method: 'POST',
  path: '/login/native',
  body: nativeLoginSchema,
  reply: loginReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const reauthenticate = defineOperation({
  method: 'POST',
  path: '/reauthenticate',
  body: reauthentication,
  reply: sessionReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const session = defineOperation({
  method: 'GET',
  path: '/session',
  reply: sessionReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const temporaryToken = defineOperation({
  method: 'POST',
  path: '/temporary-token',
  reply: temporaryTokenReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const keepAlive = defineOperation({
  method: 'GET',
  path: '/keep-alive',
  query: keepAliveQuery,
  reply: keepAliveReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const logout = defineOperation({
  method: 'POST',
  path: '/logout',
  body: logoutOptions,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const sessions = defineOperation({
  method: 'GET',
  path: '/sessions',
  reply: sessionList,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const endSession = defineOperation({
  method: 'DELETE',
  path: '/sessions/:id',
  params: withId,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const sendUnlockCode = defineOperation({
  method: 'POST',
  path: '/unlock/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const unlock = defineOperation({
  method: 'POST',
  path: '/unlock',
  body: unlockRequest,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const terms = defineOperation({
  method: 'GET',
  path: '/terms',
  reply: termsReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const acceptTerms = defineOperation({
  method: 'POST',
  path: '/terms',
  body: termsAcceptance,
  reply: sessionReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const checkPassword = defineOperation({
  method: 'POST',
  path: '/password/check',
  body: passwordCheck,
  reply: passwordCheckReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const changePassword = defineOperation({
  method: 'POST',
  path: '/password',
  body: passwordChange,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const sendResetCode = defineOperation({
  method: 'POST',
  path: '/password/reset/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const resetPassword = defineOperation({
  method: 'POST',
  path: '/password/reset',
  body: passwordReset,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const setUpSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/set-up',
  body: secondFactorSetUp,
  reply: secondFactorSetUpReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const confirmSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/confirm',
  body: secondFactorCode,
  reply: recoveryCodesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const switchOffSecondFactor = defineOperation({
  method: 'POST',
  path: '/second-factor/switch-off',
  body: secondFactorOff,
  reply: done,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const renewRecoveryCodes = defineOperation({
  method: 'POST',
  path: '/second-factor/recovery-codes',
  body: secondFactorCode,
  reply: recoveryCodesReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
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
export const protection = defineOperation({
  method: 'GET',
  path: '/protection',
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const setLimit = defineOperation({
  method: 'PUT',
  path: '/limits',
  body: limitChange,
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const answerPendingLimits = defineOperation({
  method: 'POST',
  path: '/limits/pending',
  body: pendingLimitsAnswer,
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const exclude = defineOperation({
  method: 'POST',
  path: '/exclusions',
  body: exclusionRequest,
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const panicButton = defineOperation({
  method: 'POST',
  path: '/panic-button',
  reply: protectionSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const statement = defineOperation({
  method: 'GET',
  path: '/statement',
  query: statementQuery,
  reply: statementSchema,
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
export const deposit = defineOperation({
  method: 'POST',
  path: '/deposits',
  body: depositRequest,
  reply: paymentReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const withdraw = defineOperation({
  method: 'POST',
  path: '/withdrawals',
  body: withdrawalRequest,
  reply: paymentReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const payments = defineOperation({
  method: 'GET',
  path: '/payments',
  reply: paymentList,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const rounds = defineOperation({
  method: 'GET',
  path: '/rounds',
  query: playedRoundsQuery,
  reply: playedRounds,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const playSession = defineOperation({
  method: 'GET',
  path: '/play-session',
  reply: playSessionSchema,
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
export const answerBonus = defineOperation({
  method: 'POST',
  path: '/bonuses/:id',
  params: withId,
  body: bonusAnswer,
  reply: playerBonus,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const bonusLoss = defineOperation({
  method: 'GET',
  path: '/bonuses/:id/loss',
  params: withId,
  reply: bonusLossSchema,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
export const cookieConsent = defineOperation({
  method: 'POST',
  path: '/cookie-consent',
  body: cookieConsentSchema,
  reply: accepted,
  status: 202,
  errors: [...EVERYWHERE, ...OF_SESSIONS],
})
/** Where the browser's scripts are [7.42]; open to every page. */
export const scripts = defineOperation({ method: 'GET', path: '/manifest.json', reply: scriptManifest })
