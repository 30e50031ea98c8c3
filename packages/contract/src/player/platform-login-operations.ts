/** Registration, login and sessions [7.42] [3.48]–[3.52], below `…/platform`. */
import { defineOperation } from '../operation.ts'
import { COMMON_ERRORS, SESSION_ERRORS } from './names.ts'
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

/**
 * Registers an account and sends a verification code by e-mail. Errors: `terms-outdated`, `username-taken` (409),
 * `birth-number-invalid`, `under-age`, `password-weak` (422), `excluded-by-register` (403), `register-unavailable` (503).
 */
export const register = defineOperation({
  method: 'POST',
  path: '/register',
  body: registration,
  reply: registrationReply,
  status: 201,
  errors: [
    ...COMMON_ERRORS,
    'terms-outdated',
    'username-taken',
    'birth-number-invalid',
    'under-age',
    'excluded-by-register',
    'register-unavailable',
    'password-weak',
  ],
})
/** Verifies the e-mail address with the mailed code. `code-wrong` (401). */
export const verifyEmail = defineOperation({
  method: 'POST',
  path: '/email-verification',
  body: emailVerification,
  reply: done,
  errors: [...COMMON_ERRORS, 'code-wrong'],
})
/** Sends another verification code. 202 whether or not the account exists. */
export const sendVerification = defineOperation({
  method: 'POST',
  path: '/email-verification/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...COMMON_ERRORS],
})
/**
 * Logs in with name and password [5.2], or silently with an empty password and the remember-me cookie [4.8]. `wrong-credentials`
 * (401), `account-locked` (423). A missing second factor is a 200, see `loginReply`.
 */
export const login = defineOperation({
  method: 'POST',
  path: '/login',
  body: loginRequest,
  reply: loginReply,
  errors: [...COMMON_ERRORS, 'wrong-credentials', 'account-locked'],
})
/**
 * Completes a login with the second factor [4.9]. `challenge-over` (401): expired, log in again; `code-wrong` (401),
 * `account-locked` (423).
 */
export const secondFactorLogin = defineOperation({
  method: 'POST',
  path: '/login/second-factor',
  body: secondFactorLoginSchema,
  reply: loginReply,
  errors: [...COMMON_ERRORS, 'challenge-over', 'code-wrong', 'wrong-credentials', 'account-locked'],
})
/**
 * Logs in with a temporary token of the native shell [4.4]. `other-player-in` (409): another player is logged in here and
 * `replace` was not set; `wrong-credentials` (401).
 */
export const nativeLogin = defineOperation({
  method: 'POST',
  path: '/login/native',
  body: nativeLoginSchema,
  reply: loginReply,
  errors: [...COMMON_ERRORS, 'other-player-in', 'wrong-credentials'],
})
/**
 * Unlocks an idle session with the password or the second factor. `session-over` (401): too many failed attempts or expired;
 * `wrong-credentials` (403), `code-wrong` (401).
 */
export const reauthenticate = defineOperation({
  method: 'POST',
  path: '/reauthenticate',
  body: reauthentication,
  reply: sessionReply,
  errors: [...COMMON_ERRORS, 'no-session', 'session-over', 'wrong-credentials', 'code-wrong'],
})
/** Whether a session exists, and its player [4.6]; 200 also without one. */
export const session = defineOperation({
  method: 'GET',
  path: '/session',
  reply: sessionReply,
  errors: [...COMMON_ERRORS],
})
/** A token for one gateway login, valid 60 s [4.7] [4.11]. `email-not-verified`, `terms-not-accepted` (403). */
export const temporaryToken = defineOperation({
  method: 'POST',
  path: '/temporary-token',
  reply: temporaryTokenReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS, 'email-not-verified', 'terms-not-accepted'],
})
/** Extends the platform session and does nothing else [7.10]. */
export const keepAlive = defineOperation({
  method: 'GET',
  path: '/keep-alive',
  query: keepAliveQuery,
  reply: keepAliveReply,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Logs out [7.26]; succeeds also without a session. */
export const logout = defineOperation({
  method: 'POST',
  path: '/logout',
  body: logoutOptions,
  reply: done,
  errors: [...COMMON_ERRORS],
})
/** The player's logged-in browsers. */
export const sessions = defineOperation({
  method: 'GET',
  path: '/sessions',
  reply: sessionList,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Logs one of the player's browsers out. */
export const endSession = defineOperation({
  method: 'DELETE',
  path: '/sessions/:id',
  params: withId,
  reply: done,
  errors: [...COMMON_ERRORS, ...SESSION_ERRORS],
})
/** Sends an unlock code to a locked player. 202 whether or not the account exists. */
export const sendUnlockCode = defineOperation({
  method: 'POST',
  path: '/unlock/send',
  body: codeRequest,
  reply: accepted,
  status: 202,
  errors: [...COMMON_ERRORS],
})
/** Unlocks an account with the mailed code. `code-wrong` (401). */
export const unlock = defineOperation({
  method: 'POST',
  path: '/unlock',
  body: unlockRequest,
  reply: done,
  errors: [...COMMON_ERRORS, 'code-wrong'],
})
/** Paths and integrity hashes of the browser scripts [7.42]; callable from every origin. */
export const scripts = defineOperation({ method: 'GET', path: '/manifest.json', reply: scriptManifest })
