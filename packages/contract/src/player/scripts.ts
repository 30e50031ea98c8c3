import * as z from 'zod/mini'
import { checked } from '../checked.ts'
import type { CookieConsent, PasswordCheckReply, TermsReply, WaitingMessage } from './account.ts'
import type { KeepAliveReply, LoginReply, LoginRequest, LogoutOptions, SessionReply, TemporaryTokenReply } from './login.ts'
import type { WaitingMessageType } from './names.ts'
import type { Protection } from './protection.ts'

interface Done {
  done: true
}

/**
 * What `/platform/login.js` leaves at `window.hernaPlatform` [7.42]. A callout rejects with the platform's problem document (it has `status` and
 * `errorCode`), with a `TimeoutError` after 15 s, with a `TypeError` when the platform cannot be reached, with a `SyntaxError` when it answers garbage.
 */
export interface LoginCallouts {
  /** An empty password logs in silently. Two tabs that start at once do it one after the other, and the second finds the first one's session. */
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
  /** The default types of [7.42] unless told. */
  waitingMessages(types?: readonly WaitingMessageType[]): Promise<{ messages: WaitingMessage[] }>
  confirmWaitingMessage(id: string): Promise<Done>
  acceptPendingLimits(accept: boolean): Promise<Protection>
  recordCookieConsent(consent: CookieConsent): Promise<{ accepted: true }>
  logout(options?: LogoutOptions): Promise<Done>
}

/** What `/platform/identity.js` leaves at `window.hernaIdentity` [4.4]: who is logged in here, and word of logins and logouts in other tabs. */
export interface IdentityService {
  /** Listens from here on; answers with the session as it is. */
  init(listeners?: { onLogin?: () => void; onLogout?: () => void }): Promise<SessionReply>
  /** [4.6]. */
  sessionCookieExists(): Promise<boolean>
  getLoggedInPlayer(): Promise<SessionReply>
  /** Stops listening. */
  close(): void
}

const script = z.object({ path: z.string(), integrity: checked(z.string(), z.regex(/^sha(256|384|512)-/)) })
/** `/platform/manifest.json`: where the scripts are, and what they must hash to. */
export const scriptManifest = z.object({ 'login.js': script, 'identity.js': script })
export type ScriptManifest = z.infer<typeof scriptManifest>
