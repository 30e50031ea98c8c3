import type { PlayerAction } from '@herna/contract/notifications'
import {
  type BonusLoss,
  type CookieConsent,
  type LogoutOptions,
  platform,
  type PlayedRound,
  type PlayerBonus,
  type PlaySession,
  type Protection,
  type SessionReply,
} from '@herna/contract/player'
import { callHost, type PlayerHost } from './host-call.ts'

/** Platform operations without a callout in the login script. Each rejects only with `CallFailed`. */
export interface Platform {
  session(): Promise<SessionReply>
  protection(): Promise<Protection>
  /** Amounts wagered and won since the login, for the bar over a running game (§ 32 (1)). */
  playSession(): Promise<PlaySession>
  /** Unfinished rounds, newest first, at most 100. */
  openRounds(): Promise<PlayedRound[]>
  unlock(password: string): Promise<SessionReply>
  /** Also in the login script, but a logout must work without it. */
  logOut(options: LogoutOptions): Promise<unknown>
  /** Pushed messages that are not dismissed yet [4.25]. */
  playerMessages(): Promise<PlayerAction[]>
  dismissPlayerMessage(id: string): Promise<unknown>
  /** The player has seen a waiting message [7.42]. */
  confirmWaitingMessage(id: string): Promise<unknown>
  /** [4.24] `cancel` forfeits an active bonus. */
  answerBonus(id: string, answer: 'accept' | 'decline' | 'cancel'): Promise<PlayerBonus>
  bonusLoss(id: string): Promise<BonusLoss>
}

export const platformClient = (host: PlayerHost): Platform => ({
  session: () => callHost(host, platform.session),
  protection: () => callHost(host, platform.protection),
  playSession: () => callHost(host, platform.playSession),
  openRounds: async () => (await callHost(host, platform.rounds, { query: { state: 'open', limit: 100 } })).rounds,
  unlock: (password) => callHost(host, platform.reauthenticate, { body: { password } }),
  logOut: (options) => callHost(host, platform.logout, { body: options }),
  playerMessages: async () => (await callHost(host, platform.playerMessages)).messages,
  dismissPlayerMessage: (id) => callHost(host, platform.dismissPlayerMessage, { params: { id } }),
  confirmWaitingMessage: (id) => callHost(host, platform.confirmWaitingMessage, { params: { id } }),
  answerBonus: (id, answer) => callHost(host, platform.answerBonus, { params: { id }, body: { answer } }),
  bonusLoss: (id) => callHost(host, platform.bonusLoss, { params: { id } }),
})

/** Works without a login; the reply does not depend on the locale. Rejects only with `CallFailed`. */
export const recordCookieConsent = (base: string, consent: CookieConsent): Promise<unknown> =>
  callHost({ base, locale: 'sk-SK' }, platform.cookieConsent, { body: consent })
