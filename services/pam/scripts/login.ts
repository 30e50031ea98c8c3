/** The gaming platform's login script [7.42], served as `/platform/login.js`. */
import { type LoginCallouts, type LoginReply, type LoginRequest, platform } from '@herna/contract/player'
import { call } from './call.ts'
import { openTabChannel, type SessionMessage } from './tabs.ts'

const SILENT_LOGIN = 'herna-silent-login'
const channel = openTabChannel()
const notifyTabs = (message: SessionMessage) => channel?.postMessage(message)

async function entering(reply: Promise<LoginReply>): Promise<LoginReply> {
  const entered = await reply
  if (entered.errorCode === null) notifyTabs({ type: 'login' })
  return entered
}

const session = () => call(platform.session)
const logIn = (credentials: LoginRequest) => entering(call(platform.login, { body: credentials }))

/** Tabs that start together come one after the other: a remember-me token is used once, and who finds a session needs none. */
function logInSilently(credentials: LoginRequest): Promise<LoginReply> {
  const enter = async (): Promise<LoginReply> => {
    const found = await session()
    if (found.state !== 'active' || found.username?.toLowerCase() !== credentials.username.trim().toLowerCase())
      return logIn(credentials)
    const { username, pendingSteps, rememberMeExists } = found
    return {
      username,
      errorCode: null,
      cookieExists: true,
      sessionValidationData: null,
      pendingSteps,
      rememberMe: rememberMeExists,
    }
  }
  return navigator.locks ? navigator.locks.request(SILENT_LOGIN, enter) : enter()
}

const callouts: LoginCallouts = {
  login: (credentials) => (credentials.password === '' ? logInSilently(credentials) : logIn(credentials)),
  secondFactorLogin: (answer) => entering(call(platform.secondFactorLogin, { body: answer })),
  nativeLogin: (credentials) => entering(call(platform.nativeLogin, { body: credentials })),
  reauthenticate: (proof) => call(platform.reauthenticate, { body: proof }),
  temporaryToken: () => call(platform.temporaryToken),
  validateTermsVersion: () => call(platform.terms),
  acceptTerms: (version) => call(platform.acceptTerms, { body: { version } }),
  keepAlive: (millis) => call(platform.keepAlive, { query: { millisFromLastAction: Math.max(0, Math.round(millis)) } }),
  getLoggedInPlayer: session,
  validatePasswordChange: (password, username) =>
    call(platform.checkPassword, { body: { password, username: username || undefined } }),
  changePassword: (change) => call(platform.changePassword, { body: change }),
  waitingMessages: (types) => call(platform.waitingMessages, { query: { types: types?.join(',') } }),
  confirmWaitingMessage: (id) => call(platform.confirmWaitingMessage, { params: { id } }),
  acceptPendingLimits: (accept) => call(platform.answerPendingLimits, { body: { accept } }),
  recordCookieConsent: (consent) => call(platform.cookieConsent, { body: consent }),
  async logout(options) {
    const reply = await call(platform.logout, { body: options ?? {} })
    notifyTabs({ type: 'logout' })
    return reply
  },
}
Object.assign(window, { hernaPlatform: Object.freeze(callouts) })
