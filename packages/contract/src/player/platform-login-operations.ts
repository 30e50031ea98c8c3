/** Registration, login and sessions [7.42] [3.48]–[3.52], below `…/platform`. */
import { defineOperation } from '../operation.ts'
import { EVERYWHERE, OF_SESSIONS } from './names.ts'
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
import { accepted, codeRequest, done, emailVerification, registration, registrationReply, unlockRequest } from './registration.ts'
import { scriptManifest } from './scripts.ts'
import { withId } from './with-id.ts'

export const register = defineOperation({
  method: 'POST',
  path: '/register',
  body: registration,
  reply: registrationReply,
  status: 201,
  errors: [
    ...EVERYWHERE,
    'terms-outdated',
    'username-taken',
    'birth-number-invalid',
    'under-age',
    'excluded-by-register',
    'register-unavailable',
    'password-weak',
  ],
})
export const verifyEmail = defineOperation({
  method: 'POST',
  path: '/email-verification',
  body: emailVerification,
  reply: done,
  errors: [...EVERYWHERE, 'code-wrong'],
})
export const sendVerification = defineOperation({
  method: 'POST',
  path: '/email-verification/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...EVERYWHERE],
})
export const login = defineOperation({
  method: 'POST',
  path: '/login',
  body: loginRequest,
  reply: loginReply,
  errors: [...EVERYWHERE, 'wrong-credentials', 'account-locked'],
})
export const secondFactorLogin = defineOperation({
  method: 'POST',
  path: '/login/second-factor',
  body: secondFactorLoginSchema,
  reply: loginReply,
  errors: [...EVERYWHERE, 'challenge-over', 'code-wrong', 'wrong-credentials', 'account-locked'],
})
export const nativeLogin = defineOperation({
  method: 'POST',
  path: '/login/native',
  body: nativeLoginSchema,
  reply: loginReply,
  errors: [...EVERYWHERE, 'other-player-in', 'wrong-credentials'],
})
export const reauthenticate = defineOperation({
  method: 'POST',
  path: '/reauthenticate',
  body: reauthentication,
  reply: sessionReply,
  errors: [...EVERYWHERE, 'no-session', 'session-over', 'wrong-credentials', 'code-wrong'],
})
export const session = defineOperation({
  method: 'GET',
  path: '/session',
  reply: sessionReply,
  errors: [...EVERYWHERE],
})
export const temporaryToken = defineOperation({
  method: 'POST',
  path: '/temporary-token',
  reply: temporaryTokenReply,
  errors: [...EVERYWHERE, ...OF_SESSIONS, 'email-not-verified', 'terms-not-accepted'],
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
  errors: [...EVERYWHERE],
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
  errors: [...EVERYWHERE],
})
export const unlock = defineOperation({
  method: 'POST',
  path: '/unlock',
  body: unlockRequest,
  reply: done,
  errors: [...EVERYWHERE, 'code-wrong'],
})
/** Where the browser's scripts are [7.42]; open to every page. */
export const scripts = defineOperation({ method: 'GET', path: '/manifest.json', reply: scriptManifest })
