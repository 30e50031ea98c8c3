import type { GameBonus } from '@herna/contract/games'
import type { Failure } from '@herna/game-kit'
import type { CrashRound, CrashSession } from '../session/index.ts'

/** Where the player is. */
export type Play =
  | { at: 'opening' }
  | { at: 'unopened'; failure: Failure }
  | { at: 'idle' }
  /** `bonusId`: the house pays; null: the player. */
  | { at: 'asking'; roundId: string; bet: number; auto: number | null; bonusId: string | null }
  /** A round of before waits to be shown. */
  | { at: 'resuming'; round: CrashRound }
  /** The multiple rises. `cashing`: the player wants out, the host decides. `lost`: the host is not heard; the round goes on there. */
  | { at: 'flying'; round: CrashRound; cashing: string | null; lost: boolean }
  | { at: 'ending'; round: CrashRound }
  /** Nobody knows whether the round was started: only asking again tells. */
  | { at: 'stuck'; failure: Failure; roundId: string; bet: number; auto: number | null; bonusId: string | null }
  | { at: 'refused'; failure: Failure }
  /** Play is over here, until the portal or the player has done something about it. */
  | { at: 'halted'; failure: Failure }

export interface Table {
  session: CrashSession | null
  play: Play
  balance: number
  bet: number
  /** Golden chips or free games of the house's that pay the next rounds; null: the player pays. */
  bonus: GameBonus | null
  /** Hundredths; null: only by hand. */
  auto: number | null
  online: boolean
  paused: boolean
}

export type Event =
  | { type: 'opened'; session: CrashSession }
  | { type: 'open-failed'; failure: Failure }
  | { type: 'open-again' }
  /** The big button. The ids are those of what it may begin. */
  | { type: 'pressed'; id: string }
  | { type: 'bet'; bet: number }
  | { type: 'auto'; auto: number | null }
  | { type: 'answered'; round: CrashRound }
  | { type: 'ask-failed'; failure: Failure }
  | { type: 'watch-failed'; failure: Failure }
  | { type: 'cash-out-failed'; failure: Failure }
  | { type: 'ended' }
  | { type: 'retry' }
  | { type: 'dismissed' }
  | { type: 'online' | 'offline' | 'paused' | 'resumed' }
  | { type: 'balance-told'; balance: number; bonus: GameBonus | null }

export type Effect =
  | { do: 'open-session' }
  | { do: 'ask-round'; roundId: string; bet: number; auto: number | null; bonusId: string | null }
  /** Hear of the round's end; `soon`: the last try failed. */
  | { do: 'watch'; roundId: string; soon: boolean }
  | { do: 'cash-out'; roundId: string; actionId: string }
  | { do: 'fly'; round: CrashRound }
  | { do: 'end'; round: CrashRound }
  | { do: 'skip' }
  | { do: 'round-started' }
  | { do: 'round-ended'; round: CrashRound }
  | { do: 'tell-not-yet' }
  | { do: 'report-failure'; failure: Failure }

export interface Move {
  table: Table
  effects: readonly Effect[]
}

export const newTable = (online: boolean): Table => ({
  session: null,
  play: { at: 'opening' },
  balance: 0,
  bet: 0,
  bonus: null,
  auto: null,
  online,
  paused: false,
})
