import type { PlayerAction } from '@herna/contract/notifications'
import {
  type BonusLoss,
  type CookieConsent,
  type LogoutOptions,
  platform,
  type PlayerBonus,
  type PlaySession,
  type Protection,
  type SessionReply,
} from '@herna/contract/player'
import { callHost, type PlayerHost } from './host-call.ts'

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

export const platformClient = (host: PlayerHost): Platform => ({
  session: () => callHost(host, platform.session),
  protection: () => callHost(host, platform.protection),
  playSession: () => callHost(host, platform.playSession),
  unlock: (password) => callHost(host, platform.reauthenticate, { body: { password } }),
  logOut: (options) => callHost(host, platform.logout, { body: options }),
  playerMessages: async () => (await callHost(host, platform.playerMessages)).messages,
  dismissPlayerMessage: (id) => callHost(host, platform.dismissPlayerMessage, { params: { id } }),
  answerBonus: (id, answer) => callHost(host, platform.answerBonus, { params: { id }, body: { answer } }),
  bonusLoss: (id) => callHost(host, platform.bonusLoss, { params: { id } }),
})

/** Before anybody is in: the language of the page does not matter here. Rejects with `CallFailed` alone. */
export const recordCookieConsent = (base: string, consent: CookieConsent): Promise<unknown> =>
  callHost({ base, locale: 'sk-SK' }, platform.cookieConsent, { body: consent })
