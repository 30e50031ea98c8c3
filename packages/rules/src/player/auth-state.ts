import type { LogoutOptions, PendingStep } from '@herna/contract/player'
import type { Fault } from './faults.ts'

/**
 * Where the authentication stands [4.1]. Every step but `new` and `rest` waits for exactly one answer, which comes with the number of the
 * run it was asked in; answers of earlier runs are passed over.
 */
export const AUTH_STEPS = [
  'new',
  'loading-script',
  'asking-session',
  'validating',
  'logging-in',
  'asking-replacement',
  'confirming',
  'getting-token',
  'entering-gateway',
  'ending',
  'rest',
] as const
export type AuthStep = (typeof AUTH_STEPS)[number]

/** What the attempt began with. A login typed here is answered to its caller; one in the embedded dialog or by the native shell has none, but was wanted; the others are silent. */
export type Entrance = 'startup' | 'remembered' | 'native' | 'typed' | 'confirmation' | 'dialog' | 'renewal'

/** Why nobody is in. `locked`: idle for too long, the password opens the session again. */
export type GuestReason =
  | 'nobody'
  | 'script-missing'
  | 'unreachable'
  | 'refused'
  | 'second-factor'
  | 'pending-steps'
  | 'locked'
  | 'logged-out'
  | 'other-tab'

export interface AuthState {
  readonly step: AuthStep
  readonly run: number
  /** The first result was handled [4.1]. Also false while a page from the back/forward cache is looked at again [F8]. */
  readonly ready: boolean
  /** Whom the gateway let in. Nothing private is shown without it. */
  readonly player: string | null
  /** Whom this attempt is for, as the platform spells the name. */
  readonly candidate: string | null
  readonly entrance: Entrance
  readonly reason: GuestReason
  /** What to do when the sessions are ended. */
  readonly afterEnding: 'rest' | 'authenticate'
  /** Always get a fresh gateway session [4.7]. */
  readonly forcedRefresh: boolean
}

/** The auth state that pages know [4.1] [6.3]. */
export type Auth = 'pending' | 'guest' | 'authenticated'
export const authOf = ({ ready, player }: Pick<AuthState, 'ready' | 'player'>): Auth =>
  !ready ? 'pending' : player === null ? 'guest' : 'authenticated'

export const newAuth = (forcedRefresh = false): AuthState => ({
  step: 'new',
  run: 0,
  ready: false,
  player: null,
  candidate: null,
  entrance: 'startup',
  reason: 'nobody',
  afterEnding: 'rest',
  forcedRefresh,
})

export interface Credentials {
  username: string
  password: string
  rememberMe: 0 | 1
}
export interface NativeCredentials {
  username: string
  token: string
}

/** What the session call says [4.6]. */
export interface KnownSession {
  cookieExists: boolean
  state: 'none' | 'active' | 'locked'
  username: string | null
  pendingSteps: readonly PendingStep[]
  rememberMeExists: boolean
}
/** What a login says [3.52]. */
export interface LoginOutcome {
  username: string | null
  secondFactor: { challenge: string; methods: readonly string[]; expiresAt: string } | null
  pendingSteps: readonly PendingStep[]
  rememberMe: boolean
}
/** What the gateway's login says [7.2]. */
export interface GatewayOutcome {
  username: string
  notificationToken: string | null
  sessionToken: string | null
  excluded: boolean
  redirectionUrl: string | null
}

/** Answers: each carries the run it was asked in. */
type Answer =
  | { type: 'script-ready'; native: NativeCredentials | null; logoutPending: boolean }
  | { type: 'session'; session: KnownSession; remembered: string | null }
  | { type: 'gateway-session'; valid: boolean; username: string | null }
  | { type: 'login-reply'; reply: LoginOutcome }
  /** Whether the player agreed that the one who is in here is logged out. */
  | { type: 'replacement'; agreed: boolean }
  | { type: 'confirmed'; session: KnownSession | null }
  | { type: 'token'; temporaryToken: string }
  | { type: 'gateway-login'; reply: GatewayOutcome }
  | { type: 'ended' }
  | { type: 'failed'; fault: Fault }

