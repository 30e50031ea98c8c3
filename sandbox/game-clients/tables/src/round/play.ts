import type { GameBonus, RoundAction, Stake } from '@herna/contract/games'
import type { Failure } from '@herna/game-kit'
import { type Bets, NO_BETS } from '../bets/index.ts'
import type { TableRound, TableSession } from '../session/index.ts'

/** Where the player stands. Each state carries what its screen needs, so that no screen can show what is not known. */
export type Play =
  | { at: 'opening' }
  | { at: 'unopened'; failure: Failure }
  /** The player lays stakes. */
  | { at: 'betting' }
  /** A round of before is unfinished, or its end was not seen: it comes first (M6). */
  | { at: 'resuming'; reply: TableRound }
  /** `bonusId`: a golden chip pays; null: the player. */
  | { at: 'asking'; roundId: string; stakes: readonly Stake[]; bonusId: string | null }
  /** Nobody knows whether the round was played. Only the same id may be asked again. */
  | { at: 'stuck'; roundId: string; stakes: readonly Stake[]; bonusId: string | null; failure: Failure }
  /** The host refused; `open`: the round that goes on. */
  | { at: 'refused'; failure: Failure; open: TableRound | null }
  /** Only the portal can settle it: log in, deposit, a limit, the other window. */
  | { at: 'halted'; failure: Failure; open: TableRound | null }
  /** What came out is shown; `before`: as the round stood on the table until now. A replay moves no money. */
  | { at: 'showing'; reply: TableRound; before: TableRound | null; isReplay: boolean }
  /** The round is open and waits for the player. */
  | { at: 'choosing'; reply: TableRound }
  | { at: 'acting'; reply: TableRound; action: RoundAction }
  /** An action came too late: how the round stands now is asked for. */
  | { at: 'checking'; reply: TableRound }
  | { at: 'stuck-action'; reply: TableRound; action: RoundAction | null; failure: Failure }

export interface Table {
  session: TableSession | null
  /** Cents; while a round runs, without its stake and without its win. */
  balance: number
  bets: Bets
  /** Golden chips or free games of the house's that may be laid; null: none. */
  bonus: GameBonus | null
  /** Stakes of the last round the player paid, for laying them again. */
  last: readonly Stake[]
  /** What the last round won, as the host said; `null` before the first. */
  lastWin: number | null
  /** What the last round cost the player. */
  lastCost: number
  online: boolean
  /** The portal asked for no new round. */
  paused: boolean
  play: Play
}

export type Event =
  | { type: 'opened'; session: TableSession }
  | { type: 'open-failed'; failure: Failure }
  | { type: 'open-again' }
  /** `keepsResult`: it is no new beginning; what the last round came to stays in sight. */
  | { type: 'bets'; bets: Bets; keepsResult?: true }
  /** The main button; `roundId` is fresh and used only if a round starts. */
  | { type: 'pressed'; roundId: string }
  | { type: 'act'; action: RoundAction }
  | { type: 'answered'; reply: TableRound }
  | { type: 'failed'; failure: Failure }
  | { type: 'retry' }
  | { type: 'dismissed' }
  | { type: 'shown' }
  | { type: 'replay'; reply: TableRound }
  | { type: 'balance-told'; balance: number; bonus: GameBonus | null }
  | { type: 'paused' | 'resumed' | 'online' | 'offline' }

/** What the world has to do after a step; the machine itself touches nothing. */
export type Effect =
  | { do: 'open-session' }
  | { do: 'ask-round'; roundId: string; stakes: readonly Stake[]; bonusId: string | null }
  | { do: 'ask-action'; roundId: string; action: RoundAction }
  | { do: 'ask-state'; roundId: string }
  | { do: 'show'; reply: TableRound; before: TableRound | null }
  | { do: 'skip' }
  | { do: 'settle' }
  | { do: 'round-started' }
  | { do: 'round-ended'; reply: TableRound }
  | { do: 'report-failure'; failure: Failure }

export interface Move {
  table: Table
  effects: Effect[]
}

export const newTable = (online: boolean): Table => ({
  session: null,
  balance: 0,
  bets: NO_BETS,
  bonus: null,
  last: [],
  lastWin: null,
  lastCost: 0,
  online,
  paused: false,
  play: { at: 'opening' },
})
