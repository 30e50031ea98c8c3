/** The gaming platform's login script [7.42], served as `/platform/login.js`. */
import {
  LOGOUT_DEFAULTS,
  type LoginCallouts,
  type LoginReply,
  type LoginRequest,
  platform,
  WAITING_MESSAGE_TYPES,
} from '@herna/contract/player'
import { call } from './call.ts'
import { openTabChannel, type SessionMessage } from './tabs.ts'

const SILENT_LOGIN = 'herna-silent-login'
const channel = openTabChannel()
const notifyTabs = (message: SessionMessage) => channel?.postMessage(message)

async function announceLogin(reply: Promise<LoginReply>): Promise<LoginReply> {
  const loginReply = await reply
  if (loginReply.errorCode === null) notifyTabs({ type: 'login' })
  return loginReply
}

const session = () => call(platform.session)
const logIn = (credentials: LoginRequest) => announceLogin(call(platform.login, { body: credentials }))

/** Serialises tabs that start together: a remember-me token is used once, and a tab that finds a session needs none. */
function logInSilently(credentials: LoginRequest): Promise<LoginReply> {
  const logInOnce = async (): Promise<LoginReply> => {
    const current = await session()
    if (current.state !== 'active' || current.username?.toLowerCase() !== credentials.username.trim().toLowerCase())
      return logIn(credentials)
    const { username, pendingSteps, rememberMeExists } = current
    return {
      username,
      errorCode: null,
      cookieExists: true,
      sessionValidationData: null,
      pendingSteps,
      rememberMe: rememberMeExists,
    }
  }
  return navigator.locks ? navigator.locks.request(SILENT_LOGIN, logInOnce) : logInOnce()
}

const callouts: LoginCallouts = {
  login: (credentials) => (credentials.password === '' ? logInSilently(credentials) : logIn(credentials)),
  secondFactorLogin: (answer) => announceLogin(call(platform.secondFactorLogin, { body: answer })),
  nativeLogin: (credentials) => announceLogin(call(platform.nativeLogin, { body: credentials })),
  reauthenticate: (proof) => call(platform.reauthenticate, { body: proof }),
  temporaryToken: () => call(platform.temporaryToken),
  validateTermsVersion: () => call(platform.terms),
  acceptTerms: (version) => call(platform.acceptTerms, { body: { version } }),
  keepAlive: (millis) => call(platform.keepAlive, { query: { millisFromLastAction: Math.max(0, Math.round(millis)) } }),
  getLoggedInPlayer: session,
  validatePasswordChange: (password, username) =>
    call(platform.checkPassword, { body: { password, username: username || undefined } }),
  changePassword: (change) => call(platform.changePassword, { body: change }),
  waitingMessages: (types = WAITING_MESSAGE_TYPES) => call(platform.waitingMessages, { query: { types: types.join(',') } }),
  confirmWaitingMessage: (id) => call(platform.confirmWaitingMessage, { params: { id } }),
  acceptPendingLimits: (accept) => call(platform.answerPendingLimits, { body: { accept } }),
  confirmBonus: (id, accept) => call(platform.answerBonus, { params: { id }, body: { answer: accept ? 'accept' : 'decline' } }),
  recordCookieConsent: (consent) => call(platform.cookieConsent, { body: consent }),
  async logout(options) {
    const reply = await call(platform.logout, { body: { ...LOGOUT_DEFAULTS, ...options } })
    notifyTabs({ type: 'logout' })
    return reply
  },
}
Object.assign(window, { hernaPlatform: Object.freeze(callouts) })
