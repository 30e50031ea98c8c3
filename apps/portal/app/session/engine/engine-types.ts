import type { LoginScreen } from '@herna/contract/embeds'
import type { LogoutOptions } from '@herna/contract/player'
import type { Credentials, LoginResult, NativeCredentials, PlayerLabel, AppMode } from '@herna/rules/player'
import type { BalanceUpdate } from './held-balance.ts'
import type { LoginDialog } from './login-requests.ts'
import type { PlayerPorts } from './ports.ts'

export interface EngineSettings {
  /** [4.7] */
  forcedRefresh: boolean
  shell: AppMode
  /** Credentials of a native launch [4.4]; used once. */
  native: NativeCredentials | null
  /** [4.14] */
  waitingMessages: boolean
  dialog(): LoginDialog | null
  /** Checks the redirect URL of an exclusion [4.11] [S6]; null when it is not allowed. */
  safeAddress(url: string): string | null
}

export type PlayerHosts = Pick<PlayerPorts, 'gateway' | 'platform'>
/** The player engine's functions for features. */
export interface PlayerEngine {
  logIn(credentials: Credentials): Promise<LoginResult>
  answerSecondFactor(challenge: string, code: string): Promise<LoginResult>
  acceptTerms(version: string): Promise<LoginResult>
  changePassword(currentPassword: string, newPassword: string): Promise<LoginResult>
  unlock(password: string): Promise<LoginResult>
  logOut(options?: LogoutOptions): void
  /** [4.13] */
  requestLogin(screen?: LoginScreen): Promise<boolean>
  retry(): void
  load(label: PlayerLabel): void
  /** One of the player's sessions ended: checks whether this browser's is still valid [3.15]. */
  sessionEnded(): void
  /** Balances pushed by the notifications [7.46]. */
  pushBalance(updates: readonly BalanceUpdate[]): void
  /** Until `releaseBalance` the header keeps its balance, while a game shows how its round ends. */
  holdBalance(): void
  releaseBalance(): void
  /** Runs calls for a feature; a reply that the session is over ends the session here. Rejects only with `CallFailed`. */
  callHosts<T>(call: (hosts: PlayerHosts) => Promise<T>): Promise<T>
  /** The session token of the last login [3.49], for one game or chat session; null: none is held, or it was taken or is too old. */
  takeSessionToken(): string | null
  setBalanceHidden(hidden: boolean): Promise<void>
  /** CASINO_LOGIN or VIRTUALS_LOGIN of the embedded dialog [7.47]. */
  dialogLogin(): void
  dialogVisible(isOpen: boolean): void
  validationSeen(): void
  stop(): void
}
