/**
 * Session rules: authentication, keep-alive, login requests and the player's data as state machines. States and effects are plain
 * data; the portal's session runner performs the effects. Spec 4.1–4.14, 4.16, 5.2, 8.1–8.9, 9.1, 9.2.
 */
export { authStep } from './auth-machine.ts'
export {
  type Auth,
  type AuthEffect,
  type AuthEvent,
  authOf,
  type AuthState,
  type Credentials,
  type GatewayLoginData,
  type GuestReason,
  type PlatformSession,
  type LoginResult,
  type LoginReplyData,
  type NativeCredentials,
  newAuth,
  type ValidationDetail,
} from './auth-state.ts'
export {
  authTextOf,
  type Fault,
  isRefusal,
  noResponseFault,
  noScriptFault,
  offlineFault,
  unreachableFault,
  sessionCodeOf,
  statusFault,
  timeoutFault,
  unreadableFault,
} from './faults.ts'
export {
  heartbeatOutcome,
  type KeepAliveEffect,
  type KeepAliveEvent,
  keepAliveStep,
  STOPPED_KEEP_ALIVE,
} from './keep-alive.ts'
export { cookieAge, COOKIE_LIFETIME_SECONDS, PLAYER_COOKIES } from './cookies.ts'
export { ACTIVITY_EVENTS, msUntilIdle, shouldRecordAction, millisFromLastAction } from './last-action.ts'
export { nativeCredentials } from './login-fields.ts'
export {
  IDLE_LOGIN_REQUEST,
  type LoginRequestEffect,
  type LoginRequestEvent,
  loginRequestStep,
} from './login-request.ts'
export { type NativeApp, nativeDeepLink, appMode, type AppMode } from './native-mode.ts'
export { type DeviceInfo, deviceInfo, appModeRules } from './shell-rules.ts'
export {
  type Loaded,
  labelsToLoad,
  noPlayer,
  partRequested,
  partFailed,
  partLoaded,
  type PlayerData,
  playerLoggedIn,
  type PlayerLabel,
  playerLoggedOut,
} from './player-data.ts'
export { clockOffset, clockText, isRealityCheckDue, nextRealityCheck, stableOffset } from './session-clock.ts'
