import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import type { CookieConsent, PasswordCheckReply, TermsReply, WaitingMessage } from './account.ts'
import type { PlayerBonus } from './bonuses.ts'
import type { KeepAliveReply, LoginReply, LoginRequest, LogoutOptions, SessionReply, TemporaryTokenReply } from './login.ts'
import type { WaitingMessageType } from './names.ts'
import type { Protection } from './protection.ts'

interface Done {
  done: true
}

/**
 * The API that `/platform/login.js` provides as `window.hernaPlatform` [7.42]. A callout rejects with the platform's problem
 * document (with `status` and `errorCode`), a `TimeoutError` after 15 s, a `TypeError` when the platform is unreachable, or a
 * `SyntaxError` when the response is not JSON.
 */
export interface LoginCallouts {
  /** An empty password is a silent login. When two tabs start at once, the second waits and finds the session of the first. */
  login(credentials: LoginRequest): Promise<LoginReply>
  secondFactorLogin(answer: { challenge: string; code: string }): Promise<LoginReply>
  nativeLogin(credentials: { username: string; token: string; replace?: boolean }): Promise<LoginReply>
  reauthenticate(proof: { password?: string; secondFactorCode?: string }): Promise<SessionReply>
  temporaryToken(): Promise<TemporaryTokenReply>
  validateTermsVersion(): Promise<TermsReply>
  acceptTerms(version: string): Promise<SessionReply>
  keepAlive(millisFromLastAction: number): Promise<KeepAliveReply>
  getLoggedInPlayer(): Promise<SessionReply>
  validatePasswordChange(password: string, username?: string): Promise<PasswordCheckReply>
  changePassword(change: { currentPassword: string; newPassword: string }): Promise<Done>
  /** Default: the message types of [7.42]. */
  waitingMessages(types?: readonly WaitingMessageType[]): Promise<{ messages: WaitingMessage[] }>
  confirmWaitingMessage(id: string): Promise<Done>
  acceptPendingLimits(accept: boolean): Promise<Protection>
  /** The player's answer to an offered bonus [4.24]. */
  confirmBonus(id: string, accept: boolean): Promise<PlayerBonus>
  recordCookieConsent(consent: CookieConsent): Promise<{ accepted: true }>
  logout(options?: LogoutOptions): Promise<Done>
}

/**
 * The API that `/platform/identity.js` provides as `window.hernaIdentity` [4.4]: the session of this browser, and logins and
 * logouts in other tabs.
 */
export interface IdentityService {
  /** Starts listening and resolves with the current session. */
  init(listeners?: { onLogin?: () => void; onLogout?: () => void }): Promise<SessionReply>
  /** Whether a session cookie exists [4.6]. */
  sessionCookieExists(): Promise<boolean>
  getLoggedInPlayer(): Promise<SessionReply>
  /** Stops listening. */
  close(): void
}

const script = z.object({ path: z.string(), integrity: checked(z.string(), z.regex(/^sha(256|384|512)-/)) })
/** `/platform/manifest.json`: paths and integrity hashes (SRI) of the scripts. */
export const scriptManifest = z.object({ 'login.js': script, 'identity.js': script })
/** `/platform/manifest.json`: paths and integrity hashes (SRI) of the scripts. */
export type ScriptManifest = z.infer<typeof scriptManifest>
