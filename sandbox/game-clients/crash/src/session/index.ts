import { crashDefinition, type CrashDefinition, crashOutcome, type CrashOutcome, gameOperations } from '@herna/contract/games'
import type { Round, Session } from '@herna/game-kit'

// The contract's replies with the definition and outcome types of crash games.
export type CrashSession = Session<CrashDefinition, CrashOutcome>
export type CrashRound = Round<CrashOutcome>
export const crashOperations = gameOperations(crashDefinition, crashOutcome)
