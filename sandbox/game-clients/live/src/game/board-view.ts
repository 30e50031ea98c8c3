import type { BoardView } from '../board/index.ts'
import {
  acceptedRound,
  added,
  confirmedStakes,
  type LiveState,
  openTableRound,
  phaseOf,
  sentStakes,
  sessionEndOf,
} from '../round/index.ts'

/** What the board shows of a state; null before the session. */
export function boardViewOf(state: LiveState): BoardView | null {
  const { session, table, now, play, placed, shownRound } = state
  if (session === null) return null
  const phase = phaseOf(table, now)
  const tableRound = table?.round?.tableRound
  const accepted = acceptedRound(state)
  const own = accepted ?? shownRound
  const isCurrent = own !== null && own.outcome.tableRound === tableRound
  const outcome = isCurrent ? own.outcome : null
  const isShown = phase === 'result'
  const arriving = table?.round?.result ?? outcome?.result ?? null
  const confirmed = isCurrent && accepted === null ? own.outcome.results : confirmedStakes(state)
  return {
    definition: session.game,
    table,
    phase,
    now,
    canBet: openTableRound(state) !== null,
    confirmed,
    unconfirmed: added(sentStakes(state), placed.stakes),
    outcome,
    arriving,
    result: isShown ? arriving : null,
    isBusy: play.phase === 'running' && play.pending !== null,
    isOver: sessionEndOf(state) !== null,
  }
}
