import type { LoginScreen } from '@herna/contract/embeds'
import type { LogoutOptions } from '@herna/contract/player'
import type { Credentials, LoginAnswer, NativeCredentials, PlayerLabel, ShellMode } from '@herna/rules/player'
import type { BalanceUpdate } from './held-balance.ts'
import type { LoginDialog } from './login-requests.ts'
import type { PlayerPorts } from './ports.ts'

export interface EngineSettings {
  /** [4.7] */
  forcedRefresh: boolean
  shell: ShellMode
  /** Of a native launch [4.4]; taken once. */
  native: NativeCredentials | null
  /** [4.14] */
  waitingMessages: boolean
  dialog(): LoginDialog | null
  /** Where an exclusion may send the browser [4.11] [S6]; null when it may not. */
  safeAddress(url: string): string | null
}

export type PlayerHosts = Pick<PlayerPorts, 'gateway' | 'platform'>
/** Everything a room may ask of the player's flows. */
export interface PlayerEngine {
  logIn(credentials: Credentials): Promise<LoginAnswer>
  answerSecondFactor(challenge: string, code: string): Promise<LoginAnswer>
  acceptTerms(version: string): Promise<LoginAnswer>
  changePassword(currentPassword: string, newPassword: string): Promise<LoginAnswer>
  unlock(password: string): Promise<LoginAnswer>
  logOut(options?: LogoutOptions): void
  /** [4.13] */
  requestLogin(screen?: LoginScreen): Promise<boolean>
  retry(): void
  load(label: PlayerLabel): void
  /** A session of the player ended: asks whether this browser's is still good [3.15]. */
  sessionEnded(): void
  /** A balance the notifications told [7.46]. */
  pushBalance(updates: readonly BalanceUpdate[]): void
  /** Between the two the header keeps the balance it has: a game is showing how its round ends. */
  holdBalance(): void
  releaseBalance(): void
  /** A call of another room; an answer that the session is over is heeded here. Rejects with `CallFailed` alone. */
  ask<T>(call: (hosts: PlayerHosts) => Promise<T>): Promise<T>
  setBalanceHidden(hidden: boolean): Promise<void>
  /** CASINO_LOGIN or VIRTUALS_LOGIN of the embedded dialog [7.47]. */
  dialogLogin(): void
  dialogVisible(isOpen: boolean): void
  validationSeen(): void
  stop(): void
}
