import { gameOperations, liveDefinition, type LiveDefinition, liveOutcome, type LiveOutcome } from '@herna/contract/games'
import type { Round, Session } from '@herna/game-kit'

// The contract's replies with the definition and outcome types of live tables.
export type LiveSession = Session<LiveDefinition, LiveOutcome>
export type LiveRound = Round<LiveOutcome>
export const liveOperations = gameOperations(liveDefinition, liveOutcome)