export type AuthEvent =
  | (Answer & { run: number })
  | { type: 'start' }
  | { type: 'log-in'; credentials: Credentials }
  | { type: 'second-factor'; challenge: string; code: string }
  | { type: 'accept-terms'; version: string }
  | { type: 'change-password'; currentPassword: string; newPassword: string }
  | { type: 'unlock'; password: string }
  | { type: 'log-out'; options: LogoutOptions }
  /** A call was refused because the session is over, or idle for too long. */
  | { type: 'session-invalid'; code: 'no-session' | 'session-idle' | 'session-over' }
  /** Pushed: a session of the player has ended, perhaps not the one this browser holds now [3.15]. */
  | { type: 'session-ended' }
  /** The embedded dialog says that it logged somebody in, or finished what the platform asked for [7.47]. */
  | { type: 'dialog-login' }
  /** A login or logout happened in another tab. */
  | { type: 'other-login'; username: string | null }
  | { type: 'other-logout' }
  /** The page goes into the back/forward cache, or comes out of it. */
  | { type: 'hidden' }
  | { type: 'restored' }
  /** The line is back, or the player asks to try again. */
  | { type: 'retry' }

/** How a login the player asked for ended; `code` names a text of `errors.auth` [8.9]. */
export interface LoginAnswer {
  ok: boolean
  code: string | null
  secondFactor?: LoginOutcome['secondFactor']
  pendingSteps?: readonly PendingStep[]
}

export type AuthEffect =
  | { do: 'load-script'; run: number }
  | { do: 'ask-session'; run: number }
  | { do: 'validate-gateway'; run: number }
  | { do: 'log-in'; run: number; credentials: Credentials }
  | { do: 'second-factor'; run: number; challenge: string; code: string }
  | { do: 'native-login'; run: number; credentials: NativeCredentials }
  /** Another player is in here: the player decides. The credentials stay with whoever performs this, not in the state [S17]. */
  | { do: 'ask-replacement'; run: number }
  | { do: 'replace-login'; run: number }
  | { do: 'accept-terms'; run: number; version: string }
  | { do: 'change-password'; run: number; currentPassword: string; newPassword: string }
  | { do: 'unlock'; run: number; password: string }
  | { do: 'get-token'; run: number }
  | { do: 'enter-gateway'; run: number; username: string; temporaryToken: string }
  | { do: 'end-session'; run: number; options: LogoutOptions; gateway: boolean }
  /** Whose sessions end may be unknown to a server that cannot be reached: the next start ends them first. */
  | { do: 'keep-logout-pending'; pending: boolean }
  | { do: 'remember'; username: string }
  | { do: 'forget-remembered' }
  | { do: 'start-keep-alive' }
  | { do: 'stop-keep-alive' }
  | { do: 'keep-tokens'; notificationToken: string | null; sessionToken: string | null }
  | { do: 'load-player'; username: string }
  | { do: 'clear-player' }
  | { do: 'emit'; event: 'login' | 'logout' | 'internal-logout' }
  | { do: 'tell-tabs'; message: 'login' | 'logout'; username: string | null }
  /** Raises the window event that asks for the second factor, for open steps or for the password [4.9]. */
  | { do: 'require-validation'; why: 'second-factor' | 'pending-steps' | 'locked' | 'session-over'; detail: ValidationDetail }
  | { do: 'redirect'; url: string }
  | { do: 'answer'; answer: LoginAnswer }
  /** The toast of a failed login that has no caller [8.9]. */
  | { do: 'tell-login-failure'; code: string }
  | { do: 'tell'; what: 'startup-error' | 'unreachable' | 'logout-unconfirmed' }

export interface ValidationDetail {
  username: string | null
  secondFactor?: LoginOutcome['secondFactor']
  pendingSteps?: readonly PendingStep[]
}

export interface AuthMove {
  state: AuthState
  effects: readonly AuthEffect[]
}
