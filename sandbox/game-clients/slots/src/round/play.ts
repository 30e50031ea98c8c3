import type { GameBonus, SlotCoin } from '@herna/contract/games'
import type { Failure } from '@herna/game-kit'
import type { SlotRound, SlotSession } from '../session/index.ts'

/** A decided round on the reels. A replay moves no money; a resumed round was settled before the reels turned. */
interface Showing {
  reply: SlotRound
  step: number
  isReplay: boolean
}

/** Where the player stands. Each state carries what its screen needs, so that no screen can show what is not known. */
export type Play =
  /** The first session, or a new one, is being opened. */
  | { at: 'opening' }
  | { at: 'unopened'; failure: Failure }
  /** The reels rest; a press starts a round. */
  | { at: 'idle' }
  /** A round of before is unfinished, or its end was not seen: it comes first (M6). */
  | { at: 'resuming'; reply: SlotRound }
  /** The reels turn, the round is asked for. `hurried`: the player wants them to stop at once. */
  | { at: 'asking'; roundId: string; bet: number; bonusId: string | null; hurried: boolean }
  /** Nobody knows whether the round was played. Only the same id may be asked again. */
  | { at: 'stuck'; roundId: string; bet: number; bonusId: string | null; failure: Failure }
  /** The host refused the stake: nothing was taken. */
  | { at: 'refused'; failure: Failure }
  /** Only the portal can settle it: log in, deposit, a limit, the other window. The game waits. */
  | { at: 'halted'; failure: Failure }
  /** The reels turn towards the grid of `steps[step]`. */
  | ({ at: 'stopping'; hurried: boolean } & Showing)
  /** The wins of `steps[step]` are shown one after the other. */
  | ({ at: 'showing' } & Showing)
  /** A plate over the reels waits for the player. */
  | ({ at: 'plate'; plate: 'awarded' | 'more' | 'held' | 'summary' } & Showing)

export interface Table {
  session: SlotSession | null
  /** Cents; while a round runs, without its stake and without its win. */
  balance: number
  bet: number
  /** Free spins of the house's that pay the next rounds; null: the player pays. */
  bonus: GameBonus | null
  /** What the last round won, as the host said; `null` before the first. */
  lastWin: number | null
  online: boolean
  /** The portal asked for no new round. */
  paused: boolean
  play: Play
}

export type Event =
  | { type: 'opened'; session: SlotSession }
  | { type: 'open-failed'; failure: Failure }
  | { type: 'open-again' }
  /** The spin button, the space bar or a tap on the reels. `roundId` is fresh and used only if a round starts. */
  | { type: 'pressed'; roundId: string }
  | { type: 'bet-chosen'; bet: number }
  | { type: 'answered'; reply: SlotRound }
  | { type: 'round-failed'; roundId: string; failure: Failure }
  | { type: 'retry' }
  | { type: 'dismissed' }
  | { type: 'reels-stopped' }
  | { type: 'wins-shown' }
  | { type: 'replay'; reply: SlotRound }
  | { type: 'balance-told'; balance: number; bonus: GameBonus | null }
  | { type: 'paused' }
  | { type: 'resumed' }
  | { type: 'online' }
  | { type: 'offline' }

/** What the world has to do after a step; the machine itself touches nothing. */
export type Effect =
  | { do: 'open-session' }
  | { do: 'ask-round'; roundId: string; bet: number; bonusId: string | null }
  | { do: 'spin-reels' }
  | { do: 'stop-reels'; grid: number[][]; quick: boolean; coins?: SlotCoin[] }
  /** What won vanishes, what lay above falls, new symbols come to `grid`. */
  | { do: 'drop-symbols'; grid: number[][]; removed: [number, number][] }
  /** Coins stay; the other cells turn. */
  | { do: 'respin'; grid: number[][]; coins: SlotCoin[] }
  | { do: 'hurry-reels' }
  /** The round failed: the reels come back to what they showed. */
  | { do: 'settle-reels' }
  | { do: 'show-wins'; reply: SlotRound; step: number }
  | { do: 'skip-wins' }
  | { do: 'round-started' }
  | { do: 'round-ended'; reply: SlotRound }
  | { do: 'report-failure'; failure: Failure }

export interface Move {
  table: Table
  effects: Effect[]
}

export const newTable = (online: boolean): Table => ({
  session: null,
  balance: 0,
  bet: 0,
  bonus: null,
  lastWin: null,
  online,
  paused: false,
  play: { at: 'opening' },
})
