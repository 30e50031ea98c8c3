import type { PlayerAction } from '@herna/contract/notifications'
import {
  type BonusLoss,
  type LogoutOptions,
  PLATFORM_CALLS,
  type PlayerBonus,
  type PlaySession,
  type Protection,
  type SessionReply,
} from '@herna/contract/player'
import { callHost, type Host } from './host-call.ts'

/** Calls of the platform that its login script has no callout for. Each rejects with `CallFailed` alone. */
export interface Platform {
  session(): Promise<SessionReply>
  protection(): Promise<Protection>
  /** Staked and won since the login, for the bar over a running game (§ 32 (1)). */
  playSession(): Promise<PlaySession>
  unlock(password: string): Promise<SessionReply>
  /** Also without the script: a logout must not hang on it. */
  logOut(options: LogoutOptions): Promise<unknown>
  /** What was pushed and not dismissed yet [4.25]. */
  playerMessages(): Promise<PlayerAction[]>
  dismissPlayerMessage(id: string): Promise<unknown>
  /** [4.24]; `cancel` gives up an active one. */
  answerBonus(id: string, answer: 'accept' | 'decline' | 'cancel'): Promise<PlayerBonus>
  bonusLoss(id: string): Promise<BonusLoss>
}

export const platformClient = (host: Host): Platform => ({
  session: () => callHost(host, PLATFORM_CALLS.session),
  protection: () => callHost(host, PLATFORM_CALLS.protection),
  playSession: () => callHost(host, PLATFORM_CALLS.playSession),
  unlock: (password) => callHost(host, PLATFORM_CALLS.reauthenticate, { body: { password } }),
  logOut: (options) => callHost(host, PLATFORM_CALLS.logout, { body: options }),
  playerMessages: async () => (await callHost(host, PLATFORM_CALLS.playerMessages)).messages,
  dismissPlayerMessage: (id) => callHost(host, PLATFORM_CALLS.dismissPlayerMessage, { params: { id } }),
  answerBonus: (id, answer) => callHost(host, PLATFORM_CALLS.answerBonus, { params: { id }, body: { answer } }),
  bonusLoss: (id) => callHost(host, PLATFORM_CALLS.bonusLoss, { params: { id } }),
})
