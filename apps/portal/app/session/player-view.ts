import type { Balances, ClientOverview, PlayerInfo, Protection, WaitingMessage } from '@herna/contract/player'
import type { Auth, GuestReason, PlayerData, ValidationDetail } from '@herna/rules/player'

/** What is loaded of a player [3.49]. */
export interface PlayerValues {
  balance: Balances
  balance_visibility: boolean
  info: PlayerInfo
  overview: ClientOverview
  messages: WaitingMessage[]
  notification: string
  protection: Protection
}

/** Everything pages know of the player. Private parts are there only while `auth` is `authenticated`. */
export interface PlayerView {
  auth: Auth
  username: string | null
  reason: GuestReason
  /** A login or logout is under way. */
  busy: boolean
  /** False while heartbeats meet trouble: "reconnecting" [4.12]. */
  connected: boolean
  data: PlayerData<PlayerValues>['parts'] | null
  /** What the platform asks for before it lets the player in, or back in. */
  validation: { why: 'second-factor' | 'pending-steps' | 'locked' | 'session-over'; detail: ValidationDetail } | null
  /** How far the server's clock is ahead of this machine's [F6]. */
  clockOffset: number
  /** By the server's clock. */
  sessionStartedAt: number | null
}

/** What the server renders, and the first paint of the browser: the same for everybody [4.1] [6.3]. */
export const PENDING_VIEW: PlayerView = {
  auth: 'pending',
  username: null,
  reason: 'nobody',
  busy: false,
  connected: true,
  data: null,
  validation: null,
  clockOffset: 0,
  sessionStartedAt: null,
}
