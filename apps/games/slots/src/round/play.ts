import type { RoundReply, SessionReply } from '@herna/contract/games'
import type { Failure } from '../session/index.ts'

/** Where the player stands. Each state carries what its screen needs, so that no screen can show what is not known. */
export type Play =
  /** The first session, or a new one, is being opened. */
  | { at: 'opening' }
  | { at: 'unopened'; failure: Failure }
  /** The reels rest; a press starts a round. */
  | { at: 'idle' }
  /** The reels turn, the round is asked for. `hurried`: the player wants them to stop at once. */
  | { at: 'asking'; roundId: string; bet: number; hurried: boolean }
  /** Nobody knows whether the round was played. Only the same id may be asked again. */
  | { at: 'stuck'; roundId: string; bet: number; failure: Failure }
  /** The host refused the stake: nothing was taken. */
  | { at: 'refused'; failure: Failure }
  /** The reels turn towards the grid of `steps[step]`. */
  | { at: 'stopping'; reply: RoundReply; step: number; hurried: boolean }
  /** The wins of `steps[step]` are shown one after the other. */
  | { at: 'showing'; reply: RoundReply; step: number }
  /** A plate over the reels waits for the player. */
  | { at: 'plate'; reply: RoundReply; step: number; plate: 'awarded' | 'more' | 'summary' }
  | { at: 'expired'; failure: Failure }
  /** The balance does not cover the bet. */
  | { at: 'broke' }

export interface Table {
  session: SessionReply | null
  /** Cents; while a round runs, without its stake and without its win. */
  balance: number
  bet: number
  /** What the last round won, as the host said; `null` before the first. */
  lastWin: number | null
  online: boolean
  play: Play
}

export type Event =
  | { type: 'opened'; session: SessionReply }
  | { type: 'open-failed'; failure: Failure }
  | { type: 'open-again' }
  /** The spin button, the space bar or a tap on the reels. `roundId` is fresh and used only if a round starts. */
  | { type: 'pressed'; roundId: string }
  | { type: 'bet-chosen'; bet: number }
  | { type: 'answered'; reply: RoundReply }
  | { type: 'round-failed'; roundId: string; failure: Failure }
  | { type: 'retry' }
  | { type: 'dismissed' }
  | { type: 'reels-stopped' }
  | { type: 'wins-shown' }
  | { type: 'online' }
  | { type: 'offline' }

/** What the world has to do after a step; the machine itself touches nothing. */
export type Effect =
  | { do: 'open-session' }
  | { do: 'ask-round'; roundId: string; bet: number }
  | { do: 'spin-reels' }
  | { do: 'stop-reels'; grid: number[][]; quick: boolean }
  | { do: 'hurry-reels' }
  /** The round failed: the reels come back to what they showed. */
  | { do: 'settle-reels' }
  | { do: 'show-wins'; reply: RoundReply; step: number }
  | { do: 'skip-wins' }
  | { do: 'round-started' }
  | { do: 'round-ended'; reply: RoundReply }
  | { do: 'report-failure'; failure: Failure }

export const newTable = (online: boolean): Table => ({
  session: null,
  balance: 0,
  bet: 0,
  lastWin: null,
  online,
  play: { at: 'opening' },
})
