import type { Balances, ClientOverview, PlayerInfo, Protection, WaitingMessage } from '@herna/contract/player'
import type { Auth, GuestReason, PlayerData, ValidationDetail } from '@herna/rules/player'

/** The data loaded for a player [3.49]. */
export interface PlayerValues {
  balance: Balances
  balance_visibility: boolean
  info: PlayerInfo
  overview: ClientOverview
  messages: WaitingMessage[]
  notification: string
  protection: Protection
}

/** The player's state for all components. Private parts are set only while `auth` is `authenticated`. */
export interface PlayerView {
  auth: Auth
  username: string | null
  reason: GuestReason
  /** A login or logout is in progress. */
  busy: boolean
  /** False while heartbeats fail: "reconnecting" [4.12]. */
  connected: boolean
  data: PlayerData<PlayerValues>['parts'] | null
  /** What the platform requires before the player is logged in, or logged in again. */
  validation: { why: 'second-factor' | 'pending-steps' | 'locked' | 'session-over'; detail: ValidationDetail } | null
  /** Milliseconds by which the server's clock is ahead of the local one [F6]. */
  clockOffset: number
  /** Epoch milliseconds by the server's clock. */
  sessionStartedAt: number | null
}

/** The view during server rendering and hydration, the same for everyone [4.1] [6.3]. */
export const PENDING_VIEW: PlayerView = {
  auth: 'pending',
  username: null,
  reason: 'not-logged-in',
  busy: false,
  connected: true,
  data: null,
  validation: null,
  clockOffset: 0,
  sessionStartedAt: null,
}

/** Whether a guest's session has ended or never was; false when the hosts did not answer: then it may still be there. */
export const isSessionAnswered = (reason: GuestReason): boolean => reason !== 'unreachable' && reason !== 'script-missing'
