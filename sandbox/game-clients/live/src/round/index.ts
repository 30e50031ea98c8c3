// The state machine of a live table: the table's phases, chips that were not sent, the player's round, its actions and its end.
export { advance } from './machine.ts'
export { phaseOf, phaseSpan, type TablePhase } from './phase.ts'
export { added, stakeOn, totalOf } from './placed.ts'
export {
  acceptedRound,
  confirmedStakes,
  isGoldenShown,
  isSendable,
  isSettledUnseen,
  openTableRound,
  sentStakes,
  stakedIn,
} from './stakes.ts'
export { type LiveEffect, type LiveEvent, type LiveState, newState, type Notice, sessionEndOf } from './state.ts'
