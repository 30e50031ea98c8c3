import type { LogoutOptions, PendingStep } from '@herna/contract/player'
import type { Fault } from './faults.ts'

/**
 * Steps of the authentication [4.1]. Every step but `new` and `rest` waits for exactly one reply, which carries the number of the
 * run that requested it; replies of earlier runs are ignored.
 */
export const AUTH_STEPS = [
  'new',
  'loading-script',
  'requesting-session',
  'validating',
  'logging-in',
  'confirming-replacement',
  'confirming',
  'getting-token',
  'entering-gateway',
  'ending',
  'rest',
] as const
/** One of `AUTH_STEPS`. */
export type AuthStep = (typeof AUTH_STEPS)[number]

/**
 * What started the attempt. `typed` and `confirmation` have a caller who waits for the result; `dialog` (embedded login dialog)
 * and `native` (native shell) have none, but the player requested them; the others are silent.
 */
export type LoginOrigin = 'startup' | 'remembered' | 'native' | 'typed' | 'confirmation' | 'dialog' | 'renewal'

/** Why no player is logged in. `locked`: idle too long, the password unlocks the session. */
export type GuestReason =
  | 'not-logged-in'
  | 'script-missing'
  | 'unreachable'
  | 'refused'
  | 'second-factor'
  | 'pending-steps'
  | 'locked'
  | 'logged-out'
  | 'other-tab'

/** State of the authentication. */
export interface AuthState {
  readonly step: AuthStep
  readonly run: number
  /** The first result has been handled [4.1]. Also false while a page from the back/forward cache is being verified [F8]. */
  readonly ready: boolean
  /** Username of the player the gateway admitted. Nothing private is rendered without it. */
  readonly player: string | null
  /** Username this attempt is for, as spelled by the platform. */
  readonly candidate: string | null
  readonly origin: LoginOrigin
  readonly reason: GuestReason
  /** What follows when the sessions have ended. */
  readonly afterEnding: 'rest' | 'authenticate'
  /** Always create a new gateway session [4.7]. */
  readonly forcedRefresh: boolean
}

/** The authentication state that pages use [4.1] [6.3]. */
export type Auth = 'pending' | 'guest' | 'authenticated'
/** The authentication state that pages use [6.3]. */
export const authOf = ({ ready, player }: Pick<AuthState, 'ready' | 'player'>): Auth =>
  !ready ? 'pending' : player === null ? 'guest' : 'authenticated'

/** The initial state; with `forcedRefresh` every start creates a new gateway session [4.7]. */
export const newAuth = (forcedRefresh = false): AuthState => ({
  step: 'new',
  run: 0,
  ready: false,
  player: null,
  candidate: null,
  origin: 'startup',
  reason: 'not-logged-in',
  afterEnding: 'rest',
  forcedRefresh,
})

/** Credentials of a login [5.2]; an empty password is a silent login [4.8]. */
export interface Credentials {
  username: string
  password: string
  rememberMe: 0 | 1
}
/** Credentials of a native launch [4.4]. */
export interface NativeCredentials {
  username: string
  token: string
}

/** The platform's reply about the current session [4.6]. */
export interface PlatformSession {
  cookieExists: boolean
  state: 'none' | 'active' | 'locked'
  username: string | null
  pendingSteps: readonly PendingStep[]
  rememberMeExists: boolean
}
/** The platform's reply to a login [3.52]. */
export interface LoginReplyData {
  username: string | null
  secondFactor: { challenge: string; methods: readonly string[]; expiresAt: string } | null
  pendingSteps: readonly PendingStep[]
  rememberMe: boolean
}
/** The gateway's reply to a login [7.2]. */
export interface GatewayLoginData {
  username: string
  notificationToken: string | null
  sessionToken: string | null
  excluded: boolean
  redirectionUrl: string | null
}

/** Replies to effects; each carries the run that requested it. */
type Reply =
  | { type: 'script-ready'; native: NativeCredentials | null; logoutPending: boolean }
  | { type: 'session'; session: PlatformSession; remembered: string | null }
  | { type: 'gateway-session'; valid: boolean; username: string | null }
  | { type: 'login-reply'; reply: LoginReplyData }
  /** Whether the player agreed that the other player is logged out. */
  | { type: 'replacement'; agreed: boolean }
  | { type: 'confirmed'; session: PlatformSession | null }
  | { type: 'token'; temporaryToken: string }
  | { type: 'gateway-login'; reply: GatewayLoginData }
  | { type: 'ended' }
  | { type: 'failed'; fault: Fault }

/** Everything that can happen to the authentication: replies, commands of pages, and events of the browser. */
export type AuthEvent =
  | (Reply & { run: number })
  | { type: 'start' }
  | { type: 'log-in'; credentials: Credentials }
  | { type: 'second-factor'; challenge: string; code: string }
  | { type: 'accept-terms'; version: string }
  | { type: 'change-password'; currentPassword: string; newPassword: string }
  | { type: 'unlock'; password: string }
  | { type: 'log-out'; options: LogoutOptions }
  /** A call was refused because the session has ended, or was idle for too long. */
  | { type: 'session-invalid'; code: 'no-session' | 'session-idle' | 'session-over' }
  /** Pushed: a session of the player has ended, perhaps not the one of this browser [3.15]. */
  | { type: 'session-ended' }
  /** The embedded dialog logged a player in, or completed the steps the platform requires [7.47]. */
  | { type: 'dialog-login' }
  /** A login or logout in another tab. */
  | { type: 'other-login'; username: string | null }
  | { type: 'other-logout' }
  /** The page enters or leaves the back/forward cache. */
  | { type: 'hidden' }
  | { type: 'restored' }
  /** The network is back, or the player retries. */
  | { type: 'retry' }

/** Result of a login that has a caller; `code` names a text under `errors.auth` [8.9]. */
export interface LoginResult {
  ok: boolean
  code: string | null
  secondFactor?: LoginReplyData['secondFactor']
  pendingSteps?: readonly PendingStep[]
}

/** What the session runner must do; effects with a `run` are calls that end in one reply with the same number. */
export type AuthEffect =
  | { type: 'load-script'; run: number }
  | { type: 'request-session'; run: number }
  | { type: 'validate-gateway'; run: number }
  | { type: 'log-in'; run: number; credentials: Credentials }
  | { type: 'second-factor'; run: number; challenge: string; code: string }
  | { type: 'native-login'; run: number; credentials: NativeCredentials }
  /** Another player is logged in here: the player decides. The runner holds the credentials, not the state [S17]. */
  | { type: 'confirm-replacement'; run: number }
  | { type: 'replace-login'; run: number }
  | { type: 'accept-terms'; run: number; version: string }
  | { type: 'change-password'; run: number; currentPassword: string; newPassword: string }
  | { type: 'unlock'; run: number; password: string }
  | { type: 'get-token'; run: number }
  | { type: 'enter-gateway'; run: number; username: string; temporaryToken: string }
  | { type: 'end-session'; run: number; options: LogoutOptions; gateway: boolean }
  /** Stores whether a logout is unconfirmed because a host was unreachable: the next start repeats it first. */
  | { type: 'set-logout-pending'; pending: boolean }
  | { type: 'remember'; username: string }
  | { type: 'forget-remembered' }
  | { type: 'start-keep-alive' }
  | { type: 'stop-keep-alive' }
  | { type: 'store-tokens'; notificationToken: string | null; sessionToken: string | null }
  | { type: 'load-player'; username: string }
  | { type: 'clear-player' }
  | { type: 'emit'; event: 'login' | 'logout' | 'internal-logout' }
  | { type: 'notify-tabs'; message: 'login' | 'logout'; username: string | null }
  /** Emits the window event that requires the second factor, open steps or the password [4.9]. */
  | { type: 'require-validation'; why: 'second-factor' | 'pending-steps' | 'locked' | 'session-over'; detail: ValidationDetail }
  | { type: 'redirect'; url: string }
  | { type: 'resolve-caller'; result: LoginResult }
  /** Toast of a failed login that has no caller [8.9]. */
  | { type: 'show-login-failure'; code: string }
  | { type: 'show-error'; what: 'startup-error' | 'unreachable' | 'logout-unconfirmed' }

/** Data of the window event that requires a second factor, open steps or the password [4.9]. */
export interface ValidationDetail {
  username: string | null
  secondFactor?: LoginReplyData['secondFactor']
  pendingSteps?: readonly PendingStep[]
}

/** The next state and what to do for it. */
export interface AuthTransition {
  state: AuthState
  effects: readonly AuthEffect[]
}
